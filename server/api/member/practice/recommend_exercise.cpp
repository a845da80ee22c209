#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/rounded.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

/// Words for a mood or the name of a state, or a place on the ring in degrees.
using MoodInput = std::variant<std::string, double>;

struct RecommendExerciseRequest {
    /// How the member is: words, the name of a state, or a place on the ring in degrees. Left out: the newest
    /// check-in.
    std::optional<MoodInput> current_mood;
    /// How the member would like to be, said likewise. Left out: where the ring recommends to go.
    std::optional<MoodInput> desired_mood;
    /// How many minutes there are. Left out: no hurry. {0.5..240}
    std::optional<double> minutes_available;
    /// The positions that are possible. Left out or empty: any.
    std::optional<std::vector<exercise::Position>> positions;
    /// The surroundings that are there. Left out or empty: any.
    std::optional<std::vector<exercise::Surroundings>> surroundings;
    /// Exercises that the member does not want just now. {items 0..100}
    std::optional<std::vector<ExerciseId>> passed_over;
};
BOOST_DESCRIBE_STRUCT(RecommendExerciseRequest, (),
                      (current_mood, desired_mood, minutes_available, positions, surroundings, passed_over))

/// How a mood was understood.
struct MoodView {
    /// The key of the mood that was recognised in words. Null for a state or a place on the ring.
    std::optional<std::string> mood;
    /// The state it lies in. {state}
    std::string state;
    /// Where it lies on the ring, in degrees clockwise from the top, to a tenth. {angle}
    double angle{0};
};
BOOST_DESCRIBE_STRUCT(MoodView, (), (mood, state, angle))

struct RecommendExerciseReply {
    SuggestionView suggestion; ///< The exercise that was chosen, with its reasons.
    MoodView current_mood;     ///< How `current_mood` was understood.
    MoodView desired_mood;     ///< How `desired_mood` was understood.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecommendExerciseReply, (), (suggestion, current_mood, desired_mood, member))

namespace {

MoodView view_of_mood(exercise::MoodPlace const& place) {
    return {.mood = place.key.empty() ? std::nullopt : std::optional{place.key},
            .state = std::string{state::to_text(place.state)},
            .angle = to_tenth(place.angle.degrees())};
}

/// The rule reads texts; a slider's number is written out.
std::optional<std::string> mood_text(std::optional<MoodInput> const& mood) {
    if (!mood)
        return std::nullopt;
    auto const* const place = std::get_if<double>(&*mood);
    return place != nullptr ? std::to_string(*place) : std::get<std::string>(*mood);
}

exercise::RecommendDraft draft_of(RecommendExerciseRequest const& request) {
    return {.current_mood = mood_text(request.current_mood),
            .desired_mood = mood_text(request.desired_mood),
            .minutes_available = request.minutes_available,
            .positions = request.positions.value_or(std::vector<exercise::Position>{}),
            .surroundings = request.surroundings.value_or(std::vector<exercise::Surroundings>{}),
            .passed_over = request.passed_over.value_or(std::vector<ExerciseId>{})};
}

http::Answer<RecommendExerciseReply> recommend_exercise(Context const& context,
                                                        http::PremiumMember const& caller,
                                                        RecommendExerciseRequest const& request) {
    auto const found =
        context.rules.exercise.recommend(context.edition.shelf, caller.id(), draft_of(request));
    if (!found)
        return std::unexpected(found.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return RecommendExerciseReply{.suggestion = view_of_suggestion(found->suggestion),
                                  .current_mood = view_of_mood(found->from),
                                  .desired_mood = view_of_mood(found->to),
                                  .member = std::move(*view)};
}

} // namespace

Route recommend_exercise_route() {
    return http::post<recommend_exercise>(
        {.operation = "recommendExercise",
         .path = "/premium/authorized/recommendation/exercise",
         .summary = "Chooses one exercise and one alternative for the way from one mood to another, and says "
                    "why. What the safety profile rules out is never chosen.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}});
}

} // namespace evenkeel::api
