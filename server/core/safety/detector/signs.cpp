#include "core/safety/detector/signs.hpp"

#include "core/safety/detector/frames/frame_tables.hpp"
#include "core/safety/detector/tables.hpp"

namespace evenkeel::safety::detector {

namespace {

constexpr std::string_view kKeyWords = R"(
    suicide suicidal suicidality thinking myself overdose overdosed overdosing goodbye hopeless worthless pointless thoughts
    killing hanging jumping tablets burden without tonight intrusive alive wanting anymore
    selbstmord selbstmordgedanken suizid suizidgedanken suizidal umbringen sterben abschied
    suicidio suicidarme matarme morirme pastillas quitarme despedirme
)";

constexpr std::string_view kOrdinaryWords = R"(
    homeless thought thinning streben olive alike alice alliance waiting wasting wanting wanking ranting panting tablet table
    banging ranging handing changing killings billing filling matarte matarse morirte morirse suicides burdens burned
    bumping dumping pumping suicida within widthout alived alove sterbe streben overdone overcome sterbend stereo
    matamos morirnos goodbyes quitarse quitarte abschnitt abschied
)";

} // namespace

PhraseBook const& signs() {
    static PhraseBook const book{
        {.phrases = {english_wishes(),  english_despair(),   english_plans(),  english_flags(),
                     english_context(), english_softly(),    english_hints(),  english_topics(),
                     german_wishes(),   german_danger(),     spanish_wishes(), spanish_danger(),
                     arabic_phrases(),  german_course(),     spanish_course(), arabic_course(),
                     english_halves(),  english_readiness(), english_themes(), german_halves(),
                     spanish_halves(),  arabic_halves()},
         .classes = {word_classes(), frame_classes()},
         .parts = {phrase_parts()},
         .key_words = kKeyWords,
         .ordinary_words = kOrdinaryWords}};
    return book;
}

} // namespace evenkeel::safety::detector
