// What the drivers in C++ share: reading a workload, and the measuring that Sources/solver-benchmark does in Swift.
// Benchmarks/README.md defines what is measured. A change here needs the same change there.
#pragma once

#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace benchmark {

enum class Relation { Equal, AtMost, AtLeast };

/// A command of the file with its names resolved.
struct Command {
    enum Kind { Variable, Constraint, Edit, Suggest, Remove, Update };
    Kind kind;
    std::size_t index = 0;  // of a variable or a constraint
    double number = 0;      // a constant or a value
    double priority = 0;
    Relation relation = Relation::Equal;
    std::vector<std::pair<double, std::size_t>> terms;
};

/// A workload with its names resolved.
struct Workload {
    std::vector<Command> commands;
    std::size_t variables = 0, constraints = 0, mostConstraints = 0, updates = 0;
};

inline double number(const std::string& word) {
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (word.empty() || *end != 0 || !std::isfinite(value)) throw std::runtime_error("'" + word + "' is no number");
    return value;
}

inline double priority(const std::string& word) {
    const double value = number(word);
    if (value < 1 || value > 1000) throw std::runtime_error("the priority " + word + " is not in 1...1000");
    return value;
}

inline std::size_t known(const std::unordered_map<std::string, std::size_t>& names, const std::string& name) {
    const auto found = names.find(name);
    if (found == names.end()) throw std::runtime_error("'" + name + "' is unknown here");
    return found->second;
}

inline Relation relation(const std::string& word) {
    if (word == "==") return Relation::Equal;
    if (word == "<=") return Relation::AtMost;
    if (word == ">=") return Relation::AtLeast;
    throw std::runtime_error("'" + word + "' is none of == <= >=");
}

/// Reads files line by line; what solver-benchmark refuses with an explanation is refused here too.
class Parser {
public:
    Workload workload;

    void read(const std::vector<std::string>& words) {
        const std::string& letter = words[0];
        Command command;
        if (letter == "v" && words.size() == 2) {
            command.kind = Command::Variable;
            if (!variables.emplace(words[1], workload.variables++).second) throw std::runtime_error("made twice");
        } else if (letter == "c" && words.size() >= 7 && words.size() % 2 == 1) {
            constraint(words, command);
        } else if (letter == "e" && words.size() == 3) {
            command.kind = Command::Edit;
            command.index = known(variables, words[1]);
            command.priority = priority(words[2]);
        } else if (letter == "s" && words.size() == 3) {
            command.kind = Command::Suggest;
            command.index = known(variables, words[1]);
            command.number = number(words[2]);
        } else if (letter == "r" && words.size() == 2) {
            command.kind = Command::Remove;
            command.index = known(constraints, words[1]);
            constraints.erase(words[1]);
        } else if (letter == "u" && words.size() == 1) {
            command.kind = Command::Update;
            ++workload.updates;
        } else {
            throw std::runtime_error("not a command");
        }
        workload.mostConstraints = std::max(workload.mostConstraints, constraints.size());
        workload.commands.push_back(std::move(command));
    }

private:
    std::unordered_map<std::string, std::size_t> variables, constraints;

    void constraint(const std::vector<std::string>& words, Command& command) {
        command.kind = Command::Constraint;
        command.index = workload.constraints++;
        command.priority = priority(words[2]);
        command.relation = relation(words[3]);
        command.number = number(words[4]);
        for (std::size_t place = 5; place + 1 < words.size(); place += 2)
            command.terms.emplace_back(number(words[place]), known(variables, words[place + 1]));
        if (!constraints.emplace(words[1], command.index).second) throw std::runtime_error("made twice");
    }
};

inline Workload read(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": can't be read");
    Parser parser;
    std::string line;
    for (int count = 1; std::getline(file, line); ++count) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        for (std::string word; stream >> word;) words.push_back(word);
        if (words.empty()) continue;
        try {
            parser.read(words);
        } catch (const std::exception& error) {
            throw std::runtime_error(path + ":" + std::to_string(count) + ": " + error.what());
        }
    }
    if (parser.workload.updates == 0) throw std::runtime_error(path + ": nothing is updated");
    return std::move(parser.workload);
}

inline std::int64_t time(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::int64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
}

/// A point of time, by two clocks.
///
/// The processor time of a thread does not count other work on the machine, but the kernel corrects it afterwards, so that
/// now and then a short stretch comes out as nothing. Short stretches are often undisturbed, and the shortest of many counts.
struct Instant {
    std::int64_t processor = time(CLOCK_THREAD_CPUTIME_ID);
    std::int64_t wall = time(CLOCK_MONOTONIC);

    /// Nanoseconds since the instant: by the wall's clock if they are few, else of the processor.
    std::int64_t elapsed() const {
        const std::int64_t few = 10000000, passed = time(CLOCK_MONOTONIC) - wall;
        return passed < few ? std::max<std::int64_t>(1, passed) : time(CLOCK_THREAD_CPUTIME_ID) - processor;
    }
};

/// Bytes that the kernel reports under a name in the process's status.
inline std::int64_t statusBytes(const std::string& name) {
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.compare(0, name.size() + 1, name + ":") == 0) return std::atoll(line.c_str() + name.size() + 1) * 1024;
    throw std::runtime_error("/proc/self/status has no " + name + ": run this on Linux");
}

/// Gives memory back that parsing left free, lowers the high-water mark to what is in use, and returns that.
inline std::int64_t startMemory() {
    malloc_trim(0);
    std::ofstream mark("/proc/self/clear_refs");
    mark << "5" << std::flush;
    if (!mark) throw std::runtime_error("/proc/self/clear_refs can't be written: run this where it can");
    return statusBytes("VmRSS");
}

