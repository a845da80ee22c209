#include "api/member/site/site_routes.hpp"
#include "core/experiment/sides.hpp"

namespace evenkeel::api {

struct ExperimentsQuery {
    /// The number that this browser drew for itself. {0..65,535}
    std::int64_t lot{0};
};
BOOST_DESCRIBE_STRUCT(ExperimentsQuery, (), (lot))

struct ExperimentsReply {
    /// The version of the record that these are for.
    int experiments_current_version{0};
    /// Which side of each experiment this lot is on.
    std::map<std::string, bool> experiments;
};
BOOST_DESCRIBE_STRUCT(ExperimentsReply, (), (experiments_current_version, experiments))

namespace {

http::Answer<ExperimentsReply> get_experiments(Context const&, http::Visitor const&,
                                               ExperimentsQuery const& query) {
    auto sides = experiment::sides_of(query.lot);
    if (!sides)
        return std::unexpected(sides.error());
    return ExperimentsReply{.experiments_current_version = experiment::kExperimentsVersion,
                            .experiments = *std::move(sides)};
}

} // namespace

Route get_experiments_route() {
    return http::get_where<get_experiments>(
        {.operation = "getExperiments",
         .path = "/site/experiments",
         .summary = "Which side of each experiment of the site a lot is on. Keeps nothing and knows nobody: "
                    "the same lot gets the same answer from every server.",
         .retries = 1,
         .refusals = {Fault::invalid_input},
         .limit = account::RateLimit{.calls = 120, .window = std::chrono::minutes{10}}});
}

} // namespace evenkeel::api
