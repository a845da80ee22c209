#pragma once

#include "app/routes.hpp"
#include "outbound/portability/foreign_files.hpp"
#include "outbound/scripted_guide.hpp"
#include "worker/handler.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace evenkeel::app {

/// The content as the rules of one language see it, and the way to those of the other languages, which is
/// open as soon as the edition is whole.
struct Texts {
    content::Content const& content;
    content::ByLanguage const& contents;
    std::function<snapshot::ReadSnapshot const&(std::string_view language)> read_snapshot_in;
};

/// What stands outside the rules and is made of the content.
struct MadeOfContent {
    Texts const& texts;
    journal::JournalGuide& journal_guide;
    portability::ImportFiles const& import_files;
};

/// How the parts of the process that stay are joined with content that changes.
struct EditionPlan {
    Stores& stores;
    std::function<Outside(MadeOfContent const&)> outside;
    std::function<RouteParts(Texts const&)> route_parts;
};

/// What the doors offer of one edition.
struct Offer {
    AllRoutes routes;
    http::Endpoint article_file;
    http::Endpoint quiz_file;
    http::Endpoint helplines_file;
    http::Endpoint quiz_result_file;
};

/// Everything that is made of the content in one language: rules, calls, jobs.
class Translation {
public:
    Translation(Texts const& texts, EditionPlan const& plan);

    // Calls and jobs refer to the rules.
    Translation(Translation const&) = delete;
    Translation& operator=(Translation const&) = delete;

private:
    outbound::ScriptedGuide guide_; // the rules write pages with it
    outbound::ForeignFiles import_files_;

public:
    Outside const outside;
    Rules const rules;
    Offer const offer;
    worker::Handlers const jobs;
};

/// The content as it was read once, in all languages, and everything made of it. Never changed. When the
/// files change there is a new edition, and whatever began with the old one ends with it.
class Edition {
public:
    Edition(content::ByLanguage read, EditionPlan const& plan);

    // The translations refer to the content.
    Edition(Edition const&) = delete;
    Edition& operator=(Edition const&) = delete;

    /// For a BCP 47 tag; English for what we do not speak.
    [[nodiscard]] Translation const& in(std::string_view tag) const;

    [[nodiscard]] Translation const& english() const { return in("en"); }

private:
    content::ByLanguage const contents_;
    account::Languages const languages_;
    std::map<std::string, std::unique_ptr<Translation const>> translations_;
};

/// The edition that serves now.
class LiveEdition {
public:
    explicit LiveEdition(std::shared_ptr<Edition const> first) : current_{std::move(first)} {}

    /// Whoever asks keeps it for as long as they work with it.
    [[nodiscard]] std::shared_ptr<Edition const> current() const;
    void replace(std::shared_ptr<Edition const> next);

private:
    mutable std::mutex mutex_;
    std::shared_ptr<Edition const> current_;
};

/// The calls, files and jobs of the first edition, each answered by the one that is live when it begins, a
/// call in the language of whoever makes it; a stream keeps its edition to its end. `live` must outlive them.
[[nodiscard]] Offer live_offer(LiveEdition const& live);
[[nodiscard]] worker::Handlers live_jobs(LiveEdition const& live);

} // namespace evenkeel::app
