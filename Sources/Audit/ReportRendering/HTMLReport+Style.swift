extension HTMLReport {
    private static let lightPage = """
        --bg:#f4f5f3;--card:#fff;--ink:#14181d;--soft:#59626d;--line:#e2e4e1;--accent:#0b6e75;--sea:#e3efef;\
        --ok:#0b6b40;--okbg:#e2f3e9;--er:#b3261e;--erbg:#fce8e6;--wa:#8a5300;--wabg:#fdf0d5;\
        --shade:0 1px 2px rgba(20,24,29,.05),0 8px 24px rgba(20,24,29,.05);
        """
    private static let darkPage = """
        --bg:#0e1114;--card:#171b20;--ink:#eef1f3;--soft:#9ba5b0;--line:#282e35;--accent:#5cc4c9;--sea:#12211f;\
        --ok:#5fd69b;--okbg:#12301f;--er:#ff9d94;--erbg:#3d1714;--wa:#f5c469;--wabg:#36280e;\
        --shade:none;
        """

    /// The colours are variables, so dark mode differs in only two lines.
    static var styleSheet: String {
        """
        :root{color-scheme:light dark;\(lightPage)\(DrawingStyle.light)\(DrawingStyle.litScreen)}
        @media (prefers-color-scheme:dark){:root{\(darkPage)\(DrawingStyle.dark)\(DrawingStyle.dimScreen)}}
        \(DrawingStyle.rules)
        \(pageRules)
        \(cardRules)
        \(finderRules)
        \(playerRules)
        """
    }

    private static let pageRules = """
        *{box-sizing:border-box}
        html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,\
        Roboto,"Helvetica Neue",system-ui,sans-serif;-webkit-font-smoothing:antialiased}
        .library{position:absolute}
        h1,h2,h3,p,ol,ul,dl,dd,figure{margin:0;padding:0}ol,ul{list-style:none}
        [hidden]{display:none!important}
        a:focus-visible,select:focus-visible,.scroll:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
        .hero{background:linear-gradient(180deg,var(--sea),var(--bg))}
        .wrap,main,footer{max-width:1228px;margin:0 auto;padding:0 24px}
        .wrap{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:48px;align-items:center;padding-top:56px;\
        padding-bottom:48px}
        .brand{display:flex;align-items:center;gap:10px;font-weight:650;color:var(--accent);letter-spacing:.01em}
        h1.warning{color:var(--wa)}h1.unknown{color:var(--soft)}
        h1{font-size:clamp(32px,4.6vw,56px);line-height:1.06;letter-spacing:-.028em;font-weight:750;margin:18px 0 16px;\
        text-wrap:balance}
        .skip{position:absolute;left:-99em}.skip:focus{left:12px;top:12px;padding:8px 14px;background:var(--card);z-index:9}
        .sum{font-size:19px;max-width:36em}.worst,.omission{margin-top:10px;color:var(--soft);max-width:36em}.worst b{color:var(--er)}
        .figures{display:flex;flex-wrap:wrap;gap:14px 44px;margin-top:34px}
        .figures div{display:flex;flex-direction:column-reverse}
        .figures dt{color:var(--soft);font-size:14px}
        .figures dd{font-size:38px;line-height:1.1;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
        dd.good{color:var(--ok)}dd.bad{color:var(--er)}
        .pair{display:flex;gap:26px}.pair figure{width:208px}.pair figure.pad{width:min(100%,320px)}.pair.wide{flex-direction:column}.pair.wide figure{width:400px}
        svg{display:block;width:100%;height:auto}.brand svg{width:28px}
        figcaption{margin-top:12px;text-align:center;font-size:14px;line-height:1.35;font-weight:600}
        figcaption span{display:block;color:var(--soft);font-weight:400;font-size:13px;font-variant-numeric:tabular-nums}
        h2{font-size:24px;letter-spacing:-.015em;line-height:1.2}
        main section{margin-top:44px}
        .bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;margin-bottom:16px}
        .legend{display:flex;align-items:center;gap:6px;color:var(--soft);font-size:14px}.legend .o+.o,.legend .l{margin-left:10px}
        .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shade)}
        table{border-collapse:separate;border-spacing:0;width:100%;font-size:15px}
        th,td{padding:11px 14px;text-align:left;border-top:1px solid var(--line);white-space:nowrap;vertical-align:middle}
        thead th{border-top:0;font-size:13px;line-height:1.35;font-weight:400;color:var(--soft);vertical-align:bottom}
        thead b{display:block;color:var(--ink);font-size:15px;font-weight:650}thead span{display:block}
        tr>th:first-child{position:sticky;left:0;background:var(--card);font-weight:600;z-index:1;padding-left:20px}
        td{white-space:nowrap}tr>th:first-child{max-width:270px;white-space:normal}
        .chip{display:inline-flex;align-items:center;gap:7px;border-radius:99px;padding:3px 11px;font-size:14px;\
        font-weight:650;line-height:1.45;text-decoration:none;white-space:nowrap;font-variant-numeric:tabular-nums}
        td .chip{margin:2px 6px 2px 0;vertical-align:middle}td a.chip:hover{filter:brightness(.95)}td a.chip{text-decoration:underline;\
        text-decoration-thickness:1px;text-underline-offset:3px}.scroll+.scroll{margin-top:16px}.bar+.sum{margin-bottom:18px;\
        font-size:16px;max-width:none;color:var(--soft)}
        .note{color:var(--soft);font-size:14px;white-space:normal}.wide td .chip{display:flex;width:fit-content}
        .fold{border:0;background:none;padding:4px 0;min-height:0;font:inherit;font-weight:600;text-align:left}
        .fold::before{content:"▸";display:inline-block;width:18px;color:var(--accent)}.fold[aria-expanded=true]::before{content:"▾"}
        .folds tbody tr:first-child>*{border-top:1px solid var(--line)}.inner>*{border-top:0;padding-top:5px;padding-bottom:5px}
        tr.inner>th:first-child{padding-left:38px;font-weight:400}.closed tr.inner{display:none}
        .fold span,.inner th span{font-weight:400;color:var(--soft);font-size:13px}
        summary{cursor:pointer}summary:focus-visible{outline:3px solid var(--ring)}th ul{padding:6px 0 2px 18px;font-weight:400;\
        font-size:14px}th ul li{padding:3px 0}th ul a{color:var(--accent)}
        .chip.clear{color:var(--ok);background:var(--okbg)}.chip.error{color:var(--er);background:var(--erbg)}
        .chip.warning{color:var(--wa);background:var(--wabg)}.chip.unknown{color:var(--soft);background:var(--line)}
        .o{display:inline-block;width:8px;height:13px;border:1.6px solid currentColor;border-radius:2.5px;flex:none}
        .o.l{width:13px;height:8px}
        footer code{white-space:normal}footer{color:var(--soft);font-size:14px;margin-top:56px;padding-bottom:56px}
        """

    private static let finderRules = """
        #find{scroll-margin-top:16px}.filters input{font:inherit;font-size:14px;color:inherit;background:var(--card);\
        border:1px solid var(--line);border-radius:10px;padding:7px 12px;min-height:38px;min-width:180px}
        .filters select{max-width:220px}
        .list{background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
        .list:empty{display:none}.list li+li{border-top:1px solid var(--line)}
        .list a{display:flex;align-items:center;gap:14px;padding:9px 16px;color:inherit;text-decoration:none;font-size:15px}
        .list a:hover{background:var(--bg)}.list code{margin-left:auto}.list .chip{min-width:92px;justify-content:center}
        button{font:inherit;font-size:14px;color:inherit;background:var(--card);border:1px solid var(--line);\
        border-radius:10px;padding:7px 14px;min-height:38px;cursor:pointer}
        button:hover{border-color:var(--accent)}button:focus-visible,input:focus-visible{outline:3px solid var(--ring)}
        .more{margin-top:14px}
        """

    private static let playerRules = """
        dialog{width:min(1180px,96vw);max-height:96vh;border:1px solid var(--line);border-radius:18px;padding:20px 24px;\
        background:var(--card);color:var(--ink)}dialog::backdrop{background:rgba(10,12,15,.55)}
        dialog header{display:flex;align-items:center;gap:14px}dialog header h2{flex:1}dialog h2 span{font-weight:400}
        .soft{color:var(--soft);font-size:14px}.body{display:grid;grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);gap:28px;\
        margin-top:16px}
        .side{max-height:calc(96vh - 150px);overflow:auto;font-size:14px}.side h3{font-size:15px;margin:14px 0 4px}
        .side h3:first-child{margin-top:0}.side li{padding:1px 0}.side li button{border:0;background:none;padding:3px 0;\
        min-height:0;text-align:left;color:var(--accent)}.body pre{white-space:pre-wrap;font-size:12px;color:var(--soft);margin:0}
        .device{position:relative;margin:0 auto}
        .ghost{position:absolute;left:0;top:0;opacity:.4;pointer-events:none}
        .device .guide,.guided .ghost .guide,.guide.unknown{display:none}.guided .guide{display:inline}
        [aria-pressed=true]{border-color:var(--accent);background:var(--okbg)}
        tr.inner>*{vertical-align:top}.log{position:relative;max-height:250px;overflow:auto;border:1px solid var(--line);border-radius:10px}
        .side .log li{padding:0;border-left:4px solid transparent}.side .log button{display:grid;width:100%;\
        grid-template-columns:56px 82px minmax(0,1fr);padding:4px 8px;border-radius:0;color:var(--ink);font-size:13px}
        .log time{color:var(--soft);font-variant-numeric:tabular-nums}.log b{font-weight:600;color:var(--soft)}
        .log .from-app b{color:var(--accent)}.side .log .now{border-color:var(--accent);background:var(--okbg)}
        .log span{overflow-wrap:anywhere}
        #zoom{width:auto;max-width:96vw;padding:14px}#zoom svg{cursor:zoom-out;margin-top:10px}
        .zoom{display:block;width:100%;padding:0;border:0;background:none;border-radius:12px;cursor:zoom-in}
        .controls{display:flex;flex-wrap:wrap;align-items:center;gap:10px;margin-top:20px;font-size:14px}
        .controls input[type=range]{flex:1 1 160px}.controls output{flex:1 1 100%;margin:0}
        @media (max-width:760px){dialog header{flex-wrap:wrap}dialog header h2{flex:1 1 100%}.body{grid-template-columns:minmax(0,1fr)}.side{max-height:none}dialog{padding:14px}
        .list a{flex-wrap:wrap}.list code{margin-left:0}}
        """

    private static let cardRules = """
        .rules{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:14px;margin-top:16px}
        .rules li,.run{background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shade)}
        .rules li{padding:16px 18px}.rules .why{color:var(--soft);font-size:14px;margin:6px 0 8px}
        .rules .remedy{font-size:14px;margin-bottom:6px;overflow-wrap:anywhere}.rules .count{font-size:14px;font-variant-numeric:tabular-nums}
        code{font:12.5px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--soft);white-space:nowrap}
        .rules code{margin-left:10px}
        .chips{display:flex;align-items:center;gap:12px}.open{font-size:14px;font-weight:600;color:var(--accent)}
        .dot{display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:9px;flex:none;background:var(--er)}
        .dot.warning{background:var(--wa);border-radius:2px}
        .filters{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
        select{font:inherit;font-size:14px;color:inherit;background:var(--card);border:1px solid var(--line);\
        border-radius:10px;padding:7px 10px;min-height:38px}
        output{color:var(--soft);font-size:14px;margin-left:6px;font-variant-numeric:tabular-nums}
        .none{color:var(--soft);padding:40px 0;text-align:center}
        .run{padding:24px 28px 22px;margin-bottom:20px;scroll-margin-top:16px;content-visibility:auto;\
        contain-intrinsic-size:auto 620px}
        .run:target{outline:3px solid var(--accent);outline-offset:2px}
        .run header{display:flex;justify-content:space-between;align-items:flex-start;gap:16px;margin-bottom:22px}
        h3{font-size:19px;line-height:1.3;letter-spacing:-.01em}h3 span{font-weight:400}
        .run header p{color:var(--soft);font-size:14px}
        .run header .chip{font-size:15px;padding:5px 14px}
        .film{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:20px;justify-items:center}
        .film li{width:100%}.film svg{margin:0 auto}
        .tall.phone .film svg{max-width:216px}.tall.pad .film{grid-template-columns:repeat(3,minmax(0,1fr))}
        .wide .film{grid-template-columns:repeat(3,minmax(0,1fr));gap:26px 24px}
        .wide.pad .film{grid-template-columns:repeat(2,minmax(0,1fr))}
        .wide .film svg{max-width:560px}
        .findings,.fine{margin-top:20px;padding-top:16px;border-top:1px solid var(--line);font-size:15px}
        .findings li{display:flex;align-items:baseline;padding:3px 0;gap:2px}
        .findings code{margin-left:auto;padding-left:16px;white-space:nowrap}
        .fine{color:var(--ok);font-weight:600}
        @media (max-width:1100px){.wide thead{display:none}.wide,.wide tbody{display:block}
        .wide tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));padding:8px 0;border-top:1px solid var(--line)}
        .wide tr:first-child{border:0}.wide tr>th:first-child{grid-column:1/-1;border:0;white-space:normal}
        .wide td{border:0;padding:3px 20px;white-space:normal}.wide td[data-label]::before{content:attr(data-label);display:block;\
        font-size:13px;color:var(--soft)}}
        @media (max-width:980px){.tall .film{grid-template-columns:repeat(3,minmax(0,1fr))}
        .wide .film{grid-template-columns:repeat(2,minmax(0,1fr))}}
        @media (max-width:900px){.wrap{grid-template-columns:minmax(0,1fr);gap:36px;padding-top:36px}.pair{justify-content:center}}
        @media (max-width:700px){
        .wrap,main,footer{padding-left:16px;padding-right:16px}
        .film,.tall .film,.wide .film{grid-template-columns:repeat(2,minmax(0,1fr));gap:22px 14px}
        .wide .film,.wide.pad .film,.tall.pad .film{grid-template-columns:minmax(0,1fr)}
        .run{padding:18px 16px 16px}.pair{gap:18px}.pair figure{width:min(46%,190px)}.pair.wide figure{width:100%}
        .findings li{flex-wrap:wrap}.findings li>span:nth-child(2){flex:1 1 80%}.findings code{margin-left:18px;padding-left:0}
        .sum{font-size:17px}.figures{gap:14px 30px}.figures dd{font-size:32px}
        .filters select{flex:1 1 40%}th,td{padding:10px}tr>th:first-child{padding-left:14px;white-space:normal;min-width:104px}
        .note,.folds thead{display:none}.folds,.folds tbody{display:block}
        .folds tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));padding:6px 0}
        .folds tr>th:first-child{grid-column:1/-1;max-width:none;padding-top:4px;padding-bottom:0}
        .folds tr>*,.folds tbody tr:first-child>*{border:0}.folds tbody+tbody{border-top:1px solid var(--line)}
        .folds td{padding:2px 6px 2px 14px}.folds tr.inner td{padding-left:20px}
        .folds .chip{font-size:13px;padding:3px 8px;margin-right:0}
        .folds td[data-label]::before{content:attr(data-label);display:block;font-size:13px;color:var(--soft)}
        }
        @media print{body{background:#fff}.filters,#find .more,.open,dialog{display:none}.scroll{overflow:visible;box-shadow:none}
        .run{break-inside:avoid;box-shadow:none;content-visibility:visible}tbody.closed tr.inner{display:table-row}
        .tall .film{grid-template-columns:repeat(4,minmax(0,1fr))}}
        """
}
