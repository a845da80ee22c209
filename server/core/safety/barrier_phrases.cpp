#include "core/safety/answer_phrases.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::safety {

namespace {

using detector::Phrases;

constexpr Phrases barrier(std::string_view key, std::string_view lines) {
    auto const place = std::ranges::find(kBarriers, key) - kBarriers.begin();
    return {.meaning = static_cast<std::uint8_t>(Said::barrier),
            .level = static_cast<std::uint8_t>(place),
            .lines = lines};
}

constexpr auto kBarrierPhrases = std::to_array<Phrases>({
    barrier("burden", R"(
        burden|bother|bothering|disturb|disturbing|weigh|load|annoy|annoying|intrude
        dont|not want to ~1 worry|scare|upset|hurt|trouble
        they|he|she|everyone ~2 enough|busy|own|problems
        waste ~2 time
        others need it more
        zur last
        belasten|stoeren|belaestigen
        molestar|carga|preocupar|preocuparlos
        عبء|ازعج|ازعاج|اثقل|اقلق
    )"),
    barrier("words", R"(
        dont|not|wouldnt know|sure ~1 what|how ~2 say|begin|start|explain|put|tell
        no|find|right words
        cant ~1 explain|say|describe|put|find
        what ~1 would i say
        weiss nicht ~1 was|wie ~2 sagen|anfangen
        keine worte
        worte
        no se ~1 que|como ~1 decir|empezar|explicar
        palabras
        لا|ما ~1 اعرف ~1 ماذا|كيف ~1 اقول|ابدا
        كلمات
    )"),
    barrier("phone", R"(
        phone|phones|calling|calls|telephone
        hate|cant|scared|afraid|anxious ~2 call|calling|talk|talking|speak|speaking
        cant talk|speak|call
        someone|somebody ~1 will|would|could|might hear
        telefon|telefonieren|anrufen|sprechen
        telefono|llamar|hablar|llamadas
        الهاتف|الاتصال|التلفون|الكلام
    )"),
    barrier("shame", R"(
        ashamed|shame|embarrassed|embarrassing|humiliating|pathetic|judge|judged|judging|weak|stupid|stigma
        think|thinks ~2 im|i ~1 crazy|weak|weird|mad|pathetic|dramatic
        what ~2 people|they think
        schaeme|scham|peinlich|verrueckt
        verguenza|vergueenza|juzguen|loca|loco|debil
        اخجل|خجل|عيب|فضيحه|محرج
    )"),
    barrier("bad_experience", R"(
        last time|therapist ~4 bad|worse|laughed|ignored|dismissed|hung|nothing|useless|badly|awful|listen|hold
        tried ~4 before|didnt|nothing|worse|never|useless
        didnt|doesnt|never|wont ~1 help|helped|listen|work
        they|he|she ~1 laughed|ignored|dismissed|hung
        bad experience|experiences
        made it worse
        nobody listened|believed
        schlechte erfahrung|erfahrungen
        hat ~2 nichts|nicht gebracht|geholfen
        mala|malas experiencia|experiencias
        no ~1 sirvio|ayudo|sirve|ayudaron
        تجربه سيئه
        لم ~1 يساعدني|يساعدوني|ينفع
    )"),
    barrier("consequences", R"(
        lose ~2 job|kids|children|custody|license|visa
        take ~2 kids|children|baby
        tell ~2 parents|boss|employer|work|family|mom|husband
        find|finds out
        what ~1 would|will ~1 happen|do
        on my record
        afraid|scared ~2 happen|happens|consequences
        konsequenzen|folgen
        kinder ~1 weg|wegnehmen
        job verlieren
        consecuencias|enteren|entere
        perder ~2 trabajo|hijos
        quiten a|mis
        العواقب|اخسر|يعرف|يعلم
    )"),
    barrier("nobody", R"(
        nobody|noone|alone
        no one|friends|family|body
        dont|not have ~1 anyone|anybody|friends|family|someone|people
        dont know who
        niemand|niemanden|keinen|keine freunde?
        nadie|sola|solo
        no tengo ~1 nadie|amigos|familia
        لا احد|يوجد
        ليس|ما عندي|لدي احد
        وحيد|وحيده|وحدي
    )"),
    barrier("cost", R"(
        cost|costs|money|expensive|afford|pay|insurance|credit|broke|bill
        geld|teuer|kosten|leisten
        dinero|caro|cara|pagar|cuesta|seguro
        المال|مال|غالي|فلوس|تكلفه|مكلف
    )"),
    barrier("police", R"(
        police|cops|cop|arrest|arrested|handcuffs|swat
        polizei
        policia
        الشرطه|شرطه|البوليس
    )"),
    barrier("hospital", R"(
        hospital|hospitalized|hospitalised|committed|ward|institutionalized|locked|sectioned|psych|psychiatric|asylum|involuntary|admitted
        lock ~1 me
        krankenhaus|klinik|psychiatrie|eingewiesen|einweisen|einsperren|geschlossene
        hospital|internen|encierren|psiquiatrico|manicomio|ingresen
        المستشفي|مستشفي|مصحه
    )"),
    barrier("nobody_answers", R"(
        nobody|no|noone|one|doesnt|not|isnt|wont|arent|dont ~2 answer|answers|answered|answering|pick|picks|picking|picked|respond|responding|reply|replies
        line|lines ~1 busy
        on hold
        just rings
        engaged
        voicemail
        niemand|keiner ~2 ran|abnimmt|antwortet|rangeht|geht
        besetzt
        nadie|no ~1 contesta|contestan|responde|responden
        ocupado
        لا ~1 يرد|يردون|يجيب|احد
        مشغول
    )"),
    barrier("no_wish_to_live", R"(
        dont|not|no ~1 want|wanna ~1 to? ~1 live|saved|helped|help|survive|alive
        why|whats bother|point|should|would
        no|whats|the|any point
        want to die
        dont want help
        too late
        dont deserve|see
        will|moechte nicht ~1 mehr? ~1 leben|hilfe
        will ~1 sterben
        no quiero ~1 vivir|ayuda|seguir
        quiero morir|morirme
        لا اريد ~2 اعيش|الحياه|مساعده|العيش
        اريد ~1 اموت|الموت
    )"),
    barrier("abroad", R"(
        abroad|travelling|traveling|tourist|foreigner|foreign|immigrant
        dont|not speak ~2 language|english|german|spanish|french|it
        different|another|other|foreign country
        not from here
        language barrier
        ausland|auslaender
        spreche kein
        extranjero|extranjera|extranjeros
        no hablo
        otro pais
        خارج ~1 بلدي
        بلد اخر|غريب
        لا اتكلم|اتحدث
        مسافر
    )"),
    barrier("other", R"(
        afraid|scared|fear|tired|busy|asleep|late|trust|kids|work|secret
        angst|muede
        miedo|cansada|cansado
        خائف|خائفه|متعب|الخوف
    )"),
});

} // namespace

std::span<detector::Phrases const> barrier_phrases() {
    return kBarrierPhrases;
}

} // namespace evenkeel::safety
