print("tideline-audit")
