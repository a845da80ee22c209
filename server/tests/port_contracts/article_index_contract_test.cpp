#include "core/learn/index_articles.hpp"
#include "core/learn/search_articles.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/fake_secure.hpp"

namespace evenkeel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class ArticleIndexContract : public Contract<Backend> {
protected:
    learn::ArticleIndex& index() { return this->stores_.article_index; }

    std::size_t keep(std::vector<learn::IndexedArticle> const& articles) { return index().keep(articles); }

    std::vector<std::string> having(std::vector<std::string> const& words, std::size_t limit = 100) {
        std::vector<std::string> ids;
        for (auto const& id : index().having_any(words, limit))
            ids.push_back(id.value());
        return ids;
    }

    static learn::IndexedArticle entry(std::string const& id, std::vector<std::string> words) {
        auto hash = std::string{"hash"};
        for (auto const& word : words)
            hash += word;
        return {learn::ArticleId{id}, hash, std::move(words)};
    }

    std::vector<learn::IndexedArticle> const some_{entry("a", {"breath", "calm", "strasse"}),
                                                   entry("b", {"breathing", "clam", "انفاس"}),
                                                   entry("c", {"calm", "vagus"})};
};

TYPED_TEST_SUITE(ArticleIndexContract, Backends, BackendNames);

TYPED_TEST(ArticleIndexContract, FindsArticlesByAnyOfTheWords) {
    EXPECT_EQ(this->keep(this->some_), 3u);
    EXPECT_THAT(this->having({"calm"}), ElementsAre("a", "c"));
    EXPECT_THAT(this->having({"clam", "vagus", "nowhere"}), ElementsAre("b", "c"));
    EXPECT_THAT(this->having({"انفاس"}), ElementsAre("b"));
    EXPECT_THAT(this->having({"calm", "clam"}, 2), ElementsAre("a", "b"));
    EXPECT_THAT(this->having({"cal"}), IsEmpty());
    EXPECT_THAT(this->having({}), IsEmpty());
}

TYPED_TEST(ArticleIndexContract, KeepsNothingTwiceAndForgetsWhatIsGone) {
    this->keep(this->some_);
    EXPECT_EQ(this->keep(this->some_), 0u);
    auto const changed = std::vector{this->entry("a", {"calm"}), this->entry("d", {"new"})};
    EXPECT_EQ(this->keep(changed), 4u); // a changed, b and c gone, d new
    EXPECT_THAT(this->having({"calm", "vagus", "breath"}), ElementsAre("a"));
    EXPECT_THAT(this->having({"new"}), ElementsAre("d"));
}

TYPED_TEST(ArticleIndexContract, ProcessesThatStartAtOnceIndexOnce) {
    auto const changes = all_at_once(4, [this](int) { return this->keep(this->some_); });
    EXPECT_EQ(std::ranges::count(changes, 3u), 1);
    EXPECT_EQ(std::ranges::count(changes, 0u), 3);
    EXPECT_THAT(this->having({"calm"}), ElementsAre("a", "c"));
}

/// The same library searched through each database gives the same lists, letter by letter.
TYPED_TEST(ArticleIndexContract, GivesTheSearchOneOrder) {
    std::vector<learn::Article> const articles{
        an_article("calm-hands", "Warm hands show a calm body. Breathing out helps."),
        an_article("nerve", "The vagus nerve slows the heart. Calm is not the goal."),
        an_article("strasse", "Auf der Straße: ruhiges Atmen, ruhiger Körper."),
        an_article("words", "أَنْفَاس بطيئة، and other words of calm, calm breath.")};
    learn::Library const library{articles};
    FakeSecure secure;
    EXPECT_EQ(learn::IndexArticles(library, this->index(), secure)(), 4u);
    EXPECT_EQ(learn::IndexArticles(library, this->index(), secure)(), 0u);
    learn::SearchArticles const search{library, this->index()};
    auto const found = [&](std::string const& query) {
        std::vector<std::string> ids;
        auto const page = search({.query_text = query, .category_tag = {}, .offset = 0});
        for (auto const& one : page->found)
            ids.push_back(one.article->id.value());
        return ids;
    };
    EXPECT_THAT(found("calm"), ElementsAre("calm-hands", "words", "nerve"));
    EXPECT_THAT(found("CALM body"), ElementsAre("calm-hands", "words", "nerve"));
    EXPECT_THAT(found("breat"), ElementsAre("calm-hands", "words")); // both by their beginning
    EXPECT_THAT(found("vagsu"), ElementsAre("nerve"));               // a swap
    EXPECT_THAT(found("brething"), ElementsAre("calm-hands"));       // a letter left out
    EXPECT_THAT(found("STRASSE korper"), ElementsAre("strasse"));
    EXPECT_THAT(found("انفاس"), ElementsAre("words"));
    EXPECT_THAT(found("zebra"), IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
