#pragma once

#include "core/learn/learn_rules.hpp"
#include "core/safety/safety_rules.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/practice_world.hpp"

namespace evenkeel::testing {

/// Reads snapshots from some stores, in a few words about a small library.
class SnapshotWorld {
public:
    explicit SnapshotWorld(Stores const& stores) : stores_{stores} {}

    SnapshotWorld(SnapshotWorld const&) = delete;
    SnapshotWorld& operator=(SnapshotWorld const&) = delete;

    [[nodiscard]] std::optional<snapshot::MemberSnapshot> read(MemberId const& member) const {
        return read_snapshot_(texts_, member);
    }

    [[nodiscard]] std::optional<snapshot::MemberSnapshot> read(MemberId const& member,
                                                               std::int64_t revision) const {
        return read_snapshot_(texts_, member, revision);
    }

    [[nodiscard]] std::optional<snapshot::MemberSnapshot> after(checkin::CheckIns::Kept const& kept) const {
        return read_snapshot_.after(texts_, kept);
    }

private:
    Stores stores_;
    PracticeWorld world_; // its texts; its own stores stay empty
    std::vector<learn::Article> articles_{an_article("rest")};
    learn::LearnTexts learn_texts_{.library = learn::Library{articles_},
                                   .words = {.state_titles = {},
                                             .life_aspects = {},
                                             .categories = {},
                                             .sentences = Sentences::english()},
                                   .categories = {}};
    snapshot::SnapshotTexts texts_{world_.shelf, learn_texts_, world_.curriculum, world_.stage_texts,
                                   Sentences::english()};
    safety::SafetyRules safety_{stores_, world_.outside};
    exercise::ExerciseRules exercise_{stores_, world_.outside, safety_.recent_levels, stores_.onboardings};
    program::ProgramRules program_{stores_, world_.outside, exercise_};
    snapshot::ReadSnapshot read_snapshot_{
        stores_,
        world_.outside,
        {.read_practice = program_.read_practice, .read_for_suggestion = exercise_.read_for_suggestion}};
};

} // namespace evenkeel::testing
