#include "storage/portability/member_tables.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::storage {
namespace {

using enum TablePolicy;

/// A finished task keeps no recording; an imported one must not be able to name somebody else's.
constexpr std::string_view kNoRecording = "recordings/imported.csv";

std::array const kTables{
    // The account and what stands beside it.
    MemberTable{.name = "members", .policy = shown, .withheld = {{"password_hash", ""}}},
    MemberTable{.name = "sessions", .policy = shown, .withheld = {{"token_hash", ""}}},
    MemberTable{.name = "known_devices",
                .policy = kept,
                .why = "names of devices: whoever has one may guess the password from elsewhere"},
    MemberTable{.name = "api_tokens", .policy = shown, .withheld = {{"token_hash", ""}}},
    MemberTable{.name = "external_identities", .policy = shown},
    MemberTable{.name = "account_links",
                .policy = kept,
                .why = "mailed links that sign in: a danger in a file, and void within a day"},
    MemberTable{.name = "subscriptions", .policy = shown},
    MemberTable{.name = "premium_grants", .policy = shown},
    MemberTable{.name = "trainer_links", .policy = shown},
    MemberTable{.name = "trainer_consents", .policy = shown},
    MemberTable{.name = "trainer_accesses", .policy = shown},
    MemberTable{.name = "notification_tokens",
                .policy = kept,
                .why = "addresses and keys of devices: whoever has them can send to the device"},
    MemberTable{.name = "notification_settings"},
    MemberTable{.name = "notification_deliveries", .policy = shown},
    MemberTable{.name = "resonance_paces"},
    MemberTable{.name = "feedback", .key = {"feedback_id"}, .most_rows = 200},
    MemberTable{.name = "app_ratings", .key = {"day"}, .most_rows = 1000},
    MemberTable{.name = "review_requests", .key = {"event_id"}, .most_rows = 1000},
    MemberTable{.name = "onboardings"},

    // These tables hold the member's statements, readings, texts and practice.
    MemberTable{.name = "check_ins", .key = {"check_in_id"}},
    MemberTable{.name = "removed_check_ins", .key = {"event_id"}},
    MemberTable{.name = "member_revisions", .policy = kept, .why = "counts changes and says nothing else"},
    MemberTable{.name = "balance_points", .policy = kept, .why = "computed from the check-ins, at any time"},
    MemberTable{.name = "hrv_uploads",
                .policy = kept,
                .why = "places of recordings that are being analysed; what came out is in hrv_tasks",
                .owner_column = "owner_id"},
    MemberTable{.name = "hrv_tasks",
                .key = {"task_id"},
                .owner_column = "owner_id",
                .only_where = "status IN ('done', 'rejected')",
                .withheld = {{"object_key", kNoRecording}}},
    MemberTable{.name = "readings",
                .key = {"task_id"},
                .owner_column = "owner_id",
                .parent = ParentTable{.name = "hrv_tasks", .column = "task_id"}},
    MemberTable{.name = "journal_threads", .key = {"thread_id"}},
    MemberTable{.name = "journal_messages",
                .key = {"thread_id", "message_id"},
                .parent = ParentTable{.name = "journal_threads", .column = "thread_id"}},
    MemberTable{.name = "guide_acknowledgements", .policy = shown},
    MemberTable{.name = "member_risks", .policy = shown},
    MemberTable{.name = "safety_events", .policy = shown},
    MemberTable{.name = "article_events", .key = {"event_id"}},
    MemberTable{.name = "article_standings", .key = {"article_id"}},
    MemberTable{.name = "safety_profiles"},
    MemberTable{.name = "exercise_results", .key = {"result_id"}},
    MemberTable{.name = "exercise_experiences", .key = {"exercise_id"}},
    MemberTable{.name = "suggestions"},
    MemberTable{.name = "practice_marks", .key = {"day", "item", "source"}},
    MemberTable{.name = "plan_ticks", .key = {"event_id"}},
    MemberTable{.name = "program_runs", .key = {"run"}},
    MemberTable{.name = "program_restarts", .key = {"event_id"}},
    MemberTable{.name = "program_days", .key = {"run", "day"}},
    MemberTable{.name = "pauses", .key = {"began_day"}},
    MemberTable{.name = "reflections", .key = {"event_id"}},
    MemberTable{.name = "rest_weekdays"},
    MemberTable{.name = "rest_days", .key = {"day"}},
    MemberTable{.name = "quiz_results", .key = {"quiz_result_key"}},

    // By the address, and only where a mailed link showed that it is the member's: whoever types somebody
    // else's address into a new account may not read what that person asked for.
    MemberTable{.name = "leads",
                .policy = shown,
                .owner_column = "email_address",
                .owned_where = "email_address = (SELECT email_address FROM members WHERE member_id = $1 AND "
                               "address_proven_at IS NOT NULL)"},

    MemberTable{.name = "orders",
                .policy = shown,
                .owner_column = "email_address",
                .owned_where = "email_address = (SELECT email_address FROM members WHERE member_id = $1 AND "
                               "address_proven_at IS NOT NULL)"},

    MemberTable{.name = "imports", .policy = shown},
    MemberTable{.name = "import_rows",
                .policy = kept,
                .why =
                    "which rows an import brought, so that it can be undone here; the rows themselves leave"},
};

} // namespace

bool is_withheld(MemberTable const& table, std::string_view column) {
    return std::ranges::find(table.withheld, column, &WithheldColumn::name) != table.withheld.end();
}

std::span<MemberTable const> member_tables() {
    return kTables;
}

MemberTable const* member_table(std::string_view name) {
    auto const found = std::ranges::find(kTables, name, &MemberTable::name);
    return found == kTables.end() ? nullptr : &*found;
}

} // namespace evenkeel::storage
