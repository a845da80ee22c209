#include "core/portability/csv_table.hpp"

#include "core/portability/found.hpp"

#include <algorithm>
#include <utility>

namespace evenkeel::portability {
namespace {

constexpr std::size_t kMostFields = 2'000'000;

constexpr std::size_t kMostColumns = 200;

char separator_of(std::string_view text) {
    auto const header = text.substr(0, text.find_first_of("\r\n"));
    return *std::ranges::max_element(std::string_view{",;\t"}, {}, [header](char separator) {
        return std::ranges::count(header, separator);
    });
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_{text}, separator_{separator_of(text)} {}

    [[nodiscard]] bool at_end() const { return place_ == text_.size(); }

    /// The fields to the end of the line.
    Result<CsvRow> row() {
        CsvRow row{.line = line_, .fields = {}};
        for (;;) {
            auto field = text_[place_ < text_.size() ? place_ : 0] == '"' && !at_end() ? quoted() : plain();
            if (!field)
                return std::unexpected(field.error());
            row.fields.push_back(std::move(*field));
            if (row.fields.size() > kMostColumns)
                return refuse(
                    Fault::payload_too_large, "file_base64",
                    Sentence{"Line {line} has more than 200 columns.", {{"line", double(row.line)}}});
            if (at_end() || text_[place_] != separator_)
                break;
            ++place_;
        }
        end_line();
        return row;
    }

private:
    Result<std::string> plain() {
        auto const end =
            std::min(text_.find_first_of(std::string{separator_} + "\r\n", place_), text_.size());
        auto const begin = std::exchange(place_, end);
        return std::string{text_.substr(begin, end - begin)};
    }

    Result<std::string> quoted() {
        auto const begun = line_;
        std::string field;
        for (++place_; place_ < text_.size(); ++place_) {
            auto const character = text_[place_];
            if (character == '"') {
                bool const is_doubled = place_ + 1 < text_.size() && text_[place_ + 1] == '"';
                if (!is_doubled) {
                    ++place_;
                    auto rest = plain();
                    return field + *rest;
                }
                ++place_;
            }
            line_ += character == '\n' ? 1 : 0;
            field += character;
        }
        return refuse(
            Fault::invalid_input, "file_base64",
            Sentence{"A quotation mark opened on line {line} is never closed.", {{"line", double(begun)}}});
    }

    void end_line() {
        if (!at_end() && text_[place_] == '\r')
            ++place_;
        if (!at_end() && text_[place_] == '\n')
            ++place_;
        ++line_;
    }

    std::string_view text_;
    char separator_;
    std::size_t place_{0};
    std::size_t line_{1};
};

} // namespace

Result<std::vector<CsvRow>> read_csv(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    Reader reader{text};
    std::vector<CsvRow> rows;
    std::size_t fields = 0;
    while (!reader.at_end()) {
        auto row = reader.row();
        if (!row)
            return std::unexpected(row.error());
        if (row->fields == std::vector<std::string>{""})
            continue;
        if (rows.size() > kMostFound)
            return refuse(Fault::payload_too_large, "file_base64",
                          "The file has more than 100,000 lines. Please import it in parts.");
        fields += row->fields.size();
        if (fields > kMostFields)
            return refuse(Fault::payload_too_large, "file_base64",
                          "The file is too large to read at once. Please import it in parts.");
        rows.push_back(std::move(*row));
    }
    return rows;
}

std::string bare_name(std::string_view name) {
    std::string bare;
    for (auto letter : name) {
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            bare += letter;
    }
    return bare;
}

} // namespace evenkeel::portability
