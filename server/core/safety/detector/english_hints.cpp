#include "core/safety/detector/tables.hpp"

#include <array>

/// Wishes, plans and means that are told without their plain words.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::passive, 2, R"(
        easier|better|nice|nicer|relief|peaceful|lovely|good|quieter|simpler ~5 i|to|just not|didnt|dont|wasnt|werent|never ~3 here|exist|existing|alive|wake|around|born|be
        easier|better|nice|nicer|relief|peaceful ~4 not|didnt|wasnt ~2 here|exist|existing|wake|alive
        not|dont|didnt have to ~1 be here|alive|anyone|around
        not sure|certain why ~1 im|i|am ~1 still? here|alive|around|breathing|exist
        dont|not know why ~1 im|i|am ~1 still? here|alive|around|breathing|exist
        lived long enough
        tired|exhausted|worn|weary from|of ~1 existing|living|being
        think|thinking|thought|thoughts ~2 about|of ending things|everything .
        life is ~1 not|isnt|aint worth
        life isnt|aint worth it|living
        pain|hurt|it ~1 wont|doesnt stop unless
        what if|would ~2 i ~1 just? didnt|dont|never wake|woke|exist|existed
        about how many ~2 pills|tablets
        theyd|they|everyone|everybody ~1 get over it|me ~2 if|when|once i
        drove|drive|walked|went to the|a bridge|cliff|cliffs|tracks|reservoir ~5 turned|came|back|stopped
        i|im ~2 a waste ~2 nobody|noone|no|everyone
        dont|not|never plan|plans|intend|expect|planning ~1 to? ~1 be ~1 here|alive|around|there
        i ~1 should just? disappear|vanish|die
        i shouldnt be alive|here
        should not be alive
        part|half of me ~2 hopes|hoping|hoped ~5 wrong|fails|kills|doesnt|dont
        better off if i|im ~4 died|gone|dead|away|left|vanished|disappeared
        only|best way ~8 if i ~1 die|died|am|was|disappear
        had enough of life|living|existing|being
        waiting|ready for ~1 my|it|this|life|the ~1 life? ~1 to be ~1 done|over|finished|end
        waiting to die
        could|want|might|should|wanna ~1 just? walk|swim|drive|wade into the lake|sea|ocean|river|water|woods
        want|wish|like|wanna ~1 to? ~1 go to sleep and ~1 stay|never|not
        stay asleep
        what ~3 be like ~3 not|werent|wasnt|gone|without me|here|around|exist
        what ~4 like if i ~2 wasnt|werent|disappeared|died ~1 here
        point of me
        go|leave|be before ~2 my time .
        think|thinking|thought ~2 about ~1 how|what ~2 world|life|it|they ~4 {without_me}
    )"),
    sign(Sign::passive, 2, R"(
        think|thinking|thought|imagine ~2 walking|driving|stepping|lying ~3 road|traffic|sea|door|track|tracks ~4 lying|lie|rest|good|cars
        for|to rest ~3 for good
        appeal|comfort ~2 no|not longer|being ~1 around|here|alive
        removing me
        be a net gain
        would|is be? easier|better for him|her|them|everyone after
        how much easier|better ~4 after|without
        checked|check|checking out ~2 permanently|for
        best|funniest punchline ~6 out|died|dead|gone
        come to ~1 my|the funeral
        imagine|think|imagining that i ~2 dont|not|never wake
        taken out of my hands
        looking|looked ~3 bridges|ledges|tracks|trains ~3 differently
        like|enjoy|easier|nice ~1 not to have to be
        if ~2 got|had ~2 illness|cancer|sick ~6 relieved|glad|relief|over
        to|be|was jealous|envious of ~2 him|her|dead|them
        jealous|envious of ~1 dead|corpse
        lad|boy|man|woman|girl|body ~3 sheet ~6 jealous|envied|envy
        think|wonder|ask ~2 would anyone ~1 notice|care|miss
        would anyone ~1 notice|care ~1 if
        ask|asked|pray|praying|beg|begging|asking ~2 god|jesus|lord|allah|bhagwan ~2 to|not|that ~2 take|let|wake|call|end|calls|takes|die|me
        ask|asked|asking god|jesus|lord|allah|bhagwan to take
        pray|prayed|praying|beg ~4 go|die|taken|called ~1 in|tonight|soon ~1 my? sleep
        envy|jealous|envious ~3 who|of|the ~3 dont|wake|dead|died|sheet|gone|never
        hope|hoped|hoping|wish|wished|wishing ~3 car|lorry|truck|train|bus|heart|plane|bus ~3 stop|stops|hit|hits|crash|drift|pack|just|dont|doesnt
        hoping|hoped|wish|wished ~4 lorry|truck|car|heart ~2 to|would|just|not
        wouldnt|not|dont|would ~1 object|mind|be|care ~2 if|to|sorry ~5 exist|existing|died|hit|rolled|slipped|crash|crashed|drift|killed
        would|wouldnt|not|itd ~1 be ~2 sorry|fine|relieved|glad|okay|happy|mercy if i|it|the ~3 slipped|fell|rolled|over|died|crashed|crash|illness|disappeared|end|ended
        glad|relief|nice|lovely to be let|taken|free go?
        if i|the ~2 crashed|fell|slipped|jumped|drove|stepped ~6 not|never|nobody|no|fine|over|okay
        tired|sick|weary from|of this|the world
        tired|sick of being here|me|alive
        like|want|love|wish|id to be unmade|erased|deleted|nothing|gone|nowhere
        as|like if? id|i never been
        dont|not want|have to? be|anyone|anybody ~2 anyone|anybody anymore|at?
        not have to be anyone|anybody|here|alive
        dropped off the earth
        better off under|in|dead|gone
        failing|cease|ceasing to exist
        not being|no longer|longer around|being ~1 around
        not|dont|want|wanting ~1 to? be ~1 around any|anymore|longer ~1 longer?
        walk|walking|drive|driving|swim|swimming ~3 and|until not|never|keep|dont ~1 stop|come|coming
        until|smaller and? ~3 im|i|am gone|nothing|disappear
        had the right idea
        why he|she|they did it
        get|understand why he|she|they did
        didnt|not turn the|my wheel
        how little it would take
        over the|that edge|railing ~3 thought|easy|step
        close over ~4 me|i was
        notice|know ~2 if|when|that i ~1 wasnt|was|were|am ~1 gone|here|there|dead
        stops|stop being|existing there|alive?
        part of me ~3 doesnt|dont|not want|wants ~3
        want ~2 quiet ~3 permanently|forever
    )"),
    sign(Sign::wish, 3, R"(
        im|am|i|ill|be ~1 ending my ~1 life|existence
        im|am ~1 ending it all
        im|am ~1 killing myself ~1 tonight|today|tomorrow|this|on|when|soon
    )"),
    sign(Sign::thoughts, 2, R"(
        want|wanna|wanted|urge|tempted|going|ready|close to? jump|jumping .
        thought|think|thinking|thoughts ~1 about|of ~1 how|ways|what ~1 i|id|to ~1 would|could|might|do|should ~1 do|it|use
        think|thinking|thought|maybe|considered ~4 end it .
        think|thinking|thought|maybe|considered ~3 end it all
        made|making my|a ~1 decision ~4 peace|calm|ready|final
        at peace with it
        after tonight|today|tomorrow it ~2 wont|hurt|matter|over|stop
    )"),
    sign(Sign::thoughts, 3, R"(
        make|making|made it look like ~1 accident
        make|making it look natural|accidental
        finish|finished|finishing my life
        $want|wanted|wanna to? go under
        think|thinking|thought ~2 eating|swallowing my|a gun|bullet
        done|doing|do away with myself
        making|make away with myself
        top|topping|off|offing myself
        take|taking my own? life
        thinking|thought|think about|of doing|ending ~2 it|same ~1 too|thing|myself|as
        intend|going|want|plan to join|follow ~1 him|her|them|my
        checking|check|checked|opting out ~1 permanently|early|forever
        wont|dont|not have|need to ~2 do|get|see|live|be next year|monday|week|christmas|through
        ive decided . i dont
        how i|to|id ~1 could? kill|end ~1 myself|my|it
    )"),
    sign(Sign::means, 3, R"(
        havent|not|stopped|instead|rather ~2 swallowed|taking|taken|swallowing ~3 putting|saving|keep|keeping|saved|save ~2 by|up|aside|them
        saving|saved|putting|keeping|stashing|hoarding|counting|collecting ~1 them|one|pills|tablets|patches ~3 up|by|aside|away|for|rather ~3 tin|drawer|box|later|day|instead|rather|decide|when|time
        how|what ~2 much|many ~2 one|you|i|to ~1 needs|need|takes|take ~2 take|die|enough
        ordering|ordered|order ~2 from different|several|other pharmacies|chemists|websites
        pistol|gun|rifle|revolver|shotgun|knife|blade|rope|tablets|pills|bottles ~3 just|keep|been|night|nights looking|look ~1 at
        rope|gun|knife|pistol|razor . ~3 near thing
        still there on the
        i|my|ive|know ~3 key|keys|code|combination ~3 gun|safe|drug|cupboard|cabinet|medicine ~5 think|thinking|frightens|scares|often|about
        keys|key|code ~3 gun|drug|medicine|safe
        kept|keep|have|got ~3 medication|pills|tablets|morphine|bottles ~8 enough|all
        look|looking|stare|staring at the bottles|pills|tablets|tracks|rope|gun ~5 enough|night|nights|think|thinking|want|wanted
        that|it|they would|will|should be enough
        counting whats in
        when theres|there enough
    )"),
    sign(Sign::plan, 4, R"(
        my plan is to {suicide_acted}
    )"),
    sign(Sign::plan, 2, R"(
        by the time ~5 home|back|here|comes|gets|reads ~3 it|itll|ill|i ~2 over|done|gone|late
        tonights|tonight ~1 the night
        know|chose|picked|chosen|decided which roof|bridge|train|tree
        until|so|then ~2 nobody|dont|doesnt|no find|finds ~1 me|it
        spot|place|bend|bridge|abutment ~5 going|gonna|running|driving|drive|walk ~2 into|off
        spot|place ~5 going|running|driving|walking there
        going|heading|gonna|walking|driving ~3 river|sea|woods|range|cliffs|tracks ~5 not|wont|never|aint coming|come ~1 back|out
        find me|my ~1 alive|body
        when i decide|choose ~2 time ~1 come|comes|right
        ive decided . ~6 next year|month|week
        arrive|arrives|read|reads after im dead|gone
    )"),
    sign(Sign::plan, 1, R"(
        going|gonna|will|ill|planning|want|ready to? use|take ~1 it|them|these
        id|would|will|ill use my|the|a ~1 medication|pills|gun|rope|car|tablets
        its|it|this is? time .
        follow through with
        ill|im|will|gonna|going ~1 do|doing it|this ~1 when|after|before|at|that|while|tonight|tomorrow|friday|saturday|sunday|first
        ive|have|got everything|what|all ~1 i need
        tonight|tomorrow|then ~6 i ~1 will|shall|am|going|gonna ~1 do it
        house|place|building|flat|home ~1 to myself|empty
        building|house|flat is empty
        nobody|no one expects|expect me
        one way . no
        not|wont|aint|never ~1 coming|come back|out
        at|by ~1 first|dawn|sunrise|morning|light ~4 top|field|river|bridge|ill|be
        will|ll be over by|then
        over by then|tomorrow|morning
        made|making my peace
        has|have|is been? delivered
        waited for a ~2 like
        wont|not be ~1 here|alive|around|there in|tomorrow|by|when|on|after
        know|knows|decided|figured ~2 what|how|when ~2 im|ill|id|to ~1 going|do|done|gonna|it
        its because ive decided
        calm|peaceful|lighter|relieved|easier ~8 decided|finally|once
        dont|not try|trying to persuade|stop|talk
        gonna|going|ill to? ~2 take|drive|run ~1 her|it|there into
    )"),
    sign(Sign::means, 1, R"(
        had|have|take|took|get the|my|a gun|pistol|rifle|knife|pills|rope out
        have|got some|enough|all|the|my ~1 pills|tablets|meds ~3 saved|left|from|hidden|put
        i kept her|his|the|my ~1 medication|pills|tablets|morphine
        know|knew what works|kills
        took|take|cleaned|loaded the|my|a ~1 45|gun|pistol|rifle|shotgun
        im|am|i ~2 on the ~1 platform|roof|bridge|ledge|parapet|tracks
        left one in
        keep it by the bed
        enough|the tablets|paracetamol|pills
        pistol|gun|rifle|shotgun ~1 on|in|by ~1 seat|car|bed|truck|lap
        looking at it ~2 nights|lot
        have|got|brought the? rope|gun|blades|stones|helium
        engine ~1 on|running
        what would do it
    )"),
    sign(Sign::means, 1, R"(
        have|got|bought|keep|kept ~1 tablets|pills|rope|gun|blades|helium|stones|razors|paracetamol|medication|morphine|patches|knife|pistol
        tablets|pills|rope|gun|helium|blades|knife|razors ~2 here|there|tray|delivered|ready|trunk|car|shed|drawer|bed|seat|loaded|nail|waiting|enough|bag
        enough ~1 tablets|pills|paracetamol|of|medication|morphine
        gun is loaded
        rat poison|weedkiller|pesticide
        the abutment|viaduct|multistorey|overpass|cliff
        have it all in
    )"),
    sign(Sign::prepared, 1, R"(
        one letter for
        left|leave|leaving|written a|the|my note|letter for
        letters|letter|notes are|is written|done|ready|finished
        cat|dog|pets|kids ~1 is|are ~2 at ~2 sisters|mothers|neighbours|mums|moms|friends
        put|left|have ~2 note|letter ~3 letterbox|pillow|table|desk|door
        been|have ~2 solicitor|undertaker|funeral
        last thing|song|record|picture ill|i ever
        passwords|documents ~5 folder|envelope|list
        finished|been documenting everything
        fed|put her|him|them ~6 tablets|pills
        written|wrote|left|leaving|write|recorded|put ~3 letter|letters|note|notes|message|messages|letterbox|video ~3 for|on|in|under|to|with|and ~2 my|her|his|their|sister|son|children|kids|husband|wife|parents|mum|mom|each|him|pillow|them|letterbox
        everythings|everything|all|its|affairs ~1 paid|settled|arranged|organised|organized|sorted|documented|labelled
        i ~2 written|wrote to him|her|them
        gave|given|giving|sent|left|put ~2 my ~2 to
    )"),
    sign(Sign::in_progress, 4, R"(
        im|am ~2 on|at the ~1 edge of the|a $high
        in|with the ~1 garage|car|kitchen ~3 engine|gas ~1 on|running
        on|over|outside ~2 roof|ledge|bridge|railing|edge ~8 going|gonna|about to do|jump|end
    )"),
    sign(Sign::self_injury, 2, R"(
        i|just ~2 cut|burned|scratched ~1 again|myself ~1 .
        i|just ~2 cut|burned|scratched last night|nite
        days|weeks|months clean ~3 cut|relapsed|again|broke
        scratched|burned|cut|burnt|hurt ~1 my ~1 legs|arms|arm|thighs|myself ~1 on|up purpose|with?
        hurting|cutting|burning|harming myself again?
        under the|my sleeves
    )"),
    sign(Sign::eating_disorder, 2, R"(
        get|getting|be|become smaller and smaller
        want|goal|eat|eating|starve|starving ~6 until|till i ~1 disappear|vanish|gone|nothing|im
    )"),
    sign(Sign::goodbye, 1, R"(
        goodbye|bye|farewell everyone|everybody|all|mom|mum|dad|my|mama|family|for ~2 .
    )"),
    sign(Sign::goodbye, 2, R"(
        goodbye|bye|farewell everyone|all ~3 sorry|forgive
        goodbye|farewell forever
        goodbye|bye|farewell for good
    )"),
});

} // namespace

std::span<Phrases const> english_hints() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
