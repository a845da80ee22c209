#include "core/exercise/safety_profile.hpp"

#include "core/base/holds.hpp"

#include <fmt/format.h>
#include <set>
#include <sstream>

namespace evenkeel::exercise {
namespace {

constexpr std::string_view kFormat = "v1";

/// "v1 MEMBER known HM brisk-breath": words without spaces. The member's id stands inside, so that a sealed
/// profile put into another member's row does not open there.
std::string text_of(MemberId const& member, SafetyProfile const& profile) {
    auto text =
        fmt::format("{} {} {} {}", kFormat, member.value(), profile.known ? "known" : "unknown",
                    profile.codes.empty() ? "-" : std::string{profile.codes.begin(), profile.codes.end()});
    for (auto const& id : profile.allowed)
        text += " " + id.value();
    return text;
}

std::optional<SafetyProfile> profile_in(std::string const& text, MemberId const& member) {
    std::istringstream stream{text};
    std::string format;
    std::string owner;
    std::string known;
    std::string codes;
    if (!(stream >> format >> owner >> known >> codes) || format != kFormat || owner != member.value())
        return std::nullopt;
    SafetyProfile profile{.known = known == "known", .codes = {}, .allowed = {}};
    if (codes != "-")
        profile.codes.assign(codes.begin(), codes.end());
    for (std::string id; stream >> id;)
        profile.allowed.emplace_back(id);
    return profile;
}

} // namespace

Caution ReadCaution::operator()(Shelf const& shelf, MemberId const& member) const {
    return at(needs_.clock.now(), shelf, kept(member));
}

KeptCaution ReadCaution::kept(MemberId const& member) const {
    KeptCaution kept{.profile = SafetyProfile{}, .level = needs_.levels.level_of(member)};
    auto const sealed = needs_.profiles.find(member);
    if (!sealed)
        return kept;
    auto const text = needs_.vault.open(*sealed);
    kept.profile = text ? profile_in(*text, member) : std::nullopt;
    return kept;
}

Caution ReadCaution::at(Instant now, Shelf const& shelf, KeptCaution const& kept) {
    return {.profile = kept.profile ? *kept.profile : strictest(shelf.contraindications),
            .safety_level = kept.level.at(now)};
}

Result<SafetyProfile> KeepSafetyProfile::operator()(Shelf const& shelf, MemberId const& member,
                                                    SafetyDraft const& draft) const {
    auto const askable = strictest(shelf.contraindications).codes;
    std::set<Code> codes;
    for (auto const& text : draft.codes) {
        if (text.size() != 1 || !holds(askable, text.front()))
            return refuse(Fault::invalid_input, "codes", "Choose codes from the list of safety questions.");
        codes.insert(text.front());
    }
    if (!draft.known && !codes.empty())
        return refuse(Fault::invalid_input, "known",
                      "Codes count as answers, so the profile must be marked as known.");
    std::set<ExerciseId> allowed;
    for (auto const& id : draft.allowed) {
        auto const* const exercise = find(shelf.library, id);
        if (exercise == nullptr || !exercise->opt_in)
            return refuse(Fault::invalid_input, "allowed_exercises",
                          "Only exercises that are off by default can be switched on.");
        allowed.insert(id);
    }
    SafetyProfile profile{.known = draft.known,
                          .codes = {codes.begin(), codes.end()},
                          .allowed = {allowed.begin(), allowed.end()}};
    needs_.profiles.keep(member, needs_.vault.seal(text_of(member, profile)), needs_.clock.now());
    return profile;
}

} // namespace evenkeel::exercise
