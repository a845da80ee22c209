#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace evenkeel::fuzz {

using Bytes = std::span<std::uint8_t const>;

/// A place where the server reads what a stranger wrote. Any bytes give an answer and never a crash, a hang
/// or a promise that is not kept, which aborts.
struct Door {
    std::string_view name;
    void (*open)(Bytes bytes);
};

// Parts of a request (http_doors.cpp).
void read_request_head(Bytes bytes);
void read_chunked_body(Bytes bytes);
void read_form(Bytes bytes);
void read_json_body(Bytes bytes);
void read_query(Bytes bytes);
void read_headers(Bytes bytes);

// Files (file_doors.cpp).
void import_foreign_file(Bytes bytes);
void import_health_export(Bytes bytes);
void open_archive(Bytes bytes);
void check_upload_policy(Bytes bytes);

// Words (text_doors.cpp).
void render_article(Bytes bytes);
void hear_conversation(Bytes bytes);
void search_words(Bytes bytes);

inline constexpr std::array kDoors{
    Door{"head", read_request_head},
    Door{"chunked", read_chunked_body},
    Door{"form", read_form},
    Door{"body", read_json_body},
    Door{"query", read_query},
    Door{"headers", read_headers},
    Door{"import", import_foreign_file},
    Door{"health", import_health_export},
    Door{"archive", open_archive},
    Door{"policy", check_upload_policy},
    Door{"markdown", render_article},
    Door{"talk", hear_conversation},
    Door{"words", search_words},
};

/// Ends the process when a promise is broken, which a fuzzer notices.
void require(bool holds);

[[nodiscard]] std::string_view text_of(Bytes bytes);

} // namespace evenkeel::fuzz
