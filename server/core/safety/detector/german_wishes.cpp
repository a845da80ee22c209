#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::wish, 3, R"(
        bring|bringe|braechte ich? mich ~2 um
        mich umbringen|umzubringen|umgebracht
        mich selbst umbringen|umzubringen|toeten|zu
        mich|mir toeten|erhaengen|erschiessen|vergiften|ertraenken
        mir das leben nehmen|zu
        mir ~2 leben nehmen|zu nehmen?
        nehme|naehme mir das leben
        meinem|mein leben ein ende
        meinem leben ein ende setzen|machen|bereiten
        mein leben beenden|zu beenden?
        selbstmord|suizid begehen|machen|zu
        von der|einer bruecke springen|zu
        vom dach|hochhaus|balkon springen|zu
        vor den|einen zug springen|werfen|zu|schmeissen|legen
        allem ein ende
        die pulsadern
        es ~1 beenden . fuer|ein|endgueltig|alles
        endgueltig schluss machen
        mache|mach ~1 schluss mit allem|leben|dem
    )"),
    sign(Sign::death_wish, 3, R"(
        will|moechte|wuensche|muss|wollte ~2 nur|einfach|endlich|lieber|am|gern|gerne|jetzt|auch|doch|wirklich? sterben|tot
        will|moechte sterben
        will|moechte|waere ich? ~1 tot sein
        waere ich? tot .
        waere|waer lieber|gern|gerne|am|besser|doch|nur|endlich ~1 tot
        wuenschte|wuensche|wuensch ~3 tot
        ich waere|waer tot
        sehne ~2 nach dem? tod
        todessehnsucht
        todeswunsch
        den tod herbei
    )"),
    sign(Sign::thoughts, 3, R"(
        selbstmordgedanken|suizidgedanken|suizidal|selbstmordgefaehrdet
        suizidale gedanken|impulse
        denke|denk|gedacht|gedanken|nachgedacht|denken|nachdenken|nachdenke ~3 selbstmord|suizid
        gedanken ~3 umzubringen|beenden|nehmen|sterben
        denke ~4 mich|mir ~3 umzubringen|nehmen|beenden
        selbstmord|suizid ~4 ausweg|loesung|kopf|gedanken
        abschiedsbrief geschrieben|schreiben|fertig|liegt
        wie ~4 am|schmerzlos|schnell|schnellsten|schmerzlosesten sterben|stirbt|sterbe|umbringen
        schmerzlos sterben
        ueberlege|ueberleg ~6 umzubringen|beenden|springen|nehmen
    )"),
    sign(Sign::passive, 2, R"(
        will|moechte|mag|wollte|kann nicht|nich|nimmer ~1 mehr? ~1 leben|weiterleben|aufwachen|existieren|sein|da|hier
        will|moechte ~2 nicht mehr ~1 leben|aufwachen|da|hier|sein|existieren|weiterleben
        nicht mehr leben|aufwachen|existieren|weiterleben|da sein?
        nie ~1 wieder|mehr? aufwachen|aufwache
        keinen|kein|ohne lebenswillen|lebensmut|sinn ~1 mehr? ~1 leben|weiterzuleben|weiterleben|am
        keinen|kein|ohne lebenswillen|lebensmut mehr? .
        lebensmuede
        wuenschte|wuensche ~5 nicht ~1 aufwachen|aufwache|aufgewacht|geboren
        keine lust|kraft|grund mehr ~1 leben|weiterzuleben
        keinen grund ~1 mehr? ~2 leben|weiterzuleben|aufzustehen
        leben hat ~2 keinen sinn
        leben ~2 nicht mehr? lebenswert
        leben ~3 sinnlos|keinen|wert
        nie|niemals geboren
        wenn ich ~2 weg|tot|verschwunden|sterbe|sterben|gestorben waere|bin|?
        es waere ~2 besser ~4 weg|tot|geben|sterben|gaebe|lebte
        besser ~2 wenn ich ~2 tot|weg|sterbe|gaebe
        einschlafen und nie|nicht
        einfach ~1 nicht ~1 mehr ~1 aufwachen|da|sein|existieren
        einfach|spurlos verschwinden
        will|moechte verschwinden
        will|moechte ~2 dass es|alles|das ~1 aufhoert|endet|vorbei
        muede vom|des lebens|leben
        tot besser|lieber dran
        mir ~2 egal ob ich ~2 lebe|sterbe|tot
        kein|keinen ausweg|anderen ~1 mehr?
        sehe keinen|kein ausweg|anderen|sinn|zukunft|licht
    )"),
    sign(Sign::hopeless, 2, R"(
        hat|macht|ergibt ~2 alles|doch|nichts|eh|sowieso? keinen sinn mehr
        alles ~2 sinnlos|hoffnungslos|aussichtslos
        keine hoffnung ~1 mehr?
        keine zukunft
        wird nie|niemals ~2 besser|wieder|gut|aufhoeren
        nichts ~3 wird ~1 besser|aendern
        es|das hat|ergibt ~1 keinen ~2 sinn
    )"),
    sign(Sign::hopeless, 1, R"(
        hoffnungslos
        sinnlos
        wozu das|noch|alles|ueberhaupt
        gebe|geb auf
    )"),
    sign(Sign::burden, 2, R"(
        ohne mich ~3 besser|gluecklicher|leichter|einfacher|gut|froh|ruhe
        besser|gluecklicher|leichter|froh ~3 ohne mich
        falle|fall|zur|bin ~3 last
        eine|nur last fuer
        bin|waere ~4 last .
        niemand ~2 braucht mich
        niemand ~2 wuerde|wird ~1 mich ~1 vermissen
        keiner wuerde|wird ~1 mich ~1 vermissen
        wuerde mich|es niemand|keiner vermissen|merken
        niemand|keinem|keiner|niemandem ~1 wuerde|faellt|faelle ~3 auffallen|merken|auf ~3 weg|tot|nicht
    )"),
    sign(Sign::worn_out, 2, R"(
        ich? kann nicht|nich|nimmer mehr .
        kann ~2 nicht|nich|so mehr|weiter|so ~1 weiter|weitermachen|leben|aushalten|ertragen|kaempfen
        halte|halt|ertrage|ertrag es|das|dieses|den ~2 nicht|nich|nimmer ~1 mehr|laenger
        keine kraft ~1 mehr
        habe|hab keine kraft
        schaffe|schaff das|es ~1 nicht|nich ~1 mehr
        am ende meiner|mit kraft|kraefte|kraeften
        ich bin ~1 am ende .
    )"),
    sign(Sign::empty, 1, R"(
        wertlos|nutzlos
        hasse mich
        hasse mein leben
        fuehle|fuehl ~1 leer|nichts|taub
        innerlich leer|tot
    )"),
    sign(Sign::alone, 1, R"(
        ganz|so|voellig|immer|total allein|alleine|einsam
        niemand versteht|mag|liebt mich
        einsam
    )"),
    sign(Sign::distress, 1, R"(
        traurig|verzweifelt|ueberfordert|erschoepft|panik|panikattacke|angst|deprimiert|depressiv|geweint|weine|heule|elend|niedergeschlagen|gestresst
        mir geht es|gehts ~2 schlecht|nicht|beschissen|mies
        fix und fertig
        todmuede
    )"),
});

} // namespace

std::span<Phrases const> german_wishes() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
