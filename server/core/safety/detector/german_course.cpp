#include "core/safety/detector/tables.hpp"

#include <array>

/// The German phrases of what weighs in the course of a conversation.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::withdrawn, 1, R"(
        gehe|geh|komm|komme|nehme|melde|rede|antworte|treffe|esse|sehe ~4 nicht|nich|nie|nichts|niemandem|niemanden|keinen mehr
        nicht|nich|nie mehr ans|raus|aus|vor|an|zu|in ~1 telefon|bett|tuer|haus|chor
        allen|alle|alles|freunden ~2 abgesagt
        sage|sag|ziehe|zieh ~2 alles|allen|mich ab|zurueck
        nur noch im bett
        sitze|sitz|liege|lieg ~4 im dunkeln|bett
        esse im stehen
        nicht mehr gemeldet|geduscht|gegessen|rausgegangen
    )"),
    sign(Sign::empty, 1, R"(
        innerlich ~2 leer|tot|hohl
        ganz|so|nur|bin|alles leer|taub|hohl|grau
        leere|leer in mir
        fuehle|fuehl|spuere|spuer ~1 nichts|gar ~1 mehr?
        funktioniere ~1 nur|noch|mehr
        nur noch funktionieren|existieren
        ich funktioniere
        wie ~3 glas|nebel|watte|roboter|huelle
        alles ~1 egal
    )"),
    sign(Sign::hopeless, 1, R"(
        wozu|warum|wofuer ~1 das|noch|ueberhaupt|alles
        wird|ist ~2 immer so bleiben?
        da kommt nichts
        aendert sich|doch|ja ~2 nichts|nie|nicht
        nichts|nie aendert sich
        bringt ~2 nichts mehr
        hat ~3 keinen zweck|sinn|wert
    )"),
    sign(Sign::hopeless, 2, R"(
        sehe|seh|habe|gibt ~1 keine|keinen zukunft|ausweg|morgen|sinn
        da kommt nichts mehr
    )"),
    sign(Sign::worn_out, 1, R"(
        so muede ~2 allem|alles|leben
        einfach nur ruhe|muede
        alles zu viel
        keine lust mehr
    )"),
    sign(Sign::burden, 1, R"(
        nehme|nehm|brauche ~2 platz ~1 weg?
        allen zur last|im
        nutzlos
    )"),
    sign(Sign::passive, 2, R"(
        bitte|bete|bet|flehe ~4 dass er|gott mich?
        gott ~4 zu sich holt|nimmt
        zu sich holt|nimmt
        lange genug gelebt
        nicht mehr ~1 aufwachen|aufwache|leben|da
        wuensch|wuensche|hoffe ~6 nicht ~1 mehr aufwachen|aufwache
    )"),
    sign(Sign::means, 3, R"(
        nehme|schlucke sie nicht ~3 sammle|spare|hebe
        sammle|sammele|spare|hebe|horte ~1 sie|tabletten ~8 tag|wenn|bis|auf
    )"),
    sign(Sign::means, 1, R"(
        hab|habe ~2 tabletten|pillen|schlaftabletten|seil|strick
        alles was ich brauche
    )"),
    sign(Sign::plan, 2, R"(
        werde|werd|will|dann ~3 es tun|machen
        nehme|nehm|schlucke ~2 sie alle
        sie alle dann
        alles was ich brauche
        dann ist es|alles|das vorbei
        morgen|bald|uebermorgen ~2 bin|werde ich nicht mehr da|hier
        bin ich nicht|nich mehr da|hier
    )"),
    sign(Sign::prepared, 1, R"(
        brief liegt|ist|im
        alle|meine|alles ~1 unterlagen|papiere|bezahlt|geordnet|geregelt ~1 geordnet|geregelt|bezahlt
        schluessel ~3 gegeben
    )"),
    sign(Sign::psychosis, 1, R"(
        hoere|hoer ~3 jemanden|jemand|leute|kameraden|tote|toten|wen|etwas|flustern|reden|maenner
        hoere|hoer stimmen
        die|eine stimme ~2 sagt|redet|befiehlt|fluestert|spricht|ruft
    )"),
    sign(Sign::commanded, 1, R"(
        sagt|sagen|befiehlt|befehlen|sagte|ruft|rufen|will|wollen ~2 ich|mir ~1 soll|muss ~4 springen|aufhaengen|umbringen|sterben|schneiden|gehen|tun|toeten|erhaengen|werfen
        soll mich ~2 aufhaengen|umbringen|erhaengen|erschiessen|vor|toeten|schneiden
        soll ~3 fenster|bruecke|zug|dach|balkon springen?
    )"),
    sign(Sign::outing, 1, R"(
        wenn ~2 er|sie|vater|mutter|eltern|familie|papa|mama ~2 das|es|davon ~1 rausfindet|herausfindet|erfaehrt|erfahren|rausfinden|wissen|weiss|mitkriegt
        wirft|werfen|schmeisst|schmeissen ~1 er|sie? mich ~1 raus|aus
        verstossen|verstoesst|rauswerfen|rausschmeissen
        schande ~2 familie|eltern
    )"),
    sign(Sign::self_rejection, 1, R"(
        hasse|hass mich ~1 dafuer|selbst|so?
        ekel|ekle|schaeme|schaem mich ~1 vor|fuer ~1 mir|selbst|mich
        ekelhaft|abartig|widerlich|pervers|abschaum
        ich waere ~1 normal|anders
    )"),
    sign(Sign::hope, 0, R"(
        freue|freu mich|auf
        termin|therapeutin|therapeut|beratung|seelsorgerin
        geht|gehts ~2 besser|gut
        am|naechsten|kommenden montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende
        kommt|kommen ~3 vorbei|eis|besuch
        besuchen
    )"),
    sign(Sign::recovered, 0, R"(
        therapie gemacht
        geht es mir|mir|seit ~3 gut
        ueberstanden|geheilt
    )"),
    sign(Sign::long_ago, 0, R"(
        jahre her
        mit zwanzig|achtzehn|neunzehn|fuenfzehn|sechzehn|siebzehn
    )"),
    sign(Sign::daily, 0, R"(
        projekt|pruefung|klausur|hausaufgaben|kunden|meeting|abgabe|deadline|schicht
    )"),
    sign(Sign::journey, 0, R"(
        letzter|letzte tag|schicht ~2 firma|arbeit|schule|job|buero|urlaub
        ziehe ~3 zu|um|nach|ans
        umzug|ruhestand|rente|abschiedsmail|abschiedsfeier|flug|fliege
        abschied mit
        mein letzter tag
    )"),
    sign(Sign::idiom, 0, R"(
        klausur|pruefung|woche|matheaufgabe|hausaufgaben|schicht|umzug ~3 umgebracht|umbringt|um
        gestorben|sterbe|stirbt|sterben ~3 boss|endboss|level|mal
        mal gestorben
        dachte ich sterbe
        ich bring den|ihn|sie|die ~3 um
        testament ~1 ist gemacht
        alles testament
    )"),
});

} // namespace

std::span<Phrases const> german_course() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
