#pragma once

#include "core/checkin/check_in.hpp"
#include "core/commerce/product.hpp"
#include "core/content/book.hpp"
#include "core/content/course.hpp"
#include "core/content/pages.hpp"
#include "core/exercise/exercise.hpp"
#include "core/exercise/mood.hpp"
#include "core/journal/guide_script.hpp"
#include "core/journal/opening.hpp"
#include "core/lead/lead.hpp"
#include "core/learn/article.hpp"
#include "core/portability/convert.hpp"
#include "core/program/curriculum.hpp"
#include "core/program/onboarding.hpp"
#include "core/quiz/quiz.hpp"
#include "core/safety/disclosure.hpp"
#include "core/safety/helplines.hpp"
#include "core/safety/responses.hpp"
#include "core/state/ring.hpp"
#include "core/state/target.hpp"

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::content {

/// A state as the operator words and colours it.
struct StateText {
    state::StateName name{};
    std::string display_name;
    std::string title_name;
    std::string description;
    std::string color;           ///< Fill on light paper, "#RRGGBB".
    std::string color_dark;      ///< Fill on dark paper.
    std::string text_color;      ///< Readable as text on light paper.
    std::string text_color_dark; ///< Readable as text on dark paper.
};

struct StoreLinks {
    std::string ios;
    std::string android;
    std::string universal;
};

struct Prices {
    std::string currency;
    int three_months_cents{0};
    int yearly_cents{0};
};

/// The operator's own name, links and prices.
struct Brand {
    std::string name;
    std::string tagline;
    std::string support_email;
    std::string legal_url;
    StoreLinks store_links;
    Prices prices;
};

struct MailText {
    std::string subject;
    std::string body; ///< With {first_name}, {brand}, {trial_end}, {app_url}, {link} to be filled in.
};

/// Words that fill in the mails, in one language.
struct MailWords {
    std::string language_code{"en"};
    std::string nobody{"there"}; ///< In place of a first name that was not given.
    /// A number of months with {count}, by plural category of the language (CLDR: zero, one, two, few, many,
    /// other).
    std::map<std::string, std::string, std::less<>> months{{"one", "{count} month"},
                                                           {"other", "{count} months"}};
};

/// Mails about the account itself; they also know {link} and {new_address}.
struct AccountMailTexts {
    MailText sign_in_link;
    MailText password_reset;
    MailText address_change;        ///< To the new address.
    MailText address_change_notice; ///< To the present one.
    MailText address_taken;         ///< To the new address, when it has an account.
    MailText address_proven;        ///< To the owner of a mailbox who has just shown that it is theirs.
    MailText sign_up;               ///< Begins an account where only a mail says who has one.
    MailText asked_about;
    MailText proof_code; ///< The six digits that show once more who is there; knows {code}.
    MailText erase_request;
    MailText erase_receipt;
};

/// Mails to people who left their address on the site. They know {first_name}, {brand}, {code}, {amount},
/// {expires}, {url}, {training_url}, {book_url} and {support_email}.
struct LeadMailTexts {
    MailText certification_offer;
    MailText live_training;
    MailText opening; ///< They are told when something opens.
};

/// A language's own name, and how it is written.
struct LanguageName {
    std::string name{"English"};
    bool is_right_to_left{false};
};

/// All that is read from the content folder, in one language.
struct Content {
    LanguageName language;
    Sentences sentences; ///< Those that our own code says.
    Brand brand;
    std::array<StateText, state::kStates.size()> states;
    std::vector<program::Choice> goals;
    std::vector<program::Choice> life_aspects;
    std::vector<checkin::BodySign> body_signs;
    std::vector<learn::Category> article_categories;
    std::vector<learn::Article> articles; ///< Ordered by id.
    MailText welcome_mail;
    MailWords mail_words;
    AccountMailTexts account_mails;
    std::vector<exercise::Exercise> exercises; ///< In the order of their ids.
    std::vector<exercise::Contraindication> contraindications;
    exercise::Moods moods;
    state::StageTexts stage_texts;
    program::Curriculum curriculum;
    MailText invite_mail;
    MailText notification_test_mail;
    MailText trainer_invite_mail;
    LeadMailTexts lead_mails;
    lead::Offer offer;
    std::vector<commerce::Product> products;
    quiz::Quizzes quizzes;
    portability::ImportWords imports;
    std::vector<journal::Opening> journal_openings; ///< One for each life aspect and state.
    journal::GuideScript guide_script;
    std::vector<safety::HelplineCountry> helplines; ///< Each country once, and one for everywhere else.
    safety::Responses responses;
    safety::Disclosure disclosure;
    Pages pages;
    Course course;
    Book book;
};

/// The content in every language that there are words for, by primary language subtag; "en" is always there.
using ByLanguage = std::map<std::string, Content, std::less<>>;

/// One part of the content in every language; a copy.
template <class Part>
class InLanguages {
public:
    InLanguages(ByLanguage const& all, Part Content::* part) {
        for (auto const& [language, content] : all)
            parts_.emplace(language, content.*part);
    }

    /// Of one language only, for all.
    InLanguages(Part english) { // NOLINT(google-explicit-constructor)
        parts_.emplace("en", std::move(english));
    }

    [[nodiscard]] Part const& in(std::string_view language) const {
        auto const found = parts_.find(language);
        return found != parts_.end() ? found->second : parts_.find("en")->second;
    }

private:
    std::map<std::string, Part, std::less<>> parts_;
};

/// In this language, else in English.
[[nodiscard]] inline Content const& in_language(ByLanguage const& all, std::string_view language) {
    auto const found = all.find(language);
    return found != all.end() ? found->second : all.find("en")->second;
}

} // namespace evenkeel::content
