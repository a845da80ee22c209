#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::plan, 4, R"(
        heute|diese nacht|abend ~2 bringe|bring|mache|mach|springe|beende|tue|werde|nehme ich ~3 um|schluss|es|mich|mir
        bringe|bring mich ~1 heute|morgen|jetzt|gleich|diese
        werde|will ~1 mich|mir ~1 heute|morgen|jetzt|gleich|diese ~3 umbringen|toeten|erhaengen|nehmen
        heute|morgen|jetzt|gleich ~3 ich mich um
        das ist|wird|mein meine? letzter|letzte tag|nacht|abend
        mein letzter tag|abend|eintrag
        habe|hab ~1 einen plan ~4 umzubringen|sterben|umbringen|beenden
        weiss ~2 genau|schon ~1 wie|wann|wo ~1 ich ~2 mache|tue|umbringe|beende|tun|machen|sterbe|sterben
    )"),
    sign(Sign::plan, 2, R"(
        weiss ~2 schon|genau wie|wann|wo ich
        habe|hab ~1 einen plan
        habe|hab ~1 mich|alles|es entschieden|geplant|vorbereitet
        datum ~3 steht|fest|ausgesucht
    )"),
    sign(Sign::means, 1, R"(
        tabletten|pillen|schlaftabletten|medikamente ~2 schon|bereit|gesammelt|liegen|hier|da|gekauft|besorgt|gespart|vor|neben
        sammle|sammele|gesammelt|gekauft|besorgt|gehortet|habe ~3 tabletten|pillen|schlaftabletten|seil|strick|messer|klinge|pistole
        seil|strick|messer|pistole|klinge ~3 hier|bereit|gekauft|liegt|da|garage|keller|haengt
    )"),
    sign(Sign::ending, 0, R"(
        will|werde|mache|mach|moechte ~5 schluss
        schluss machen|mache|mach
        will|werde|moechte ~3 beenden|ein ende
        morgen|heute|bald ~3 vorbei
    )"),
    sign(Sign::overdose, 4, R"(
        tabletten|pillen|schlaftabletten ~1 genommen . alle
        alle ~1 meine? tabletten|pillen|schlaftabletten ~1 genommen
    )"),
    sign(Sign::means_question, 2, R"(
        wie viele|wieviele ~3 tabletten|schlaftabletten|pillen ~4 sterben|toedlich|tot|braucht|reichen|stirbt
        toedliche dosis|menge
        wie hoch ~4 bruecke|haus|gebaeude ~4 sterben|stirbt|tot|springen
    )"),
    sign(Sign::means_question, 1, R"(
        hoechste|hoechsten|welche|naechste|wo ~2 bruecke|bruecken|hochhaus|hochhaeuser
        wie|wann ~2 schnell|oft|viele ~3 zug|zuege
    )"),
    sign(Sign::loss, 0, R"(
        job|arbeit|wohnung|stelle|haus verloren
        gekuendigt|rausgeworfen|entlassen
        hat ~2 mich verlassen
        verlassen|verloren|schulden|scheidung
    )"),
    sign(Sign::time, 0, R"(
        heute|morgen|gleich abend|nacht?
        heute abend|nacht
        diese nacht
        jetzt gleich
        am wochenende
    )"),
    sign(Sign::prepared, 2, R"(
        abschiedsbrief|abschiedsbriefe
        testament ~2 geschrieben|gemacht|fertig
        briefe ~2 geschrieben
    )"),
    sign(Sign::leaving, 1, R"(
        verschenkt|verschenke ~3 alles|sachen|alle|meine
        meine ~2 verschenkt
        kuemmert|kuemmere|kuemmer euch|dich|sich ~4 um
        verzeiht|verzeih|vergebt mir
        es tut mir leid ~2 alles|alle|mama|papa|fuer
        danke ~1 fuer alles
        letzter|letzte|mein eintrag|nachricht|letzter
        wenn ihr|du das|dies|diesen ~2 lest|liest
    )"),
    sign(Sign::goodbye, 4, R"(
        lebt wohl
        lebe|leb wohl
        adieu|tschuess|machts fuer immer
        lebwohl|abschied ~1 fuer immer
        wenn ihr|du das|dies ~2 lest|liest ~2 bin|werde ich ~3 tot|weg|mehr|nicht
        das ist mein abschied
    )"),
    sign(Sign::overdose, 4, R"(
        habe|hab|gerade|eben ~3 alle|ganze|packung|schachtel|viele|zwanzig|dreissig|ueberdosis|30|20|40|50 ~3 tabletten|pillen|schlaftabletten|medikamente|genommen|geschluckt|eingenommen
        tabletten|pillen|schlaftabletten|ueberdosis ~3 geschluckt|eingenommen
        ueberdosis genommen
        alle|alles ~1 tabletten? geschluckt
    )"),
    sign(Sign::in_progress, 4, R"(
        stehe|steh|sitze|sitz|bin ~2 auf|am|an ~2 bruecke|gelaender|dach|gleisen|gleise|abgrund|brueckengelaender|bahngleis ~2 und
        stehe|steh ~3 gelaender|abgrund|gleisen
        pulsadern ~2 aufgeschnitten
        aufgeschnitten ~3 pulsadern|arme|blut
        blute ~3 stark|aufhoeren|ueberall|auf
    )"),
    sign(Sign::grief_wish, 2, R"(
        will|moechte ~1 bei|zu ihm|ihr|dir|euch|mama|papa|oma|opa ~1 sein?
        will|moechte ihm|ihr|dir folgen
        nicht leben|weiterleben ohne ihn|sie|dich
        ohne ihn|sie|dich ~2 nicht ~1 leben|weiterleben|weiter
    )"),
    sign(Sign::self_injury, 2, R"(
        mich|mir ~2 geritzt|ritzen|ritze|aufgeritzt
        ritze|ritz|schneide|verbrenne|verletze mich ~1 selbst?
        selbstverletzung|selbstverletzend|svv
        mich ~1 selbst verletzt|verletzen|verletze|geschnitten
        habe|hab mich ~1 geschnitten .
        mich wieder|erneut|nochmal geschnitten
        in den arm geschnitten|geritzt
        drang ~3 verletzen|ritzen|schneiden
    )"),
    sign(Sign::abuse, 1, R"(
        mein|meine|er|sie ~2 mann|freund|vater|stiefvater|frau|mutter|er|sie? schlaegt|schlug|wuergt|bedroht|vergewaltigt|misshandelt|tritt mich
        hat mich ~2 geschlagen|gewuergt|vergewaltigt|bedroht|misshandelt|getreten|missbraucht
        wurde ~2 vergewaltigt|missbraucht|misshandelt
        angst vor meinem|meiner ~1 mann|freund|vater|frau
    )"),
    sign(Sign::psychosis, 1, R"(
        hoere stimmen
        stimmen ~2 sagen|befehlen|reden|in|im|fluestern
        verfolgt|abgehoert|ueberwacht mich|werde ~2 geheimdienst|kameras|nachbarn
    )"),
    sign(Sign::psychosis, 3, R"(
        stimmen ~4 sagen|befehlen ~5 umbringen|sterben|toeten|springen|schneiden|umzubringen
    )"),
    sign(Sign::eating_disorder, 1, R"(
        seit ~2 tagen nichts|nicht gegessen
        nichts gegessen ~2 seit
        finger in den hals
        erbreche|erbrochen ~3 essen|absichtlich|mahlzeit
        absichtlich erbrochen|uebergeben
        magersucht|bulimie|essstoerung
        abfuehrmittel
        hungere|hungern ~2 abzunehmen|duenn|wieder
    )"),
    sign(Sign::medical, 1, R"(
        schmerzen|druck|stechen ~2 brust
        brustschmerzen
        brust ~3 schmerzt|druck
        linker arm taub
        arm ~3 taub
        bekomme|krieg|kriege ~1 keine luft
        blut gehustet|gespuckt|erbrochen
        ohnmaechtig|bewusstlos|krampfanfall|herzinfarkt|schlaganfall
    )"),
    sign(Sign::minor, 0, R"(
        bin|erst 10|11|12|13|14|15|16|17|dreizehn|vierzehn|fuenfzehn|sechzehn|siebzehn
        ich bin ~1 minderjaehrig
        gehe in die 7|8|9|10|siebte|achte|neunte|zehnte klasse?
    )"),
    sign(Sign::intoxication, 1, R"(
        betrunken|besoffen|bekifft|zugedroehnt|sturzbetrunken
        flasche|flaschen wodka|wein|schnaps|whisky|rum ~2 getrunken|geleert|intus|leer
    )"),
    sign(Sign::pregnancy, 0, R"(
        schwanger|schwangerschaft|wochenbett
        seit ~2 geburt
    )"),
    sign(Sign::obsessive, 2, R"(
        zwangsgedanken ~9 umbringen|verletzen|toeten|springen|stechen|schubsen|selbstmord|messer|etwas
        aufdringliche gedanken ~8 umbringen|verletzen|toeten|springen|stechen|messer|zug
    )"),
    sign(Sign::obsessive, 1, R"(
        zwangsgedanken|zwangsgedanke
        aufdringliche gedanken
    )"),
    sign(Sign::third_party, 1, R"(
        er|sie|mein|meine|freund|freundin|bruder|schwester|sohn|tochter|mutter|vater|kollege|kollegin ~3 will|moechte|wollte|koennte sich umbringen|toeten|nehmen|das|erhaengen
        sich umbringen|umzubringen|umgebracht|erhaengt
        sich das leben nehmen|genommen|zu
        sich ~2 leben genommen|nehmen
        er|sie|freund|freundin|bruder|schwester|sohn|tochter|mutter|vater ~3 selbstmordgedanken|suizidgedanken|suizidal|selbstmordgefaehrdet
        er|sie|freund|freundin|bruder|schwester|sohn|tochter|mutter|vater ~3 will|moechte nicht|sterben mehr? leben?
    )"),
    sign(Sign::mention, 1, R"(
        selbstmord|suizid
    )"),
    sign(Sign::retraction, 0, R"(
        war nur ein? spass|scherz|witz
        nur spass|scherz
        vergiss es|das
        vergesst es
        nicht so gemeint
        nicht ernst gemeint
    )"),
    sign(Sign::idiom, 0, R"(
        zum totlachen
        training|arbeit|job|hitze|sport|chef|treppe|treppen|pruefung|schuhe|ruecken|warten ~3 umgebracht|umbringt|umbringen|bringt
        totlachen|totgelacht|kaputtgelacht|sterbenslangweilig|todlangweilig|totmuede|totschick|todsicher
        mich tot gelacht|lachen
        sterbe|sterben|gestorben vor hunger|durst|langeweile|scham|neugier|lachen|hitze|peinlichkeit|angst|kaelte|aufregung
        vor lachen|scham|hunger|langeweile|peinlichkeit ~2 sterben|gestorben|tot|sterbe
        so peinlich ~5 sterben|tot|versinken|umbringen
        im boden versinken
        koennte|kann ~2 chef|ihn|sie|bruder|schwester|nachbarn|kollegen|freund umbringen|erwuergen
        bringt|bringen|brachte mich ~3 um
        bringt mich noch um
        hitze|job|arbeit|stress|ruecken|fuesse|chef ~2 bringt|bringen mich ~2 um
        toter winkel|punkt
        tote hosen
        tot umfallen ~2 muede?
        beim rasieren|kochen|schneiden|schaelen ~3 geschnitten|verletzt
        mich ~4 geschnitten|verletzt ~3 rasieren|kochen|schneiden|zwiebeln|brot|sport|training
        nicht mehr ~1 lachen
        kann nicht mehr ~1 warten|essen|lachen|sitzen|stehen|laufen|schlafen|vor
        kann nicht mehr vor lachen
        kann ~2 lachen|essen|warten
        selbstmordkommando|selbstmordattentaeter|suizidpraevention
        schluss machen mit ihm|ihr|meinem|meiner
        schluss mit ~1 zucker|rauchen|ihm|ihr|freund|dem
        lust zu|am|auf
        seit|stehe|bin auf dem? dach ~3 solar|reparatur|reparieren|cafe|bar
        letzter|letzte tag ~2 arbeit|schule|urlaub|job|praktikum|im|in|bei
        mein letzter tag ~1 im|in|bei|vor|des
        es ~2 nicht mehr ~1 da|hier
        nicht mehr hier|da ~1 arbeiten|wohnen|gewesen
        moechte|will nicht mehr ~1 hier ~1 arbeiten|wohnen
        nicht mehr ~2 arbeiten|wohnen|rauchen|rauche|trinke|trinken
        roman|film|serie|lied|song|buch|spiel|level|tatort|krimi ~8 selbstmord|suizid|umbringen|sterben|umgebracht|tot|umbringt
        selbstmord|suizid|umgebracht ~8 roman|film|serie|lied|buch|spiel|tatort|krimi
    )"),
    sign(Sign::long_ago, 0, R"(
        vor ~2 jahren
        damals|frueher
        als ~2 kind|jugendlicher|jugendliche|teenager|student|studentin
    )"),
    sign(Sign::again, 0, R"(
        wieder|immer|jetzt|heute|noch|gerade
    )"),
    sign(Sign::media, 0, R"(
        roman|lied|serie|krimi|songtext|spielfilm|hausarbeit|referat|vortrag
    )"),
});

} // namespace

std::span<Phrases const> german_danger() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
