// Plays a workload file through kiwi and measures it exactly as `solver-benchmark` measures Tideline's solver.
// Benchmarks/README.md defines what is measured; whoever changes one driver changes the other.
#include <kiwi/kiwi.h>

#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

/// A command of the file with its names resolved.
struct Command {
    enum Kind { Variable, Constraint, Edit, Suggest, Remove, Update };
    Kind kind;
    std::size_t index = 0;  // of a variable or a constraint
    double number = 0;      // a strength, a constant or a value
    double strength = 0;
    kiwi::RelationalOperator relation = kiwi::OP_EQ;
    std::vector<std::pair<double, std::size_t>> terms;
};

/// A workload with its names resolved.
struct Workload {
    std::vector<Command> commands;
    std::size_t variables = 0, constraints = 0, mostConstraints = 0, updates = 0;
};

/// What one playing of a workload took.
struct Run {
    std::int64_t build = 0, updates = 0;
    double checksum = 0;
};

/// kiwi weighs violations where Tideline compares them level by level, so that a priority needs a weight.
///
/// The priority itself would not do: 750 and 250 together outweigh 999, and the solution would be another one. Each
/// priority therefore weighs 1.4 % more than the one below it, which spreads 1...999 over 1...1e6, the span from kiwi's
/// own `weak` to its own `strong`: what the two solvers' users mean by these words weighs the same. A wider span would
/// come closer to levels, but costs kiwi digits (it takes 1e-8 for zero); whole numbers keep its sums exact. How fast
/// kiwi is hardly depends on the mapping. That unique solutions agree is checked, value by value.
double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    return std::round(kiwi::strength::strong * std::pow(10, -6 * (999 - priority) / 998));
}

double number(const std::string& word) {
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (word.empty() || *end != 0 || !std::isfinite(value)) throw std::runtime_error("'" + word + "' is no number");
    return value;
}

double priority(const std::string& word) {
    const double value = number(word);
    if (value < 1 || value > 1000) throw std::runtime_error("the priority " + word + " is not in 1...1000");
    return value;
}

std::size_t known(const std::unordered_map<std::string, std::size_t>& names, const std::string& name) {
    const auto found = names.find(name);
    if (found == names.end()) throw std::runtime_error("'" + name + "' is unknown here");
    return found->second;
}

kiwi::RelationalOperator relation(const std::string& word) {
    if (word == "==") return kiwi::OP_EQ;
    if (word == "<=") return kiwi::OP_LE;
    if (word == ">=") return kiwi::OP_GE;
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
            command.strength = strength(priority(words[2]));
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
        command.strength = strength(priority(words[2]));
        command.relation = relation(words[3]);
        command.number = number(words[4]);
        for (std::size_t place = 5; place + 1 < words.size(); place += 2)
            command.terms.emplace_back(number(words[place]), known(variables, words[place + 1]));
        if (!constraints.emplace(words[1], command.index).second) throw std::runtime_error("made twice");
    }
};

Workload read(const std::string& path) {
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

std::int64_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
}

/// Bytes that the kernel reports under a name in the process's status.
std::int64_t statusBytes(const std::string& name) {
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.compare(0, name.size() + 1, name + ":") == 0) return std::atoll(line.c_str() + name.size() + 1) * 1024;
    throw std::runtime_error("/proc/self/status has no " + name + ": run this on Linux");
}

/// Gives memory back that parsing left free, lowers the high-water mark to what is in use, and returns that.
std::int64_t startMemory() {
    malloc_trim(0);
    std::ofstream mark("/proc/self/clear_refs");
    mark << "5" << std::flush;
    if (!mark) throw std::runtime_error("/proc/self/clear_refs can't be written: run this where it can");
    return statusBytes("VmRSS");
}

/// A solver and the handles of what was made in it.
class Session {
public:
    explicit Session(const Workload& workload)
        : workload(workload), variables(), constraints(workload.constraints), buffer(workload.variables) {
        variables.reserve(workload.variables);
    }

