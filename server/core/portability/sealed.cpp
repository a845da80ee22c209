#include "core/portability/sealed.hpp"

#include <algorithm>

namespace evenkeel::portability {
namespace {

constexpr std::string_view kMember = "{member}";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (auto place = text.find(from); !from.empty() && place != std::string::npos;
         place = text.find(from, place + to.size()))
        text.replace(place, from.size(), to);
    return text;
}

/// Rows whose text the function takes away go.
template <class Change>
void change_sealed(MemberData& data, Change const& change) {
    for (auto& table : data) {
        auto const column = std::ranges::find(table.columns, "sealed");
        if (column == table.columns.end())
            continue;
        auto const place = static_cast<std::size_t>(column - table.columns.begin());
        std::erase_if(table.rows, [&](Row& row) {
            auto* const text = std::get_if<std::string>(&row.at(place));
            auto changed = text == nullptr ? std::nullopt : change(*text);
            if (changed)
                *text = std::move(*changed);
            return text != nullptr && !changed;
        });
    }
}

} // namespace

void open_sealed(MemberData& data, Opening const& opening) {
    change_sealed(data, [&](std::string const& text) {
        auto const opened = opening.vault.open(text);
        return opened ? std::optional{replaced(*opened, opening.member.value(), kMember)} : std::nullopt;
    });
}

void seal_again(MemberData& data, Sealing const& sealing) {
    change_sealed(data, [&](std::string const& text) {
        return std::optional{sealing.vault.seal(replaced(text, kMember, sealing.member.value()))};
    });
}

} // namespace evenkeel::portability
