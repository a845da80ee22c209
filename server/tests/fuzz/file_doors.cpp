#include "tests/fuzz/doors.hpp"

#include "core/base/base64.hpp"
#include "outbound/portability/apple_health.hpp"
#include "outbound/portability/foreign_files.hpp"
#include "outbound/portability/signed_zip_format.hpp"
#include "outbound/post_policy.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <string>
#include <vector>

namespace evenkeel::fuzz {
namespace {

std::vector<portability::ColumnNames> const& columns() {
    static std::vector<portability::ColumnNames> const names{
        {.column = "moment", .names = {"moment", "timestamp"}},
        {.column = "date", .names = {"full_date", "date"}},
        {.column = "time", .names = {"time"}},
        {.column = "mood", .names = {"mood"}},
        {.column = "note", .names = {"note"}},
        {.column = "hr_bpm", .names = {"hr_bpm", "hr"}},
        {.column = "rmssd_ms", .names = {"rmssd_ms"}},
        {.column = "rr_ms", .names = {"rr_ms"}},
        {.column = "welltory", .names = {"stress", "energy"}},
    };
    return names;
}

void check(Result<portability::Found> const& found) {
    if (!found) {
        require(!found.error().message.english().empty());
        return;
    }
    require(found->moods.size() + found->readings.size() + found->sessions.size() <= portability::kMostFound);
    require(found->skipped.size() <= portability::kMostFound);
}

} // namespace

void import_foreign_file(Bytes bytes) {
    static outbound::ForeignFiles const files;
    check(files.read(columns(), "2021-03-14 07-41-30.txt", text_of(bytes)));
}

void import_health_export(Bytes bytes) {
    check(outbound::read_apple_health(text_of(bytes)));
}

void open_archive(Bytes bytes) {
    static outbound::SystemClock const clock;
    static outbound::SodiumSecure const secure{clock};
    static outbound::SignedZipFormat const format{secure, "a secret of this installation"};
    auto const archive = format.open(text_of(bytes));
    if (!archive)
        require(!archive.error().message.english().empty());
    else
        require(!archive->is_ours); // Nobody else knows the secret.
}

/// The bytes are the policy of a form that holds nothing but a key and three bytes.
void check_upload_policy(Bytes bytes) {
    reading::UploadForm const form{.fields = {{"key", "uploads/1"}}, .file = "abc"};
    auto const checked = outbound::check_policy(to_base64(text_of(bytes)), "readings", form,
                                                Instant{std::chrono::days{20'000}});
    if (!checked)
        require(!checked.error().message.english().empty());
}

} // namespace evenkeel::fuzz
