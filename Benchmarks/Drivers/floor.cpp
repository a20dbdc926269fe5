// Plays a workload file through the least that a solver can do: flat arrays, one pass, no priorities.
//
// It is no solver. An equation determines the first of its variables that nothing determines yet, and is solved once, when
// it is added; an inequality is measured and never acts. A suggestion computes anew what its variable leads to, in the order
// of addition. What the values are worth does not matter, and nothing compares them: the floor tells how much of a
// solver's time is the reading of terms, which no solver can spare.
#include "driver.h"

namespace {

using benchmark::Command;

/// Flat arrays of constraints and what determines which variable.
class Session {
public:
    std::vector<double> buffer;

    explicit Session(const benchmark::Workload& workload) : buffer(workload.variables) {}

    void perform(const Command& command) {
        switch (command.kind) {
        case Command::Variable:
            values.push_back(0);
            equationOfVariable.push_back(none);
            break;
        case Command::Constraint:
            add(command.terms.data(), command.terms.size(), command.relation, command.number);
            break;
        case Command::Suggest:
            suggest(command.index, command.number);
            break;
        case Command::Remove:
            isRemoved[command.index] = true;
            forgetReached();
            break;
        default:
            break;
        }
    }

    void update() { std::copy(values.begin(), values.end(), buffer.begin()); }

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    struct Term {
        double coefficient;
        std::uint32_t variable;
    };
    struct Row {
        std::uint32_t first, end;
        std::uint32_t determined;
        benchmark::Relation relation;
        double constant;
        double residual;
    };

    std::vector<double> values;
    std::vector<std::uint32_t> equationOfVariable;
    std::vector<Term> terms;
    std::vector<Row> rows;
    std::vector<bool> isRemoved;
    // The rows that the suggestions reach, by suggested variable.
    std::unordered_map<std::size_t, std::vector<std::uint32_t>> reached;

    void add(
        const std::pair<double, std::size_t>* given, std::size_t count, benchmark::Relation relation, double constant) {
        Row row{std::uint32_t(terms.size()), std::uint32_t(terms.size() + count), none, relation, constant, 0};
        for (std::size_t place = 0; place < count; ++place) {
            const auto variable = std::uint32_t(given[place].second);
            terms.push_back({given[place].first, variable});
            if (relation == benchmark::Relation::Equal && row.determined == none && equationOfVariable[variable] == none)
                row.determined = variable;
        }
        if (row.determined != none) equationOfVariable[row.determined] = std::uint32_t(rows.size());
        rows.push_back(row);
        isRemoved.push_back(false);
        forgetReached();
        compute(rows.back());
    }

    void compute(Row& row) {
        double sum = row.constant, own = 1;
        for (std::uint32_t place = row.first; place < row.end; ++place) {
            if (terms[place].variable == row.determined) own = terms[place].coefficient;
            else sum -= terms[place].coefficient * values[terms[place].variable];
        }
        if (row.determined == none) row.residual = sum;
        else values[row.determined] = sum / own;
    }

    void suggest(std::size_t variable, double value) {
        values[variable] = value;
        auto found = reached.find(variable);
        if (found == reached.end()) found = reached.emplace(variable, rowsReached(variable)).first;
        for (const std::uint32_t index : found->second) compute(rows[index]);
    }

    std::vector<std::uint32_t> rowsReached(std::size_t variable) const {
        std::vector<bool> isReached(values.size());
        std::vector<std::uint32_t> result;
        isReached[variable] = true;
        for (std::uint32_t index = 0; index < rows.size(); ++index) {
            const Row& row = rows[index];
            bool reaches = false;
            for (std::uint32_t place = row.first; place < row.end && !reaches; ++place)
                reaches = isReached[terms[place].variable] && terms[place].variable != row.determined;
            if (!reaches || isRemoved[index]) continue;
            result.push_back(index);
            if (row.determined != none) isReached[row.determined] = true;
        }
        return result;
    }

    void forgetReached() {
        if (!reached.empty()) reached.clear();
    }
};

}  // namespace

int main(int count, char** words) { return benchmark::run<Session>("floor", count, words); }
