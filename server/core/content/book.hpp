#pragma once

#include <map>
#include <string>
#include <vector>

namespace evenkeel::content {

struct BookReference {
    std::string key; ///< As in [^key].
    std::string text;
    std::string doi; ///< May be empty.
    bool is_checked{false};
};

/// A chapter, or what stands before the first one. The text is Markdown with the markers of docs/content.md.
struct BookPart {
    std::string file;
    bool is_chapter{true};
    int number{0}; ///< 0 for what is no chapter.
    std::string title;
    std::string summary;   ///< Empty for what is no chapter.
    std::string contested; ///< A question on which experts disagree; may be empty.
    std::vector<BookReference> references;
    std::string markdown;
};

/// content/book/.
struct Book {
    std::string title;
    std::string subtitle;
    std::string language;
    std::string edition;
    int year{0};
    std::string identifier;
    std::map<std::string, std::string, std::less<>> imprint; ///< Empty fields are left out of the book.
    std::string rights;
    std::string notice;
    std::string type_note;
    std::vector<BookPart> parts;
    std::string quiz_on_paper; ///< Markdown.
};

} // namespace evenkeel::content
