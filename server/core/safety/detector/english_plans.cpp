#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::plan, 4, R"(
        tonight is the|my last? night ~2 end|die|it|i|go|do
        tonight|today|tomorrow is|will ~1 my last|final night|day
        my|the last|final night|day|hours ~1 alive|earth
        my last|final night|day .
        my last|final night|day alive|on|of earth|life|living|here
        have|got|made|making|had a|my plan to {suicide_plain}|die
        have|got|made|set|picked|chosen|choose|decided a|the|my|on date|day|place|spot|method to|for|and ~2 die|end|kill|suicide|it
        know|figured|decided|planned|chosen ~2 how|where|when ~1 i|im|ill|id ~2 kill|going|gonna|do|end|die|doing|will ~1 to|it|myself ~1 do|end|kill|die|it|myself
        know|figured|decided|planned|chosen ~2 how|where|when to {suicide_plain}|die
        know|figured|decided|planned|chosen ~2 how|where|when i|ill will|am|would {suicide_plain}|die
        im|gonna|going|will|ill to? ~1 do it tonight|today|tomorrow|now|soon|this
        ill|will|going|gonna|want to? ~1 be dead ~1 by|before|tonight|tomorrow|soon ~1 $when
        ill|will|going|gonna to? ~1 be dead tonight|tomorrow|soon
        im|going|gonna|will|ill to? ~1 die tonight|today|tomorrow|now
        dead by ~1 $when|morning|sunrise|noon
        plan|plans ~2 all set|ready|worked|figured|place|made ~5 {suicide_plain}|die|end|goodbye
        planned everything|it ~3 my death|suicide
        planned ~1 my own? death|suicide
        my plan is to {suicide_plain}|jump|die|overdose|hang|shoot
        going|gonna|about|ready|will|ill to {suicide} ~2 tonight|now|today|tomorrow|when
        this time i|ill wont|will|not ~2 fail|survive|work|succeed
        this time it will|wont ~2 work|fail
        about to {suicide_plain}|jump|overdose
        im|am|gonna going|about|gonna? to? jump .
        going|about|gonna|ill|will to? jump tonight|now|today|tomorrow|off
        by ~1 tomorrow|$when|morning|noon|sunrise ~1 ill|i will? be dead|gone
        last chance to|before i
        leave|leaving this world tonight|today|now|soon|tomorrow
    )"),
    sign(Sign::plan, 2, R"(
        know|figured|decided|planned|worked ~2 exactly ~1 how|where|when ~1 i|im|ill|id
        know|figured|decided|planned|chosen how|where|when ~1 i|im|ill|id|to ~2 do|would|doing it
        have|got|made|had ~1 a plan .
        have|got|made ~1 plan and
        picked|chosen|chose|set|circled|found|decided ~1 the|a|my|on date|day|place|spot|method|bridge
        date|day ~1 is|has ~1 set|picked|chosen
        ive|i ~1 made my decision|peace
        its decided
        have|got everything i need|ready ~2 do it|?
        everything is ready|prepared|set
        planned|planning my death|suicide|exit
        waiting for the right|until everyone|until they ~2 moment|asleep|leave
        no one|nobody will|can|could stop me
        dont|not try|trying to? ~1 stop|save|find|look me|for
        by the time ~2 find|finds|found|notice|notices
        they|someone ~1 will|ll find|finds my|me body|?
        written|wrote|writing the|my note|notes
    )"),
    sign(Sign::plan, 1, R"(
        made up my mind
        have|had|got|made ~1 plan for|of how
        my|a|the plan ~2 how
    )"),
    sign(Sign::means, 1, R"(
        have|got|saved|saving|stashed|hoarded|hoarding|collected|collecting|stockpiled|stockpiling|counted|counting|bought|enough|found ~4 $pills
        $pills ~3 here|ready|drawer|hand|front|saved|lined|counted|counting|next|nightstand|lap|waiting|table|desk|bathroom
        looking|look|staring|stare|stared at ~2 $pills|knife|gun|rope|razor|blade
        have|got|bought|loaded|own|holding|found|keep|keeps|access ~3 gun|rope|noose|razor|blade|knife|pistol|shotgun|rifle|blades|helium
        gun|rope|noose|razor|blade|knife|pistol ~3 here|ready|hand|front|drawer|loaded|garage|closet|tied|next|waiting|lap|bed|table|head|nightstand
        tied|tying|made|making|knotted ~2 rope|noose|knot|it
        i have the|what means|i
        there|is|are ~2 gun|pills|rope in|at ~1 house|home|drawer|safe|garage|closet|room
        emojipills
        emojigun
        emojiknife
        emojirope
    )"),
    sign(Sign::ending, 0, R"(
        $want to? ~1 end|finish it|this|everything|things
        going|will|gonna|ready|about|ill to? ~1 end|finish it|this|everything|things
        end it|everything|this ~1 tonight|now|today|soon|tomorrow
        ending it|everything ~1 tonight|now|today|soon|tomorrow
        over tonight|soon|tomorrow
    )"),
    sign(Sign::means, 2, R"(
        im|am standing|sitting on the|a|this ~1 roof|rooftop|bridge|overpass|viaduct|cliff again|now|alone? .
        im|am ~1 on the|a|this ~1 roof|rooftop|bridge|overpass|viaduct|cliff again|now|alone? .
        im|am ~2 on the|some train|railway|subway|metro tracks|rails
        standing|sitting on ~2 roof|rooftop|bridge|overpass|viaduct|cliff ~2 looking|staring ~1 down|below
    )"),
    sign(Sign::means, 3, R"(
        gun|rope|noose|razor|blade|knife|pistol|$pills ~8 thinking|think ~1 about it|them|using|of
    )"),
    sign(Sign::means, 4, R"(
        saving|saved|stockpiling|stockpiled|hoarding|hoarded|stashing|collecting ~3 $pills ~5 use|take|swallow|at|kill|end|die|all|myself ~2 them|all|once|it|myself
        gun|pistol|barrel ~1 in|to|against my mouth|head|temple
        knife|blade|razor ~1 to|against|on|at my wrist|wrists|throat|neck
        rope|noose|cord|belt ~1 around|round my neck
        noose is|ready|hanging|tied|up
        tied|made ~1 noose
        $pills ~2 in my hand ~3 going|goodbye|ready|end|die|take
        bottle of $pills ~2 in my hand
        emojipills ~3 goodnight|goodbye|bye|night|forever ~1 forever|everyone|world|all
    )"),
    sign(Sign::means_question, 2, R"(
        how|what many|much|number|amount ~4 to ~1 die|kill|overdose|fatal|lethal|od
        how many|much $pills ~4 die|kill|overdose|fatal|lethal|enough|stop
        how many|much ~3 $pills ~5 die|kill|overdose|fatal|lethal|death
        how long ~4 bleed out|death
        how long ~4 to die|drown|suffocate|hang
        lethal|fatal|deadly dose|amount|overdose|height|combination|mix
        which|what ~1 $pills ~3 kill|die|lethal|fatal|deadly|overdose
        would|will|can|could ~4 enough to ~1 die|kill me?
        what happens ~2 if|when i|you ~2 take all|too|whole ~2 $pills
        what happens ~2 if|when i|you overdose|od
        how high ~4 fall|jump|bridge|building ~3 die|kill|survive|fatal|lethal|certain
        can|could|does|do|will you|one|it|hanging|drowning|i ~2 die ~1 from|by ~2 $pills|overdosing|hanging
        does it|overdosing|hanging|drowning|dying hurt
        is|does dying|hanging|drowning|overdosing ~1 hurt|painful|painless
        where ~3 buy|get ~2 gun|cyanide|nitrite|nembutal|rope ~2 kill|die|myself|without
    )"),
    sign(Sign::means_question, 1, R"(
        bridges taller|higher|over|above than?
        tallest|highest|which|what|nearest|closest|good|where ~3 bridge|bridges|building|buildings|cliff|cliffs|rooftop|rooftops|roof|roofs|overpass
        how tall|high|far|deep ~3 bridge|building|cliff|roof|balcony|fall|drop|water|overpass
        $high near|around|in|close|with ~2 here|me|access|open|public|no|without|railing
        rooftops|roof|roofs ~2 open|access|accessible
        which|what|when|where ~4 trains|train ~2 fast|pass|fastest|stop|stopping|express
        how many|much ~2 $pills
        how much ~2 insulin|alcohol
        how do|does|can|to ~3 buy|get a? gun
        where ~2 buy|get ~1 gun|guns|rope|sleeping|razor|razors
        gun shop|store ~2 near|open|hours
        what time ~3 trains|train
        how long ~4 drop|fall|carbon|charcoal
        carbon monoxide
    )"),
    sign(Sign::time, 0, R"(
        $when
        in an hour
        in a few minutes|hours|days
        this morning|afternoon|evening|weekend|week
        soon
        right now
        when ~3 asleep|gone|leave|leaves|out
        before ~3 wakes|comes|back|home|birthday
        after ~2 asleep|birthday|holidays|funeral
    )"),
    sign(Sign::prepared, 1, R"(
        written|wrote|writing|finished|left ~1 letters|letter|notes|note to|for|on everyone|everybody|family|my|each|them|you|the|kids
        written|wrote|writing|updated|finished|made|signed ~1 my|a|the will .
        my will is|and
        put|putting|got|getting|get|have my|all|everything affairs|in in? order
        cancelled|canceled everything|all|my ~3 wont|anyway|need
        passwords|password ~4 written|list|left|note|envelope|table|desk|you|them
        left|leaving ~2 keys|money|instructions|envelope ~2 table|desk|counter|for
        paid|settled ~2 my debts|everything|off|funeral
        chose|chosen|planned|picked|paid ~2 my ~1 funeral|coffin|casket|grave
    )"),
    sign(Sign::prepared, 2, R"(
        suicide note|letter
        goodbye letter|letters|note|notes|video|message|messages
        written|wrote|writing ~1 goodbye|farewell
        farewell letter|letters|note
    )"),
    sign(Sign::leaving, 1, R"(
        gave|given|giving|give away ~1 my|all|most|everything
        gave|giving|given ~4 away . dont|wont|no
        gave|giving|given my ~3 away
        wont|dont|not be|need|needing ~1 them|it|this|that|any anymore|where
        someone|somebody|please|who|you ~2 take|look|care|feed|adopt care|after|of|my ~1 my|of|for|the ~1 $pet
        look after|take|feed my|the|our|him|her|them|milo ~1 for|when|once|after|care ~1 me|im
        look after ~3 for me
        take care of ~3 for me
        take care of ~2 when|once im
        take care of each|yourself|yourselves|everyone other?
        tell ~4 i ~2 loved|love|sorry|tried|forgive
        tell ~2 i|im ~1 love|sorry|loved
        please forgive me
        forgive me
        im ~1 sorry for everything|all|what|mom|mum|dad|everyone|i
        sorry ~1 everyone|mom|mum|dad|mama|for what|all
        remember me
        after im gone
        once im gone
        dont|not cry|blame|mourn|miss|be|grieve ~2 for|me|yourself|yourselves|sad|anyone
        thank|thanks you? ~2 for everything
        thank|thanks you? for listening|trying|being|all
        you did|have|were ~3 all you could|best|can
        it wasnt|isnt|not anyones|anybodys|your|nobodys fault
        its not|nobodys anyones|your|fault fault?
    )"),
    sign(Sign::leaving, 2, R"(
        care|look|care|watch|feed|love of|after|over? ~4 when|once|after im ~1 gone|dead
        this is|might|may|will ~1 be? my|the last|final page|entry|message|post|note|letter|journal|time
        my last|final page|entry|message|post|words|letter|journal
        last time|thing ~1 ill|i|im|you|youll ever|will|write|hear|see|writing ~1 write|hear|from|see|me
        wont|never|not be|write|hear|see|hearing ~1 writing|here|from|me ~1 again|anymore|me ~1 again|anymore|?
        you|everyone|they wont|will|never ~1 see|hear|have ~2 me|from|to ~2 again|anymore|around
        wont|dont|not need ~2 where im|i going|am|go
        where im going
        by the time you|anyone|someone|they read|reads|see|find this
        if youre|you|anyone|someone ~1 reading|read|reads|finds|find this ~1 im|i|then|it ~2 gone|dead|late|already|means
        when you|they read|find|get this
        see|meet you on the other side
        time for me to go|leave|rest
        time to go now|forever|home
        im|am going|gone away|home forever|for|to ~1 good|ever|god
        love you all
        goodbye to everyone|everybody|all
        goodbyes to
        goodnight|goodbye forever
        sleep forever|now
        rest now|forever|finally peace
        finally ~1 be|at|have|free|find peace|rest|free
        at peace soon|now|finally
        ill ~1 free|peace|rest soon
        watch|watching over you|from|them
        everything will ~1 over|better when|soon|after
        i|just wanted|want|came to say ~1 goodbye|bye|sorry
        saying|say|said my|all|our goodbyes|goodbye
        saying|say goodbye to everyone|everybody|you|them|my|all ~1 family|kids|before|one
    )"),
    sign(Sign::goodbye, 4, R"(
        goodbye|bye|farewell world|cruel
        final|last goodbye|goodbyes|farewell
        this is|my goodbye|farewell
        this is it . ~3 goodbye|bye|sorry|love
        suicide note ~3 here|table|is|desk|read
        this is my ~1 suicide|goodbye note|letter
        i love you all ~2 goodbye|bye|sorry
        sorry|love|thank|you|okay|late|peace|thanks|all|everything|table|envelope . goodbye .
        im sorry ~4 goodbye
        goodbye ~4 sorry|forgive|loved
        by the time ~2 read|reads|see|find this ~1 ill|i|it ~3 gone|dead|late|over
        if ~1 reading|read|reads|find this ~3 im|i|ill|its ~3 gone|dead|late
        time ~5 read|see|find this ~6 dead|gone|late
    )"),
    sign(Sign::goodbye, 1, R"(
        goodbye .
        goodbye and|to ~1 thanks|everything|thank|all|this
        farewell .
    )"),
    sign(Sign::overdose, 4, R"(
        i|ive|just|already|have|i|took|and took|taken|swallowed|swallow|downed|taking|swallowing ~1 all|whole|entire|everything|bunch|handful|too|bottle|lot|every|hundred|fifty|forty|thirty|twenty|overdose|an ~4 $pills|bottle|box|pack|packet|cabinet|them|of|overdose|blister|it|everything|many
        took|taken|swallowed|downed ~2 overdose
        took|taken|swallowed|downed ~2 whole|entire|full bottle|box|pack|packet|blister|strip
        took|taken|swallowed|downed all|too ~2 $pills
        took|taken|swallowed|downed too|so many|much ~2 $pills
        already|just took|taken|swallowed the $pills
        took|taken|swallowed|downed everything in|from|i|that ~2 cabinet|cupboard|drawer|box|bathroom|had|house|found
        took|taken|swallowed ~2 them all
        took|taken|swallowed all of? them|it
        took|taken|swallowed ~2 20|25|28|30|32|40|50|60|80|90|100|twenty|thirty|forty|fifty|sixty|hundred|dozens|dozen|handful|fistful ~2 of|$pills|them
        overdosed|overdosing ~2 just|now|today|tonight|minutes|already|ago|again|and|hour
        i|ive just overdosed .
        i|ive|im|just|have|already overdosed|overdosing
        drank|drunk|swallowed|drinking ~1 bleach|antifreeze|poison|drain|pesticide|cleaner
        emptied|finished the|a|whole|my ~2 $pills|bottle of|and
        mixed ~2 $pills ~3 vodka|alcohol|wine|whisky|whiskey|beer
        $pills ~1 with|and ~2 vodka|alcohol|wine|whisky|whiskey|gin|rum|bottle ~3 tonight|now|just|already|took|swallowed
    )"),
    sign(Sign::in_progress, 4, R"(
        im|am|standing|sitting|here|up|already ~1 standing|sitting|on|at|over|climbed|leaning|outside ~2 ledge|railing|railings|rail|parapet|edge|bridge|tracks|balcony|roof|rooftop ~4 jump|goodbye|end|done|nobody|alone|ready|over|die|step|rain|cant|will|let|crying|dont|not
        im|am|i ~2 on|over the ledge|railing|railings|parapet|tracks
        standing|sitting on|at|over the ~2 ledge|railing|railings|parapet|tracks
        standing|sitting on the ~2 edge of ~1 $high
        im|am on|at the|a ~2 bridge|roof|rooftop|tracks and ~3 jump|ready|going|gonna|dont|cant|over|end|want|will|about|done
        im|am on|at the|a ~2 bridge|roof|rooftop|tracks . ~3 jump
        im about|going to jump .
        cut|slit|slashed|opened|sliced my|both|open ~1 wrists|wrist|veins|throat ~3 bleeding|blood|wont|deep|stop|not|now|everywhere|just|tonight
        just|already|ive cut|slit|slashed my ~1 wrists|wrist|veins
        im|am bleeding ~3 wrists|wrist|cut|out|lot|stop|wont|badly|cuts
        bleeding wont|doesnt|isnt|not|cant ~1 stop
        cut too|really deep ~4 blood|bleeding|stop
        gun|barrel|rope|noose ~2 in|to|around|at|against my|the ~1 mouth|head|neck|temple
        rope|noose ~2 round|around my neck
        car|engine|garage|gas|stove ~1 running|on|open|is ~4 garage|closed|hose|fumes|windows|oven
        turned|turning|left the gas on ~4 die|end|sleep|over|goodbye|windows
        its done . ~3 took|swallowed|cut|goodbye|sorry
        i|ive did|done it . ~3 took|swallowed|cut|pills
        doing it|this right? now
        im|am ~1 doing it now|tonight
        cant feel my ~3 took|pills|swallowed
    )"),
});

} // namespace

std::span<Phrases const> english_plans() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
