#include "core/safety/detector/tables.hpp"

#include <array>

/// What weighs in the course of a conversation rather than by itself, and what changes how it is heard.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::withdrawn, 1, R"(
        stopped|quit answering|replying|calling|texting|going|seeing|talking|eating|cooking|showering|shaving|caring|trying|drawing|playing|writing|doing|posting|running|showing|reaching|asking
        dont|not|never answer|reply|text|call|ring|see|talk|speak|go|leave|shower|wash|cook ~4 anymore|longer|days|weeks|months|back|now
        dont|not|never ~1 answer|reply|pick|open|enjoy ~2 phone|messages|calls|anyone|post|curtains|up|anything
        dont|no longer|not enjoy|like|want|care ~1 anything|about|anymore
        no longer answer|reply|go|see|call|talk|text|speak|read|eat|cook
        havent|not|hardly|barely answered|replied|spoken|talked|left|opened|seen|called|showered|posted ~4 anyone|anybody|weeks|days|months|since|house|room|flat|curtains|outside|bed|now
        dont|not see|talk|speak|meet ~1 anyone|anybody|people|friends|nobody
        dont talk to nobody|anyone
        cancel|cancelled|canceled|canceling|cancelling|declining|declined|avoiding|pushing on|everything|everyone|people|all|again|invitations|away
        said|saying|say no to ~1 every|all|everyone|everything|everybody|people|invitations
        pull|pulled|pulling|push|pushed|pushing ~1 away
        make|making|made excuses
        cut|cutting myself off
        isolating|isolate|withdrawn|withdrawing
        muted|blocked everyone|everybody|all
        cant|not|dont get|getting out ~1 bed
        stay|staying|lie|lying|stayed|lay ~1 in bed all|day|days|until|for
        skip|skipping|skipped class|classes|lectures|work|school|training
        sit|sitting ~4 in|until the|its? dark
        hide|hiding ~2 in|from my|everyone|people room|bed?
        eat|eating standing up
        just lie|lay|stare|sit|exist there|at|in
        stare|staring|look|looking at the wall|ceiling|page|screen
    )"),
    sign(Sign::empty, 1, R"(
        disconnected|detached|dissociated|unreal from|all|everything|again
        disconnected|detached from ~1 everything|everyone|myself|life|people
        not|isnt ~1 really|even|fully there|here|present|me
        cant|dont remember the last time i felt
        crawl out of my|it|this
    )"),
    sign(Sign::empty, 1, R"(
        feel|feels|feeling|felt|am|im|is|its ~1 hollow|blank|numb|empty|nothing|grey|gray|flat|dead
        hollow|emptiness|numbness
        just|only ~1 a|an|the ~1 shell|husk|ghost|outline
        nothing|blank|quiet ~1 left? inside|in ~1 me|there|here
        nothing ~1 registers|reaches|touches|moves|left|matters
        dont|cant|not|didnt|no longer ~1 feel ~1 anything|much|it|things|alive|real|human|person|bad|anymore|happy|joy
        hard to feel anything|much
        watching|watch ~4 through|from|behind ~1 window|glass|outside|screen|away
        like ~4 behind|under|through|in|from ~1 glass|water|fog|window|underwater|distance
        going|go through the motions
        on autopilot|automatic
        food|everything|nothing|it ~2 tastes|taste like|of nothing
        dont|cant taste ~2 food|it|anything
        everything|days|it|world|colours|colors ~3 grey|gray|the same|blurred|faded|muted|flat|blank
        every|each day ~2 same
        like|as ~2 npc|robot|machine|zombie|ghost|shadow in|going|and|who|at?
        just existing|exist|function|functioning|surviving
        not|dont ~2 living ~2 existing|stored|surviving
        not a person anymore|any
        used to ~1 love|care|enjoy|be|like|draw|write|read|sing|have|run
    )"),
    sign(Sign::hopeless, 1, R"(
        dont|not|nothing|cant|never ~2 look|looking forward to ~1 anything|much|any
        dont|not|never think|believe|know ~1 i|ill|it|things ~1 will|can|ever ~1 again|be|feel|get ~1 happy|better|okay|again
        cant|dont|not remember|recall ~1 the? last time i ~1 felt|was|laughed|enjoyed|smiled|wanted|cared
        what ~2 left ~1 for me
        dont|not have anything left
        nothing i do ~1 matters|helps|works|enough|good|makes
        stuck like this
        its never|always going to|gonna
    )"),
    sign(Sign::hopeless, 1, R"(
        whats|what is|was|the|any|no|much|little|see|a|isnt|theres the? point|sense|purpose|use ~2 of|in|to|anymore|tbh|anyway|my|me
        what|why|whatever am|do|should|would|even i|we ~2 doing|for|bother|living|here|carry|carrying|going|trying|still ~3 for|on|anymore
        why ~1 bother|try
        dont|cant|not|couldnt|hard|no longer ~2 see|imagine|picture|believe|find|think ~3 future|point|getting|changing|change|better|next|end|way|reason|purpose|ahead|pass|passing|ending
        dont|cant|not|no longer believe|think|see|feel ~2 it|this|things|that|anything ~2 pass|better|change|changes|changing|works|matters|end|ends
        look|looking ~1 ahead|forward|future ~4 nothing|fog|blank|cannot|cant|dont|no
        whats|what|nothing|anything ~2 to look forward to
        nothing|never ~3 change|changes|better|enough|works|helps|helped
        same|like|more ~2 forever|every|again|same|until
        always be|been like|this like? this|way
        this is|its ~1 it|who|all ~1 i|there|it ~1 am|is|now
        tried everything|all
        ive|have|i tried ~5 and ~6 still|nothing|same|no
        everything|it|all|life|its|feels ~1 pointless|meaningless|useless|futile|hopeless
        dont|not|stopped|no make|making|have|see ~2 plans|plan ~1 anymore|longer|any
        no use|purpose|sense|future|meaning|reason|hope
        nothing left|ahead|for|after|there ~2 me|this|that|us
        nothing ~1 makes|make ~1 difference|sense
        whole thing|life ~3 waste|joke|mistake
        cant say what|why
    )"),
    sign(Sign::hopeless, 2, R"(
        dont|cant|not see why ~1 i should|bother|keep ~2 trying|going|living|on|bother
        dont|cant|not|no longer see|have|find|think ~2 reason|point|sense ~1 to|in ~1 go|going|carry|continue|keep|live|living
        no|any|a reason for me ~1 either|here
        i look ~3 only|just|nothing ~1 fog|dark|black|blank
        why|what ~2 drag|keep|carry ~2 it|this ~1 out|up|on
        see what|who id|i would? be for
        every|all ~2 branch|road|path ~3 ends|terminates|same|nowhere
        not sure|know|see why ~2 keep|continue ~3 running|going|on
        not|wasnt|never meant to be ~3 anything|here|alive|born
        not living ~4 stored|existing|dying
        worth something|anything ~3 come back|died|gone
        cant|dont picture|imagine|see ~2 turning ~1
        always this|the same until
    )"),
    sign(Sign::hopeless, 2, R"(
        not|never|dont|wont|no ~3 get|getting|gets|got better ~1 for|than people|someone|me
        dont|cant|not see ~2 any|it|this|that ~1 getting|gets|get better|changing|change|end|ending .
        dont|cant|not see ~1 what|anything ~2 live for
        what ~3 living|live|alive for
        what|why ~4 waking|wake|get|getting up for
        for what ~3 wake|live|get|go
        dont|not know what|why ~2 living|alive|here for
        look ~4 future ~3 nothing
        nothing|no|little|no ~2 reason|purpose|point|sense ~1 in|to|for my? ~1 going|carrying|go|carry|live|staying|stay|keep on|here|there|for|on
        no more hope|future
        no version of|where ~5 ok|okay|well|good|end|ends
        no getting better
        dont|not see ~2 would be for
        already gone|dead
    )"),
    sign(Sign::worn_out, 1, R"(
        wish|want|like|could i? could? ~1 just? stop .
        finished|done|through with ~1 all|everything ~1 this|it?
        not|havent been? coping
        tired|exhausted|worn|weary|sick of|out ~1 everything|it|trying|all|being|me|carrying|myself|pretending|smiling|this|fighting
        im|so|feel|just|am worn out
        so|too|very tired ~2 to|of ~2 anything|talk|care|try|feel|being|everything
        want|wish|wanted|could|like ~2 stop|rest|quiet|silence|sleep ~2 forever|everything|permanently|good|not
        want|wish ~3 to|thing be|to quiet|over|silent
        waiting for|until it ~2 over|end|stop|finish
        nothing|not|cant ~1 anything? left|more in|to ~1 me|give
        tired ~3 sleep ~2 not|doesnt|help|tired
        wake|woke|waking ~2 more|still tired
    )"),
    sign(Sign::alone, 1, R"(
        nobody|noone|one|body ~1 asked|asks|noticed|notices|misses|calls|texts|came|comes|checks|knows
        they|friends|people ~2 stopped|dont|gave ~1 asking|reaching|calling|ask|call|texting|up
        nobody left who|to|that
        no one|nobody to tell|talk|call
    )"),
    sign(Sign::burden, 1, R"(
        nothing but|just trouble|bother|work
        deadweight|millstone|liability
        taking|take|using|use up ~1 space|air|room|oxygen|resources
        in the way
        cost|costing ~2 wife|husband|family|parents|them|him|her|everyone|years|everything|life
        drag|dragging|bring|bringing ~1 everyone|everybody|them|people|others|family ~1 down
        nothing|all ~1 i do is|but trouble|hurt|cost|disappoint
        pays|pay|paying my bills|rent
        does|do|doing everything for me
        failure|disappointment to ~1 them|everyone|family|parents|kids|children
        dont|doesnt|not|wouldnt|never make|makes ~1 a? difference ~1 to|if
    )"),
    sign(Sign::burden, 2, R"(
        $all|world|he|she ~3 better|easier|happier|safer|lighter|relieved|freer|free ~4 {without_me}
        would|could|wouldnt|can|ill|id|should|deserves|might ~3 life|years|freedom ~2 back|again ~5 {without_me}
        would|itd|wouldnt|didnt|doesnt not? matter ~1 if|whether i|im ~2 gone|here|dead|around|there|exist|disappeared|died|alive
        worth more ~4 dead|payout|policy|insurance|gone|than
        insurance ~3 worth more
        $all|they|he|she ~3 relieved|free|fine|okay|breathe|easier|set if|when|once|after i|im ~2 gone|dead|off|out|wasnt|werent|died?
        everyone|they|everybody ~2 probably? be relieved|glad|happier|freer
        millstone|stone|weight round|around her|his|their|my|that|everyones
        using up the|their|your|good air|oxygen
        deserve|deserves ~2 somebody|someone|mother|mum|freedom ~3 actually|who|real|proper|here
        removing|without|minus me ~3 gain|better|better
        only|just the? ~1 thing in|standing ~1 way
        id do ~1 her|him|them|everyone|everybody ~1 kindness|favour|favor
    )"),
    sign(Sign::passive, 2, R"(
        easier|better|nice|nicer|relief|peaceful|lovely|good|quieter|simpler ~5 i|to|just not|didnt|dont|wasnt|werent|never ~3 here|exist|existing|alive|wake|around|born|be
        easier|better|nice|nicer|relief|peaceful ~4 not|didnt|wasnt ~2 here|exist|existing|wake|alive
        not|dont|didnt have to ~1 be here|alive|anyone|around
        not sure|certain why ~1 im|i|am ~1 still? here|alive|around|breathing|exist
        dont|not know why ~1 im|i|am ~1 still? here|alive|around|breathing|exist
        lived long enough
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
    sign(Sign::psychosis, 1, R"(
        hear|hearing|heard ~2 things|people|someone|somebody|voice|voices|talking|whispering|stuff|soldier|chatter|choir|dead|names|name|music|ones|man|woman ~6 nobody|noone|no|isnt|arent|not|there|talking|ear|walls|wall|head|counting|when|siren|lost|speak|speaks|that|again
        hearing|hear things|stuff|something|people
        theres|a|the|this ~1 voice when|in|that|at|inside|knows|who|and
        voice|voices ~3 knows|name|night|room|head|real|loud|louder|laughs
        monitor|radio|tv|wall|walls|television|phone|mirror talks|speaks|whispers to me
        it|voice|voices|he|she|they|says ~3 gets|get|getting|is|are louder
        headphones|music|nothing ~1 dont|doesnt|cant|not drown
        outside of? my head
        off|stopped|came|without ~2 meds|medication|tablets ~8 noisy|louder|hearing|voices|murmuring
        murmuring|whispering|muttering ~6 room|head|radio|apartment|wall|ear
        two|three|one of them ~4 talk|talks|talking about|to me
    )"),
    sign(Sign::commanded, 1, R"(
        say|says|said|saying|sing|sings|tell|tells|told|telling|order|orders|ordered|command|commands|commanding|want|wants ~1 me? ~1 i|you|to|that ~1 should|have|must|need|gotta|to ~2 kill|die|jump|hurt|cut|hang|drown|burn|step|go|follow|join|do|open|end|finish|throw|drive|stab|come
        say|says|said|saying|tell|tells|told|telling|order|orders|ordered|command|commands me? to? jump|die|cut|kill|burn|hang|drown|do|step|follow|hurt|finish|end|drive|open|use|throw
        telling|tells|told|wants|orders|saying|says me to ~1 kill|die|jump|hurt|cut|hang|drown|step|do|finish|end|take|go|drive
        i|you should have died
        its my turn
        telling|says|tells|said ~2 worthless ~3 kill|die|end|should
        only way to ~2 free|keep|stop|safe|prove
        do it . it|she|he|they|use
    )"),
    sign(Sign::outing, 1, R"(
        if|when|once|until|before ~2 he|she|they|dad|mom|mum|parents|family|father|mother|brothers|brother|uncle|them|everyone|people|him|this ~2 find|finds|found|learn|learns|know|knows|knew|hear|hears|sees|discover|discovers ~1 out|this|what|about|that?
        if ~3 find|finds out
        throw|kick|put|cut|send|thrown|kicked|throws|kicks|putting|sending ~1 me ~1 out|off|away|street
        be|end|im thrown|kicked|put|cut out|off
        disown|disowned|disowns
        out on the street|streets
        nowhere ~1 to go
        no mother|father|family|home|son|daughter|blood
        not ~1 their|my|our blood|son|daughter|brother
        rather bury|dead ~2 than
        bury us|me
        shame|dishonour|dishonor ~1 on|to|family|them
        bring|brought|brings shame
        under his|her|their|my roof
        find another|somewhere|a ~2 place|else to live
        nobody|no one ~1 at home|there knows
        not|never ~1 speak|talk ~1 to me again
        threw out my
        cut ~1 me|us off
        family ~2 doesnt|dont|not ~1 know
        people like me|us ~4 sick|thrown|burn|hell|wrong|against
        against people like
        reads|checks|checked|read|saw|went|found|goes ~1 my|through|thru ~2 phone|messages|journal|diary|texts|likes|bag
        kicked|threw ~3 out n|and|because|for
        secret ~5 family|parents|dad|mom|mum
    )"),
    sign(Sign::outing, 0, R"(
        gay|lesbian|bisexual|trans|queer|abomination
    )"),
    sign(Sign::self_rejection, 1, R"(
        hate|hates|despise|disgusted|ashamed|sick|sickened ~3 what|who|that i|im ~2 am|like?
        hate|despise|loathe ~1 myself|my body|what|me
        hate my body|self|reflection|face
        i|im|feel|am|me|myself ~3 disgusting|disgust|abomination|filthy|dirty|rotten|spoiled|unnatural|freak|sinner|damned|stain|wrong|perverted|broken|evil|monster
        make|makes myself sick
        wish|wished ~1 i|id ~2 normal|different|somebody|anybody|anyone|born
        wish ~2 rip|cut|pray|tear ~2 out|away
        something|whats ~1 wrong with me ~2 cant|fixed|that
        cant|dont ~1 look|see ~1 at|myself|in ~1 myself|mirror
        look in the mirror ~4 hate
        ashamed|shame of|from|about ~2 myself|me|what|who|am
        god hates
        wrong in|with my ~1 body|skin|self
        crawl out of my|it ~1 skin|body
        cant|not stand|live ~1 being|in ~2 skin|body|myself
        pray|prayed|praying ~4 go away
        should|agree with them
        never born
    )"),
    sign(Sign::hope, 0, R"(
        looking|look forward to ~1 it|that|the|this|seeing|a|my
        excited|proud|glad|relieved|grateful|lighter|calmer
        booked|signed|registered|joined|enrolled up|the|a|for|my
        appointment|counsellor|counselor|therapist|therapy|supervisor|debrief
        feel|feeling|felt ~2 better|lighter|calmer|okay|hopeful
        helps|helped
        its|im|ill|will|be|gonna|going ~2 okay|fine|alright|ok
        coming|visiting|visit|come|staying|stay ~2 over|tomorrow|tonight|round|to|at|on|saturdays|weekend|soon|me|with|for
        tomorrow|tonight|saturday|sunday|friday|monday|tuesday|wednesday|thursday|weekend ~4 with|at|to|going|is
        on|this|next saturday|sunday|friday|monday|tuesday|wednesday|thursday|weekend|week|month|easter|christmas
        going|gonna|might|will|lets ~1 to? try|visit|see|meet|ask|do|call|book|join|go|write|adopt|get
        doctor|nurse|gp|hospital|clinic ~3 says|said|gave|thinks|is|tomorrow|moved
        sister|brother|mum|mom|friend|friends|neighbour|neighbor|dad|girls|granddaughter|daughter|cousin|nan ~2 is|are|said|coming|called|invited|brought|brings|got|took|bringing
        thank god|goodness|you
        phew
    )"),
    sign(Sign::fear_of_death, 0, R"(
        terrified|scared|afraid|frightened|fear|fearing|anxious|panic|panicking|worried ~1 of|about|that|im|i ~2 death|dying|die
        convinced|sure ~1 that? im|i ~1 dying|die
        health anxiety
        what if i ~4 die|died|stop
    )"),
    sign(Sign::apology, 0, R"(
        im|am so|very|really? sorry .
        none of this|it ~2 fault
        wasnt|isnt|not anyones|anybodys|your|nobodys fault
        forgive|pardon me
    )"),
    sign(Sign::fear, 0, R"(
        i|im ~1 worry|worried|worrying|afraid|scared|fear that|about|of|im|i|being
    )"),
    sign(Sign::asked, 0, R"(
        asked|asks|ask|asking ~1 me|us|him|her|them|you|also ~1 if|whether|about
        asked|asks|ask|asking if|whether|about
    )"),
    sign(Sign::recovered, 0, R"(
        got|found|had|getting ~1 help|treatment|treated|therapy|better|sober
        passed|lifted|over now|since|like
        havent|not felt ~1 that|like|this ~3 since|way|years
        glad|happy i|it|im ~2 didnt|here|alive|survived|lived
        been ~2 well|good|stable|fine|sober|clean|okay|remitted for|since|now
        im|am ~1 good|well|fine|stable|okay|happy ~1 now|these|today
        sober|remitted|recovered|recovery|stable
        dont|not have ~1 those|these thoughts
        splendid|good|happy life since
    )"),
    sign(Sign::journey, 0, R"(
        last|final day|shift|run|week|session|lesson ~2 at|of|in|on|today|before|school|work|job|ever|here
        retire|retired|retiring|retirement
        moving|move|moved to|away|out|abroad|house|home|in|with
        leaving for|tomorrow|twt|twitter|instagram|facebook|school|the|this ~2
        fly|flying|flight|airport|boarding|mission|emigrating
        deleting|deactivating|quitting|deactivated ~2 account|app|game|twitter|instagram|facebook|in|for|smoking|subscription
        subscription|guild|server|colleagues|teachers|herd
        goodbye|farewell|leaving email|mail|party|tea|speech|drinks|card|tour
        short|little|quick farewell|goodbye
        see|talk|speak ~1 you ~1 next|tomorrow|on|then|later|monday|tuesday|wednesday|thursday|friday
        sold ~1 herd|house|farm|boat|flat
        new job|house|city|flat|school|apartment
        quitting for good
        handed|handing in|over ~1 my|the|all
        packed|packing
        to|until|till ~1 tuesday|monday|tomorrow|thursday|friday|wednesday|then|later
        sign|signing|logging|log off|out
        recipes|will|papers
    )"),
    sign(Sign::daily, 0, R"(
        work|job|boss|manager|shift|shifts|exam|exams|finals|essay|homework|class|deadline|deadlines|thesis|dissertation|meeting|meetings|presentation|office|client|clients|customers|commute|training|practice|workout|gym|diet|project|emails|pace|calls|queue|hangover|laundry|chem|math|maths|midterm|reports|spreadsheet|spreadsheets|overtime
        to cook|clean|shop|pick
        company|industry|team|landlord|bills|season|league|ranked|app
        applications|application|applying|sending|cv|cvs|interview|interviews
    )"),
    sign(Sign::present, 0, R"(
        i|and|but|now|still ~1 want|wanna|wish|feel|think|keep|need|cant|have|know|am
        im|i ~1 going|gonna|thinking|planning|feeling
        now|lately|still|today|tonight|again|recently|currently
    )"),
});

} // namespace

std::span<Phrases const> english_course() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
