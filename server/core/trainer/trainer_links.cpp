#include "core/trainer/trainer_links.hpp"

#include <algorithm>

namespace evenkeel::trainer {

std::string_view to_text(DataKind kind) {
    switch (kind) {
    case DataKind::check_ins:
        return "check_ins";
    case DataKind::readings:
        return "readings";
    case DataKind::exercises:
        return "exercises";
    case DataKind::program:
        return "program";
    }
    return {};
}

std::optional<DataKind> data_kind_named(std::string_view name) {
    auto const found = std::ranges::find(kDataKinds, name, to_text);
    return found == kDataKinds.end() ? std::nullopt : std::optional{*found};
}

bool shows(TrainerLink const& link, DataKind kind, Instant now) {
    return std::ranges::any_of(link.consents, [&](Consent const& consent) {
        return consent.kind == kind && consent.granted_at <= now && now < consent.expires_at;
    });
}

} // namespace evenkeel::trainer