    Run play(std::vector<double>* values) {
        Run run;
        bool isBuilt = false;
        std::int64_t start = now();
        for (const Command& command : workload.commands) {
            if (command.kind != Command::Update) {
                perform(command);
                continue;
            }
            solver.updateVariables();
            for (std::size_t index = 0; index < variables.size(); ++index) buffer[index] = variables[index].value();
            const std::int64_t end = now();
            (isBuilt ? run.updates : run.build) += end - start;
            isBuilt = true;
            double sum = 0;
            for (std::size_t index = 0; index < buffer.size(); ++index) sum += buffer[index] * double(index + 1);
            run.checksum += sum;
            if (values) values->insert(values->end(), buffer.begin(), buffer.end());
            start = now();
        }
        return run;
    }

private:
    const Workload& workload;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<double> buffer;

    void perform(const Command& command) {
        switch (command.kind) {
        case Command::Variable:
            variables.emplace_back();
            break;
        case Command::Constraint: {
            std::vector<kiwi::Term> terms;
            terms.reserve(command.terms.size());
            for (const auto& term : command.terms) terms.emplace_back(variables[term.second], term.first);
            constraints[command.index] = kiwi::Constraint(
                kiwi::Expression(std::move(terms), -command.number), command.relation, command.strength);
            solver.addConstraint(constraints[command.index]);
            break;
        }
        case Command::Edit:
            solver.addEditVariable(variables[command.index], command.strength);
            break;
        case Command::Suggest:
            solver.suggestValue(variables[command.index], command.number);
            break;
        case Command::Remove:
            solver.removeConstraint(constraints[command.index]);
            constraints[command.index] = kiwi::Constraint();
            break;
        case Command::Update:
            break;
        }
    }
};

std::int64_t median(std::vector<std::int64_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

void write(const std::string& path, const std::vector<double>& values) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(values.data()), std::streamsize(values.size() * sizeof(double)));
    if (!file.flush()) throw std::runtime_error(path + ": can't be written");
}

void measure(const std::string& path, const std::string& valuesPath, int repetitions) {
    const Workload workload = read(path);
    std::vector<std::int64_t> builds, updates;
    std::vector<double> values;
    const std::int64_t count = std::max<std::int64_t>(1, std::int64_t(workload.updates) - 1);
    std::int64_t memory = 0;
    double checksum = 0;
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        auto session = std::make_unique<Session>(workload);
        const bool isFirst = repetition == 0;
        const std::int64_t before = isFirst ? startMemory() : 0;
        const Run run = session->play(isFirst && !valuesPath.empty() ? &values : nullptr);
        if (isFirst) memory = statusBytes("VmHWM") - before;
        builds.push_back(run.build);
        updates.push_back(run.updates / count);
        checksum = run.checksum;
    }
    if (!valuesPath.empty()) write(valuesPath, values);
    const double perConstraint = double(memory) / double(std::max<std::size_t>(1, workload.mostConstraints));
    std::printf(
        "{\"solver\": \"kiwi\", \"variables\": %zu, \"constraints\": %zu, \"updates\": %zu, \"repetitions\": %d, "
        "\"buildNanoseconds\": %lld, \"updateNanoseconds\": %lld, \"peakBytes\": %lld, "
        "\"bytesPerConstraint\": %.1f, \"checksum\": %.17g}\n",
        workload.variables, workload.mostConstraints, workload.updates - 1, repetitions,
        static_cast<long long>(median(builds)), static_cast<long long>(median(updates)),
        static_cast<long long>(memory), perConstraint, checksum);
}

}  // namespace

int main(int count, char** words) {
    std::string path, values;
    int repetitions = 1;
    try {
        for (int index = 1; index < count; ++index) {
            const std::string word = words[index];
            if ((word == "--values" || word == "--repeat") && index + 1 < count) {
                const std::string value = words[++index];
                if (word == "--values") values = value;
                else repetitions = int(number(value));
            } else if (word.compare(0, 2, "--") != 0 && path.empty()) {
                path = word;
            } else {
                throw std::runtime_error("usage: kiwi-benchmark FILE [--values FILE] [--repeat N]");
            }
        }
        if (path.empty() || repetitions < 1)
            throw std::runtime_error("usage: kiwi-benchmark FILE [--values FILE] [--repeat N]");
        measure(path, values, repetitions);
    } catch (const std::exception& error) {
        std::cerr << "kiwi-benchmark: " << error.what() << "\n";
        return 2;
    }
}
