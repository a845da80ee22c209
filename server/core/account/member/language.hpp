#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::account {

/// The languages there are words for, by primary language subtag; the first is the fallback.
class Languages {
public:
    explicit Languages(std::vector<std::string> codes = {"en"}) : codes_{std::move(codes)} {}

    /// The language of ours that serves a BCP 47 tag best ("de-AT" → "de" where we speak it), or the
    /// fallback. Of a whole Accept-Language header the first that we speak: browsers send it with falling
    /// weights.
    [[nodiscard]] std::string spoken(std::string_view tags) const;

    /// Whether `spoken` need not fall back for this one tag.
    [[nodiscard]] bool speaks(std::string_view tag) const;

    [[nodiscard]] std::vector<std::string> const& all() const { return codes_; }

private:
    std::vector<std::string> codes_;
};

/// The zone itself where the time-zone database knows it, else "Etc/UTC".
[[nodiscard]] std::string known_time_zone(std::string_view time_zone);

} // namespace evenkeel::account
