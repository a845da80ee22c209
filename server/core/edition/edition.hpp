#pragma once

#include "core/account/member/language.hpp"
#include "core/content/content.hpp"
#include "core/exercise/shelf.hpp"
#include "core/journal/journal_texts.hpp"
#include "core/learn/learn_texts.hpp"
#include "core/portability/import_texts.hpp"
#include "core/program/program_texts.hpp"
#include "core/snapshot/snapshot_texts.hpp"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace evenkeel {

/// The content in one language, as the rules of each area take it. Data only, never changed.
class Edition {
public:
    /// `content` must outlive the edition.
    explicit Edition(content::Content const& content);

    // The texts of the areas refer to each other.
    Edition(Edition const&) = delete;
    Edition& operator=(Edition const&) = delete;

    content::Content const& content;
    exercise::Shelf const shelf;
    learn::LearnTexts const learn;
    program::ProgramTexts const program;
    journal::JournalTexts const journal;
    snapshot::SnapshotTexts const snapshot;
    portability::ImportTexts const imports;
};

/// The content as it was read once, in all languages. When its files change there are new editions, and a
/// call or stream that began with the old ones ends with them.
class Editions {
public:
    /// Precondition: `contents` has "en".
    explicit Editions(content::ByLanguage contents);

    Editions(Editions const&) = delete;
    Editions& operator=(Editions const&) = delete;

    /// For a BCP 47 tag or an Accept-Language header; English for what we do not speak.
    [[nodiscard]] Edition const& in(std::string_view tags) const;

    [[nodiscard]] Edition const& english() const { return in("en"); }

    /// For mails, each of which speaks the language of whoever receives it.
    [[nodiscard]] content::ByLanguage const& contents() const { return contents_; }

    [[nodiscard]] account::Languages const& languages() const { return languages_; }

private:
    content::ByLanguage const contents_;
    account::Languages const languages_;
    std::map<std::string, std::unique_ptr<Edition const>, std::less<>> editions_;
};

} // namespace evenkeel
