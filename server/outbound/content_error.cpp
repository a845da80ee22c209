#include "outbound/content_error.hpp"

#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

std::string lines_of(std::vector<ContentFault> const& faults) {
    std::string text;
    for (auto const& fault : faults)
        text += (text.empty() ? "" : "\n") + to_text(fault);
    return text;
}

} // namespace

std::string to_text(ContentFault const& fault) {
    if (fault.field.empty())
        return fmt::format("{}:{}: {}", fault.file, fault.line, fault.sentence);
    return fmt::format("{}:{}: {}: {}", fault.file, fault.line, fault.field, fault.sentence);
}

ContentError::ContentError(std::vector<ContentFault> faults)
    : std::runtime_error{lines_of(faults)}, faults_{std::move(faults)} {}

} // namespace evenkeel::outbound