/// Keeps from now on what the solver gives back, so that the next one finds it: what is warm pays for no page faults.
inline void keepMemory() {
    mallopt(M_TRIM_THRESHOLD, INT32_MAX);
    mallopt(M_MMAP_THRESHOLD, 1 << 25);
}

/// What one playing of a workload took.
struct Playing {
    std::int64_t build = 0;
    /// From the first update to the last, in stretches of some updates.
    std::vector<std::int64_t> stretches;

    std::int64_t updates() const { return std::accumulate(stretches.begin(), stretches.end(), std::int64_t(0)); }

    /// Keeps the shorter of both builds, and of each stretch.
    void keepLeast(const Playing& other) {
        build = std::min(build, other.build);
        for (std::size_t place = 0; place < stretches.size(); ++place)
            stretches[place] = std::min(stretches[place], other.stretches[place]);
    }
};

/// Plays all commands. `Session` performs a command and completes its buffer of values at an update.
///
/// The clock is asked after the build, and then after so many updates; after each where an observer looks at values.
template <typename Session, typename Observer>
Playing play(Session& session, const Workload& workload, std::size_t stretch, Observer* observer) {
    Playing playing;
    bool isBuilt = false;
    std::size_t waiting = 0;
    Instant start;
    for (const Command& command : workload.commands) {
        if (command.kind != Command::Update) {
            session.perform(command);
            continue;
        }
        session.update();
        ++waiting;
        if (isBuilt && !observer && waiting < stretch) continue;
        const std::int64_t spent = start.elapsed();
        if (isBuilt) playing.stretches.push_back(spent);
        else playing.build = spent;
        isBuilt = true;
        waiting = 0;
        if (observer) (*observer)(session.buffer);
        start = Instant();
    }
    if (waiting > 0) playing.stretches.push_back(start.elapsed());
    return playing;
}

inline void write(const std::string& path, const std::vector<double>& values) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(values.data()), std::streamsize(values.size() * sizeof(double)));
    if (!file.flush()) throw std::runtime_error(path + ": can't be written");
}

/// Playings go on until this much time is used up, but there are two of them at least.
constexpr std::int64_t enough = 500000000;

/// The first playing tells memory, checksum and the time of a cold build; the least time of the others counts.
template <typename Session>
void measure(const char* solver, const std::string& path, const std::string& valuesPath, int playings) {
    const Workload workload = read(path);
    std::vector<double> values;
    double checksum = 0;
    auto observer = [&](const std::vector<double>& buffer) {
        for (std::size_t index = 0; index < buffer.size(); ++index) checksum += buffer[index] * double(index + 1);
        if (!valuesPath.empty()) values.insert(values.end(), buffer.begin(), buffer.end());
    };
    auto first = std::make_unique<Session>(workload);
    const std::int64_t before = startMemory();
    const Playing cold = play(*first, workload, 1, &observer);
    const std::int64_t memory = statusBytes("VmHWM") - before;
    keepMemory();
    first.reset();
    const double count = double(std::max<std::size_t>(1, workload.updates - 1));
    // As many updates as take a millisecond: longer stretches are mostly disturbed, shorter ones can hardly be measured.
    const std::size_t stretch = std::max<std::size_t>(1, std::size_t(1e6 / std::max(1.0, double(cold.updates()) / count)));
    Playing least = cold;
    const Instant start;
    for (int playing = 1; playing < playings && (playing == 1 || start.elapsed() < enough); ++playing) {
        auto session = std::make_unique<Session>(workload);
        const Playing warm = play(*session, workload, stretch, static_cast<decltype(observer)*>(nullptr));
        if (playing == 1) least = warm;
        else least.keepLeast(warm);
    }
    if (!valuesPath.empty()) write(valuesPath, values);
    std::printf(
        "{\"solver\": \"%s\", \"variables\": %zu, \"constraints\": %zu, \"updates\": %zu, "
        "\"coldBuildNanoseconds\": %lld, \"buildNanoseconds\": %lld, \"updateNanoseconds\": %.2f, "
        "\"peakBytes\": %lld, \"bytesPerConstraint\": %.1f, \"checksum\": %.17g}\n",
        solver, workload.variables, workload.mostConstraints, workload.updates - 1,
        static_cast<long long>(cold.build), static_cast<long long>(least.build), double(least.updates()) / count,
        static_cast<long long>(memory),
        double(memory) / double(std::max<std::size_t>(1, workload.mostConstraints)), checksum);
}

/// Arguments in, a measurement as JSON and an exit code out.
template <typename Session>
int run(const char* solver, int count, char** words) {
    std::string path, values;
    int playings = 2;
    const std::string program = std::string(solver) + "-benchmark";
    try {
        for (int index = 1; index < count; ++index) {
            const std::string word = words[index];
            if ((word == "--values" || word == "--playings") && index + 1 < count) {
                const std::string value = words[++index];
                if (word == "--values") values = value;
                else playings = int(number(value));
            } else if (word.compare(0, 2, "--") != 0 && path.empty()) {
                path = word;
            } else {
                path.clear();
                break;
            }
        }
        if (path.empty() || playings < 1)
            throw std::runtime_error("usage: " + program + " FILE [--values FILE] [--playings N]");
        measure<Session>(solver, path, values, playings);
    } catch (const std::exception& error) {
        std::cerr << program << ": " << error.what() << "\n";
        return 2;
    }
    return 0;
}

}  // namespace benchmark
