#include "core/safety/answer_phrases.hpp"

#include <array>

namespace evenkeel::safety {

namespace {

using detector::Phrases;

constexpr auto kCorrectionPhrases = std::to_array<Phrases>({
    {.meaning = static_cast<std::uint8_t>(Said::reached), .level = kOnlyAtTheBeginning, .lines = R"(
        called|rang|phoned|texted|messaged|dialed|dialled .
    )"},
    said(Said::reached, R"(
        i|ive|just|have ~1 called|rang|phoned|dialed|dialled|contacted|reached|told
        called|rang|phoned ~2 them|her|him|911|112|999|988|ambulance|emergency|line|hotline|crisis|sister|brother|mom|mum|dad|friend|doctor|number|samaritans|mother|father|husband|wife|partner|neighbour|neighbor
        on|at the phone|line|door|way
        talking|speaking to|with ~2 them|her|him|someone|somebody|hotline|line|sister|brother|mom|mum|dad|friend|doctor|nurse|counselor|counsellor|person|operator|now
        is|are|shes|hes|theyre|im ~1 here|coming|with|driving her|him|them|my|someone|somebody
        ambulance ~2 way|here|coming|arrived
        police|paramedics|help ~2 here|coming|arrived|way
        they answered|picked|came|arrived
        they|theyre are? here|coming .
        she|he answered|picked|came|arrived
        someone|somebody ~1 with|answered|came|picked me|?
        im ~2 hospital|er|emergency|clinic
        at the hospital|er|clinic|emergency
        not alone anymore|now
        my ~2 is|s ~1 here|with|coming
        neighbour|neighbor|sister|brother|mom|mum|dad|friend|husband|wife|partner|roommate|flatmate ~2 here|with|came|coming|arrived
        angerufen|erreicht
        ist|sind ~2 da|hier|unterwegs
        bin ~2 krankenhaus|klinik|notaufnahme
        telefoniere ~1 mit
        he llamado
        llame|llamé|hable|contestaron|contesto
        esta|estoy|estan ~1 aqui|conmigo|hospital|viniendo|llamando
        viene|vienen ~1 en|la|una|camino
        اتصلت|كلمت|وصلت|وصل|وصلوا|ردوا
        معي ~1 الان
        في ال? المستشفي
        هنا ~1 معي
    )"),
    said(Said::figure_of_speech, R"(
        just ~1 expression|saying|phrase|joke|figure|idiom|joking|exaggerating|hyperbole|kidding|sarcasm|metaphor|venting
        an|a figure|way of speech|speaking|saying|talking
        was|is|its|im|i only? ~2 expression|joke|joking|exaggerating|idiom|metaphor|sarcasm|sarcastic|hyperbole|kidding|slang|literally|saying
        not|didnt|dont ~1 literally|literal|mean ~3 literally|like|that|way|it
        not literal|literally
        didnt mean it|that ~1
        figuratively|metaphorically
        nur ~2 redewendung|spruch|redensart|ausdruck|scherz|spass|witz|gesagt|so
        nicht ~1 woertlich|so ~1 gemeint
        es|era|solo ~2 expresion|dicho|broma|decir|metafora|exageracion
        forma de hablar
        no ~1 literal|literalmente
        مجرد تعبير|مزحه|كلام|مجاز
        تعبير مجازي
        امزح|مزحه
        لم|ما اقصد
    )"),
    said(Said::fiction, R"(
        from|in|about|of|to|for a|the|my|this|an ~2 song|film|movie|book|novel|game|show|series|poem|story|lyrics|lyric|play|podcast|episode|character|anime|script|screenplay
        its|it|thats|that|was|is|just|only ~2 song|movie|film|book|novel|lyrics|lyric|poem|game|quote|character|story|script|series|fiction|fictional|roleplay|anime
        lyrics|lyric|quote|fiction|fictional|roleplay
        aus|im|nur|war|ist ~2 lied|film|buch|roman|spiel|serie|liedtext|gedicht|songtext|geschichte
        de|en|es|era|solo ~2 cancion|pelicula|libro|novela|juego|serie|poema|cuento|letra|personaje
        من|في|عن|مجرد اغنيه|فيلم|كتاب|روايه|لعبه|مسلسل|قصيده|قصه
    )"),
    said(Said::past, R"(
        years|months|decades ago
        long|while time? ago
        a long time
        was|happened ~3 ago|past|younger|teenager|back|before|then|kid|child
        in the past
        back then
        when i was
        old|past memory|memories|story|thoughts
        not ~1 now|today|anymore|recent|current
        used to
        frueher|damals
        lange|jahre her
        ist ~1 lange|jahre ~1 her
        vor ~1 jahren
        hace ~1 anos|tiempo|mucho
        en el pasado
        fue hace
        قبل|منذ ~1 سنوات|سنين|زمن|مده
        في الماضي
        كان قديما
    )"),
    said(Said::somebody_else, R"(
        about|is|was|its|meant|mean|for|said|by|from ~1 my|a|the|her|him|them|someone|somebody ~2 friend|sister|brother|mother|father|mom|mum|dad|son|daughter|cousin|colleague|neighbour|neighbor|partner|husband|wife|student|client|patient|uncle|aunt|roommate|boyfriend|girlfriend|else|coworker|not
        my friend|sister|brother|mother|father|mom|dad|son|daughter|cousin|partner|husband|wife|roommate|boyfriend|girlfriend|neighbour|neighbor|colleague ~1 not
        not ~1 me|myself|mine
        isnt|wasnt ~2 me|mine
        someone|somebody else
        about|meant her|him|them|someone|somebody
        other person
        nicht ~1 ich|mich|mir|um
        geht um|ueber ~1 meine|meinen|eine|einen|freund|freundin
        jemand|jemanden anders|anderes
        no ~1 soy|es|hablo|sobre yo|mi|mia|de
        de|sobre mi ~1 amigo|amiga|hermano|hermana|hijo|hija|madre|padre|primo|prima
        otra persona
        عن صديقي|صديقتي|اخي|اختي|ابني|ابنتي|شخص
        ليس|لست عني|انا
        شخص اخر
    )"),
    said(Said::unwanted_thought, R"(
        ocd|intrusive|obsessive|obsession|obsessions|compulsion|compulsive
        unwanted ~1 thought|thoughts|image|images
        dont|never|didnt want ~1 them|the|these|that|it thoughts|thought?
        thought|thoughts ~2 scares|scare|terrify|terrifies|disgusts|horrifies ~1 me
        opposite of what
        zwangsgedanken|zwangsgedanke|zwang|zwangsstoerung
        aufdringliche|ungewollte gedanken
        toc
        pensamientos|pensamiento ~1 intrusivo|intrusivos|obsesivo|obsesivos
        وسواس|وساوس|الوسواس
        افكار ~1 دخيله|اقتحاميه|وسواسيه
    )"),
});

} // namespace

std::span<detector::Phrases const> correction_phrases() {
    return kCorrectionPhrases;
}

} // namespace evenkeel::safety
