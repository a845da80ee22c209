#include "outbound/portability/foreign_files.hpp"

#include "core/base/utf8.hpp"
#include "core/portability/csv_table.hpp"
#include "outbound/portability/apple_health.hpp"
#include "outbound/portability/csv_files.hpp"
#include "outbound/portability/daylio_backup.hpp"
#include "outbound/portability/interval_files.hpp"
#include "outbound/portability/zip.hpp"

#include <algorithm>
#include <unicode/unistr.h>
#include <unicode/ustring.h>

namespace evenkeel::outbound {
namespace {

using portability::Found;

bool holds_name(std::vector<std::string> const& names, std::string_view ending) {
    return std::ranges::any_of(names, [ending](auto const& name) { return name.ends_with(ending); });
}

Result<Found> read_zip(std::string_view bytes) {
    auto const names = names_in_zip(bytes);
    if (!names)
        return std::unexpected(names.error());
    if (holds_name(*names, ".daylio"))
        return read_daylio_backup(bytes);
    if (holds_name(*names, ".xml"))
        return read_apple_health_zip(bytes);
    if (holds_name(*names, ".txt"))
        return read_interval_zip(bytes);
    return refuse(Fault::invalid_input, "file_base64",
                  "This archive has no file from a program we can read: Daylio, Apple Health or Elite HRV.");
}

std::string_view beginning(std::string_view bytes) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (bytes.starts_with(kByteOrderMark))
        bytes.remove_prefix(kByteOrderMark.size());
    auto const first = bytes.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view{} : bytes.substr(first);
}

/// Tables that Excel writes are often in the letters of western Windows.
std::string as_utf8(std::string_view bytes) {
    if (is_utf8(bytes))
        return std::string{bytes};
    std::string text;
    icu::UnicodeString{bytes.data(), static_cast<int32_t>(bytes.size()), "windows-1252"}.toUTF8String(text);
    return text;
}

} // namespace

Result<Found> ForeignFiles::read(std::vector<portability::ColumnNames> const& columns, std::string_view name,
                                 std::string_view bytes) const {
    if (bytes.starts_with("PK"))
        return read_zip(bytes);
    if (bytes.contains('\0'))
        return refuse(Fault::invalid_input, "file_base64",
                      "This is neither text nor an archive we can read.");
    if (beginning(bytes).starts_with('<'))
        return read_apple_health(bytes);
    auto const readable = as_utf8(bytes);
    auto const text = beginning(readable);
    if (is_interval_text(text))
        return read_interval_text(name, text);
    return read_csv_file(readable, columns);
}

} // namespace evenkeel::outbound
