#include "core/safety/answer_phrases.hpp"

#include <array>

namespace evenkeel::safety {

namespace {

using detector::Named;
using detector::Phrases;

constexpr auto kAnswers = std::to_array<Phrases>({
    said(Said::yes, R"(
        yes|yeah|yep|yup|yea|yess|sadly|unfortunately|definitely|absolutely|correct|true|always|often|constantly|sometimes|daily|certainly|obviously
        i do|am|have|did|guess|think so?
        i suppose so
        kind|sort of
        a little|bit
        all the time
        every day|night
        thats right|it|true
        i am thinking|having
        ja|jo|leider|doch|manchmal|oft|staendig|stimmt
        si|sii|claro|cierto|siempre|verdad
        a veces|diario
        نعم|ايوه|اجل|اي|احيانا|دائما|صحيح|ايوا
    )"),
    said(Said::no, R"(
        no|nope|nah|never|none|nothing|neither|noo .
        no|nope|nah no|not|i|im|its|it|they|theyre|there|my|nothing|really
        i? have? no plan|plans|intention|intentions|date|day|time|way|means|pills|thoughts|wish
        nothing here|planned|specific|concrete|like|at|yet
        not really|at|that|like|now|suicidal|anymore|exactly|yet
        i dont|havent|wouldnt|wont|didnt
        i am|do|have not
        i have none|nothing .
        im not
        not|dont thinking|want|have|mean|think
        of course not
        nein|nee|noe|niemals|nie .
        nein nein|noch|ich|nicht|gar|es|danke
        nicht wirklich|hier|jetzt|heute|mehr|direkt|so
        kein|keine|keinen plan|plaene|absicht|absichten|zeitpunkt|termin|mittel|tabletten
        habe|hab kein|keine|keinen|nichts
        auf keinen fall
        gar nicht
        keineswegs
        nunca|jamas|tampoco|ninguno|ninguna|nada .
        no tengo|hay|quiero|pienso|creo
        para nada
    )"),
    {.meaning = static_cast<std::uint8_t>(Said::no), .level = kOnlyAtTheBeginning, .lines = R"(
        لا|كلا|ابدا|ليس|لم|لن
    )"},
    said(Said::unsure, R"(
        maybe|perhaps|possibly|dunno|idk|unsure|unclear|hm|hmm|hmmm|uncertain|depends|probably
        dont|not|no know|sure|idea|certain
        hard|difficult to say
        i cant say|tell
        it depends|varies|changes
        cant decide
        in between
        somewhere between
        partly|half|both
        yes and no
        vielleicht|unsicher|jein|eventuell|keine? ahnung
        weiss nicht|ich|es nicht?
        kommt drauf an
        quizas|quiza|talvez
        tal vez
        no lo? se
        no estoy segura|seguro
        depende
        ربما|ممكن|يمكن|اظن
        لا|ما ادري|اعرف|اعلم
        لست متاكدا|متاكده|متاكد
    )"),
    said(Said::at_once, R"(
        tonight|today|now|soon|tomorrow|immediately|midnight
        this|next evening|morning|afternoon|week|weekend|night|few
        right now
        in an|a|one|two|few hour|hours|minutes|days|while|day|bit
        in ~1 hour|hours|minutes|days
        when|once|after|before ~4 asleep|leave|leaves|gone|out|bed|home|wake|wakes
        on monday|tuesday|wednesday|thursday|friday|saturday|sunday
        monday|tuesday|wednesday|thursday|friday|saturday|sunday
        as soon as
        heute|jetzt|gleich|bald|morgen|sofort
        diese|am nacht|woche|wochenende|abend
        hoy|ahora|pronto|manana|ya
        esta|este noche|semana|tarde|fin
        الليله|اليوم|الان|غدا|قريبا|بكره
    )"),
    said(Said::some_day, R"(
        someday|sometime|eventually
        some|one day|time|point
        one day
        not yet|today|tonight|now|soon
        no exact|date|specific date?
        in the future
        later|whenever
        irgendwann
        eines tages
        noch nicht
        nicht heute|jetzt|bald
        algun|alguna dia|vez|momento
        todavia|aun no
        no hoy|ahora
        يوما|لاحقا
        في يوم
        ليس الان|اليوم
    )"),
    said(Said::no_time, R"(
        none|no|nope|never|nothing
        no time|date|plan|particular
        not at all
        havent|didnt|not thought|think|decided|considered|set
        nein|keine|keinen|nie|nicht
        kein zeitpunkt
        ninguno|ninguna|nunca|no
        لا
    )"),
    said(Said::strong, R"(
        act ~1 on it
        going|gonna|will|want|intend|mean|plan|planning|about to ~1 act|do|it|die
        ill do it
        do it
        strong|strongly|very|overwhelming|intense|high|determined|serious
        i mean it
        i intend|do|will|mean|want to?
        follow through
        both|acting
        stark|sehr|ernst|entschlossen
        werde ~1 es ~1 tun|machen
        fuerte|mucho|seria|serio|decidida|decidido
        voy a ~1 hacerlo
        lo voy a hacer
        قوي|قويه|جدا|جاد
        سافعلها|سافعل
    )"),
    said(Said::weaker, R"(
        weak|changing|varies|changes|mixed
        schwach|wechselnd|wechselt
        debil|cambia|cambiante
        ضعيف|ضعيفه|متغير|متغيره
    )"),
    said(Said::no, R"(
        just|only a|thoughts thought|thoughts?
        just thoughts|thinking
        a thought
        dont|not|wont|wouldnt|never ~1 want|going|act|do|follow|mean|intend|gonna
        no intention|intent|plan|plans
        nur ~1 gedanke|gedanken
        will|moechte|werde ~2 nicht
        solo|solamente ~1 pensamiento|pensamientos|pienso
        no ~1 quiero|voy|pienso
        مجرد|فقط فكره|افكار
        لن افعل|افعلها
    )"),
    said(Said::at_hand, R"(
        have|got|saved|saving|bought|keep|kept ~1 them|it|pills|tablets|gun|rope|one|everything|some|enough|knife|blade|means|meds|plan
        already have|bought|got|here|took|taken|wrote|written|saved|ready
        right here|there|next|beside
        in my|the ~1 drawer|hand|car|bag|bathroom|kitchen|room|house|garage|pocket|cabinet|closet|bedroom|lap
        next to|beside|near me|the|my
        at home|hand
        within|in reach|front
        theyre|its|they|it ~1 here|there|ready|upstairs|downstairs|close
        habe|hab ~3 tabletten|hier|da|schon|zuhause|seil|messer
        zu hause
        zuhause
        liegt|liegen ~1 hier|neben|da
        tengo ~2 pastillas|aqui|casa|pistola|todo
        aqui|casa|ya ~1 tengo
        عندي|معي|لدي|امامي|البيت
    )"),
    said(Said::away, R"(
        gave|given|threw|thrown|locked|handed|flushed ~3 away|out|up|friend|sister|brother|mom|mum|husband|wife|them|it
        not|nothing at|in|here|near|within ~1 home|house|reach|?
        out of reach
        far away
        no access
        dont|havent have|got ~1 any|anything|it|them|access
        nicht hier|da|zuhause
        weggegeben|weggeworfen
        no tengo
        ليس عندي|معي
    )"),
    said(Said::willing, R"(
        yes|yeah|ok|okay|sure|yep|alright|fine|definitely|likely|certainly|surely|k|gladly
        i can|will|could|would|want|shall|might
        ill try|do|call|text|write|go|ring|message|start|tell|ask|talk
        i think i can|could|will|could
        all right
        lets|let do|try|us
        going to call|text|write|tell|talk|try|ring
        calling|texting|messaging|dialing|ringing
        willing
        very likely
        ja|gut|okay|klar|gern|gerne|mache|versuche|versuchs
        ich kann|rufe|schreibe|mach|versuch|werde
        si|vale|bueno|claro|puedo|intentare|llamare|dale
        voy a ~1 llamar|escribir|intentar
        نعم|حسنا|اوكي|طيب|ساحاول|ساتصل|ماشي|اقدر|تمام
    )"),
    said(Said::unwilling, R"(
        no|nope|nah|never|none|nothing|neither|cant|cannot|wont|impossible|unlikely|refuse
        dont|not|wouldnt $any
        not at all
        not really|now|today|tonight|ready|going|able|willing|likely|possible|gonna
        i dont|cant|wont|couldnt|wouldnt want|call|talk|do|know|tell|?
        what for
        no one|nobody
        nein|nichts|nicht|kann nicht
        auf keinen
        nicht|kein|keine
        no puedo|quiero|voy
        لا|لن|مستحيل|لا استطيع
    )"),
});

constexpr auto kClasses = std::to_array<Named>(
    {{"any", "want can will know"},
     {"never_skipped",
      "no not never hardly barely dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont "
      "wouldnt cant couldnt nicht nie kein keine nunca"}});

} // namespace

detector::PhraseBook const& answers() {
    static detector::PhraseBook const book{
        {.phrases = {kAnswers, thoughts_phrases(), correction_phrases(), barrier_phrases()},
         .classes = {kClasses},
         .parts = {},
         .key_words = "",
         .ordinary_words = ""}};
    return book;
}

} // namespace evenkeel::safety
