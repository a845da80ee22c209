#include "app/testing_controls.hpp"

#include "http/message/error_envelope.hpp"
#include "http/values/json.hpp"

#include <boost/describe.hpp>

namespace evenkeel::app {

struct MoveClockRequest {
    Instant now;
};
BOOST_DESCRIBE_STRUCT(MoveClockRequest, (), (now))

struct LeapRequest {
    int hours{0};
};
BOOST_DESCRIBE_STRUCT(LeapRequest, (), (hours))

struct RunJobsReply {
    int jobs_run{0};
};
BOOST_DESCRIBE_STRUCT(RunJobsReply, (), (jobs_run))

void add_testing_controls(http::Router& router, outbound::TrustedClock& clock,
                          std::function<std::size_t()> run_jobs) {
    router.add(http::Method::post, "/testing/clock", [&clock](http::Request const& request) {
        auto const wanted = http::decode<MoveClockRequest>(request.body);
        if (!wanted)
            return http::error_reply(wanted.error(), request.request_id);
        clock.move_to(wanted->now);
        return http::text_reply(200, "application/json", "{}");
    });
    router.add(http::Method::post, "/testing/leap", [&clock](http::Request const& request) {
        auto const wanted = http::decode<LeapRequest>(request.body);
        if (!wanted)
            return http::error_reply(wanted.error(), request.request_id);
        clock.leap(std::chrono::hours{wanted->hours});
        return http::text_reply(200, "application/json", "{}");
    });
    router.add(http::Method::post, "/testing/run-jobs",
               [run_jobs = std::move(run_jobs)](http::Request const&) {
                   RunJobsReply const reply{static_cast<int>(run_jobs())};
                   return http::text_reply(200, "application/json", http::encode(reply));
               });
}

} // namespace evenkeel::app
