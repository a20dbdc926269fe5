// Plays a workload file through kiwi.
#include <kiwi/kiwi.h>

#include "driver.h"

namespace {

using benchmark::Command;

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

kiwi::RelationalOperator relation(benchmark::Relation relation) {
    switch (relation) {
    case benchmark::Relation::AtMost: return kiwi::OP_LE;
    case benchmark::Relation::AtLeast: return kiwi::OP_GE;
    default: return kiwi::OP_EQ;
    }
}

/// A solver and the handles of what was made in it.
class Session {
public:
    std::vector<double> buffer;

    explicit Session(const benchmark::Workload& workload)
        : buffer(workload.variables), variables(), constraints(workload.constraints) {
        variables.reserve(workload.variables);
        // Powers are no work of the solver.
        for (const Command& command : workload.commands) strengths.push_back(strength(command.priority));
        first = workload.commands.data();
    }

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
                kiwi::Expression(std::move(terms), -command.number), relation(command.relation),
                strengths[&command - first]);
            solver.addConstraint(constraints[command.index]);
            break;
        }
        case Command::Edit:
            solver.addEditVariable(variables[command.index], strengths[&command - first]);
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

    void update() {
        solver.updateVariables();
        for (std::size_t index = 0; index < variables.size(); ++index) buffer[index] = variables[index].value();
    }

private:
    const Command* first;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<double> strengths;
};

}  // namespace

int main(int count, char** words) { return benchmark::run<Session>("kiwi", count, words); }
