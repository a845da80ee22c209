#include "core/safety/detector/frames/frame_tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    half(Half::not_being, R"(
        nicht|nich|nie|nimmer|net ~2 aufwach*|aufgewacht|erwachen|wach
        nicht|nich|nie|net ~1 mehr ~1 leben|existieren|da|aufstehen|existiere|lebe
        ich ~2 tot|weg|gestorben|verschwunden|verschwinde|begraben
        ich ~3 sterbe|stuerbe|verschwaende
        tot|weg zu? sein|waere|bin
        einfach|fuer ~1 immer? einschlafen|einschlafe|verschwinden|verschwinde|umfallen
        aufhoeren|aufhoere ~1 zu ~1 existieren|atmen|leben|sein
        herz ~2 aufhoert|stehenbleibt|stehen
        auto|zug|laster|bus|krebs|gott|herrgott|blitz|krankheit ~3 mich ~2 holt|nimmt|erwischt|trifft|ueberfaehrt|mitnimmt|erfasst|ueberfahren
        gott|herrgott ~2 mich zu|holt|nimmt
        nie|nicht geboren
    )"),
    half(Half::accepting, R"(
        haette|hab|habe ~1 nichts|nix dagegen
        waere|waer|wuerde|fuer|faend|faende ~2 ok|okay|recht|egal|gut|froh|dankbar|stoeren|schlimm
        nichts dagegen
        macht|machte|wuerde|wuerd mir nichts|nix
    )"),
    half(Half::longing, R"(
        ich will|moechte|moecht
        will|moechte|moecht ich
        moechte|wuensche|wuensch|wuenschte|hoffe|hoff|bete|bitte|wollte|sehne|haette|wenn
        am liebsten
    )"),
    half(Half::easing, R"(
        leichter|einfacher|besser|erleichterung|erloesung|frieden|friedlich|ruhe|schoen|schoener|ruhig|gnade
    )"),
    half(Half::averse, R"(
        satt|leid|muede|ueberdruessig|fertig ~2
        keine lust|kraft mehr? auf|zu|fuer
        kein bock mehr? auf|zu
        will|mag|ertrage|ertrag ~2 nicht|nich|nimmer mehr?
        genug von|vom
    )"),
    half(Half::life, R"(
        leben|lebens|dasein|existieren|weiterleben
        auf ~1 der? welt
    )"),
    half(Half::absence, R"(
        ohne mich
        wenn ~1 ich|es ~4 weg|tot|nicht|nich|nie|stirbt|sterbe|verschwinde|gaebe
        mich nicht|nich|nie mehr? gaebe|gibt|geboren
    )"),
    half(Half::gain, R"(
        besser|leichter|einfacher|gluecklicher|freier|erleichtert|ruhe|froh|sorge
        problem|sorge|sorgen|last|maul|esser weniger
        endlich ruhe|frei|frieden|leben
        erspart|ersparen|spart
    )"),
    half(Half::unmissed, R"(
        keiner|niemand|keinen|niemanden|niemandem ~3 merken|merkt|vermissen|vermisst|interessiert|fehlen|auffallen|auffaellt
        wuerde|wuerd|merkt ~2 keiner|niemand|keinem|niemandem|eh ~2
    )"),
    half(Half::musing, R"(
        denke|denk|denken|gedacht|dachte|ueberlege|ueberleg|ueberlegt|stelle|stell|gedanke|gedanken|traeume ~2
    )"),
    half(Half::deadly_thing, R"(
        tabletten|pillen|schlaftabletten|medikamente|seil|strick|pistole|gewehr|klinge|klingen|rasierklinge|messer|insulin|morphium
    )"),
    half(Half::deadly_place, R"(
        zug|fluss|kanal|gegenverkehr|lkw
    )"),
    half(Half::edge, R"(
        bruecke|dach|gleis|gleise|gleisen|bahnsteig|klippe|balkon|gelaender|turm|autobahnbruecke|hochhaus
    )"),
    half(Half::handling, R"(
        gesammelt|sammle|sammel|gespart|aufgehoben|gezaehlt|zaehle|zaehl|versteckt|verstecke|besorgt|gekauft|gehortet|bereitgelegt|zurueckgelegt|liegen|liegt|hand
    )"),
    half(Half::standing, R"(
        stehe|steh|stand|gestanden|sitze|sitz|sass|schaue|schau ~2 auf|am|an|vor|oben|zur|zum|ueber
    )"),
    half(Half::often, R"(
        jeden|jede|jedes tag|nacht|abend|mal|morgen
        immer wieder|oefter|haeufiger
        staendig|dauernd|nachts|oft|lange|stundenlang
    )"),
    half(Half::secret, R"(
        niemand|keiner ~1 weiss|merkt|ahnt
        sag|sags|sagt|erzaehl ~3 keinem|niemandem|niemand|keiner|nicht
        heimlich
    )"),
    half(Half::papers, R"(
        brief|briefe|abschiedsbriefe|testament|passwort|passwoerter|unterlagen|papiere|vollmacht|lebensversicherung
    )"),
    half(Half::done, R"(
        geschrieben|geordnet|geregelt|fertig|unterschrieben|vorbereitet|hinterlegt
        liegt|liegen ~2 schreibtisch|tisch|schublade|schrank|kissen
        in ordnung
    )"),
    half(Half::belongings, R"(
        den|die|meinen|meine|mein|unseren ~1 hund|katze|katzen|pferd|vogel|pflanzen|sachen|buecher|sammlung|gitarre|schmuck|tiere|hasen
    )"),
    half(Half::handing_on, R"(
        gebracht|gegeben|verschenkt|weggegeben|abgegeben|vermacht|uebergeben
    )"),
    half(Half::afterwards, R"(
        nach mir
        danach ~2 alles|fuer
        wenn|bis ~2 mich|es ~1 findet|finden
        damit ~2 finden|findet|wissen
        bin|werde ich ~2 nicht|nich ~1 mehr ~1 da|hier|leben|dasein
    )"),
    half(Half::doing_it, R"(
        ist es ~1 soweit|weit|vorbei
        so weit
        ich ~2 mache|mach|tue|tu|ziehe es|das
        es|alles ~1 hinter mir
        steht|ist ~1 fest|beschlossen|entschieden
    )"),
    half(Half::occasion, R"(
        frau|mann|eltern|kinder|mama|papa|alle|familie|mitbewohner ist|sind|schlafen|schlaeft ~4 weg|bei|schlafen|verreist|arbeiten|nicht|
        allein|alleine ~3 bis|heute|wochenende|zuhause|hause
        niemand|keiner ~2 da|hause|zuhause
        wenn|sobald ~2 schlafen|schlaeft|weg
    )"),
    sign(Sign::passive, 2, R"(
        lebensmuede
        des lebens muede|ueberdruessig|satt
        muede vom|des leben|lebens
        wozu|warum|wofuer ~1 soll|sollte|muss ich noch|ueberhaupt|weiter
        kann|koennte|soll ~2 mich ~1 holen|abholen|nehmen
        will|mag ~2 nicht|nich|nimmer ~1 leben|sein|weiterleben
        hab|habe|haette genug ~1 gelebt
        reicht|langt mit dem leben
    )"),
    sign(Sign::burden, 2, R"(
        klotz am bein
        ein|eine problem|last|sorge weniger
        ihnen|euch|denen|ihr|ihm|allen ~1 nur|bloss|eh ~1 peinlich|last|weg|laestig|klotz
        nur ~1 eine? ~1 last|belastung|klotz|hindernis
        ohne mich ~3 besser|leichter|weniger|gluecklicher|ruhe|problem
        mache ~1 platz
    )"),
    sign(Sign::hopeless, 2, R"(
        kein|keinen|keine|nur|einen|der|einziger|einzige ~2 ausweg|weg ~2 mehr|raus|hinaus|tod|sterben
        wozu ~1 noch|alles|weiter
        nichts|keiner|nichts|keine|kein ~1 geht|gehn ~1 mich an|mehr
    )"),
    sign(Sign::alone, 1, R"(
        merkt|interessiert|juckt|kuemmert|vermisst ~2 keiner|niemand|keinen|niemanden|eh|mich
        keiner|niemand ~2 merkt|merken|vermisst|vermissen|fragt|ruft|braucht
        ganz allein|alleine
    )"),
    sign(Sign::alone, 2, R"(
        keiner|niemand ~4 merken|vermissen|auffallen ~4 tot|weg|sterbe|verschwinde
    )"),
    sign(Sign::empty, 1, R"(
        alles|nur ~1 grau|leer|dunkel|schwarz|egal
    )"),
    sign(Sign::thoughts, 3, R"(
        denk|denke|denken|gedacht|ueberlege|ueberleg|ueberlegt ~4 mich|mir umzubringen|umbringen|das|toeten|erhaengen|aufhaengen
        denk|denke|gedacht|ueberlege|ueberleg ~3 schluss|ein|alles ~1 zu? machen|ende|beenden
    )"),
    sign(Sign::wish, 3, R"(
        bring|bringe|brings mich um
        will|moechte|muss ~2 mich umbringen|aufhaengen|erschiessen|toeten
        nehm|nehme mir das leben
    )"),
    sign(Sign::third_party, 1, R"(
        freund|freundin|bruder|schwester|mutter|vater|sohn|tochter|frau|mann|kollege|kollegin|nachbar|nachbarin|mitbewohner|mitbewohnerin|er|sie ~6 nicht|nich mehr leben|leben
        freund|freundin|bruder|schwester|mutter|vater|sohn|tochter|kollege|kollegin|nachbar|nachbarin ~4 geritzt|umgebracht|umbringen|erhaengt
    )"),
    sign(Sign::idiom, 0, R"(
        lasse ~2 scheiden
        kann nicht|nich mehr . ich ~1 kuendige|geh|gehe
        freund|freundin|bruder|schwester|mutter|vater|sohn|tochter|kollege|kollegin|er|sie ~6 nicht|nich mehr leben
    )"),
});

} // namespace

std::span<Phrases const> german_halves() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
