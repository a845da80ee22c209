#pragma once

#include "core/base/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

enum class NoticeWhen : std::uint8_t {
    first_message,
    new_thread,
    every_3_hours,
    after_30_minutes,
    first_message_and_every_3_hours,
    asked,
    trainer_linked
};

enum class Acknowledgement : std::uint8_t { required, shown, none };

/// A guide that speaks lines of ours, or an outside language model.
enum class GuideKind : std::uint8_t { script, model };

enum class QuestionKind : std::uint8_t { must_confirm, country };

struct NoticeQuestion {
    std::string id;
    std::string text;
    QuestionKind kind{QuestionKind::must_confirm};
    std::string refused; ///< The words for whoever does not confirm; may be empty.
};

/// A text about the guide for the member, outside of the conversation.
struct Notice {
    std::string id;
    NoticeWhen when{NoticeWhen::first_message};
    std::optional<GuideKind> guide; ///< Absent: for either.
    Acknowledgement acknowledge{Acknowledgement::shown};
    std::string title; ///< May be empty.
    std::vector<std::string> texts;
    std::vector<NoticeQuestion> questions;
    std::vector<std::string> variants; ///< Other words for the same.
    std::vector<std::string> buttons;
    std::vector<std::string> regions; ///< ISO 3166 codes such as "US-NY"; empty: everywhere.
    bool is_in_bold_capitals{false};  ///< At 16 points at least, as a law asks.
    bool is_for_known_minors{false};
};

/// content/safety/disclosure.yaml. A changed version is asked for again.
struct Disclosure {
    std::string version;
    std::string dated;
    std::vector<Notice> notices;
};

/// Whom the notices are for.
struct Informed {
    GuideKind guide{GuideKind::script}; ///< Which guide answers in this service.
    bool has_trainer{false};
    std::string_view country; ///< ISO 3166-1 alpha-2; empty: not told.
};

/// Whether a notice is told to them. What a law of a region asks for is told in the whole country, and to
/// whoever has not said where they are. Nobody is a known minor: minors are not let in.
[[nodiscard]] bool concerns(Notice const& notice, Informed const& informed);

} // namespace evenkeel::safety

namespace evenkeel {

template <>
struct Words<safety::NoticeWhen> {
    static constexpr std::array<std::string_view, 7> kNames{"first_message",
                                                            "new_thread",
                                                            "every_3_hours",
                                                            "after_30_minutes",
                                                            "first_message_and_every_3_hours",
                                                            "asked",
                                                            "trainer_linked"};
};

template <>
struct Words<safety::Acknowledgement> {
    static constexpr std::array<std::string_view, 3> kNames{"required", "shown", "none"};
};

template <>
struct Words<safety::GuideKind> {
    static constexpr std::array<std::string_view, 2> kNames{"script", "model"};
};

template <>
struct Words<safety::QuestionKind> {
    static constexpr std::array<std::string_view, 2> kNames{"must_confirm", "country"};
};

} // namespace evenkeel
