#include "outbound/content/read/front_matter.hpp"

#include "core/base/utf8.hpp"
#include "outbound/content_error.hpp"

#include <algorithm>
#include <fstream>

namespace evenkeel::outbound {
namespace {

constexpr std::string_view kFence = "---\n";

[[noreturn]] void complain(std::filesystem::path const& file, std::string what) {
    throw ContentError{{.file = file.string(), .line = 1, .field = {}, .sentence = std::move(what)}};
}

} // namespace

std::string whole_text(std::filesystem::path const& file) {
    std::ifstream stream{file, std::ios::binary};
    if (!stream)
        complain(file, "the file cannot be read");
    std::string text{std::istreambuf_iterator<char>{stream}, {}};
    std::erase(text, '\r');
    if (!is_utf8(text))
        complain(file, "the file is not UTF-8");
    return text;
}

FrontMatter read_front_matter(std::filesystem::path const& file) {
    auto const text = whole_text(file);
    auto const end = text.find("\n---\n");
    if (!text.starts_with(kFence) || end == std::string::npos)
        complain(file, "the file begins with its fields between two lines \"---\"");
    auto front = text.substr(0, end + 1);
    auto const lines = 1 + static_cast<int>(std::ranges::count(front, '\n'));
    return {
        .front = std::move(front), .body = text.substr(end + 1 + kFence.size()), .lines_before_body = lines};
}

} // namespace evenkeel::outbound
