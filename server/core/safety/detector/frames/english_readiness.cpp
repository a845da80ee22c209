#include "core/safety/detector/frames/frame_tables.hpp"

#include <array>

/// Preparations without a word of dying: papers, belongings, an occasion.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    half(Half::papers, R"(
        letter|letters|note|notes|will|testament|password|passwords|passcode|passcodes|documents|paperwork|papers|instructions|policy|folder|envelope|envelopes|accounts|affairs|deeds|arrangements|keys|pin
        what to do with ~2 body|remains|ashes|things|stuff
        life insurance
        funeral
        last|final poem|one|song|entry|words|message|chapter|line
    )"),
    half(Half::done, R"(
        written|wrote|sealed|signed|addressed|scheduled|printed|posted|stamped|sorted|filed|labelled|labeled|finished|ready|updated|prepared
        in order|place
        is|are|its|put|left|lies|lie ~2 on|in|under|behind|by ~1 table|desk|drawer|pillow|glass|door|safe|tin|fridge|kitchen|bed
        where ~1 she|he|they|someone|shell|hell|theyll ~1 find|finds|look|looks
        left|leaving|leave ~1 for
        told|given|gave ~2 the|my|all ~1
    )"),
    half(Half::belongings, R"(
        my|the|our $pets
        my|the|all ~1 plants|tools|books|records|guitar|piano|jewellery|jewelry|watch|clothes|things|stuff|belongings|car|bike|savings|camera|collection|ring|instruments|furniture|money
        everything i ~1 own|have|love
        my favourite|favorite|best|good
    )"),
    half(Half::handing_on, R"(
        gave|given|giving|give|giving away|to|?
        handed|passed|signed|left over|on|to|them
        gave|giving|given
        found ~3 home|owner|place for?
        took|brought|taken|dropped ~3 to|at|with
        rehomed|rehoming|donated|sold
        is|are|lives|living with my|the|a neighbour|neighbor|sister|brother|mother|friend|parents|mum|mom
    )"),
    half(Half::afterwards, R"(
        i|ill ~1 wont|shant|will|shall|not|never ~1 be ~1 here|there|around|alive|embarrassed ~1
        i|ill wont|shant|will not? be here|around|there|alive|needing|needed
        whoever comes|finds|lives|takes after|it|me|over|here
        once|after|when its|it|is done|over|finished|happened
        by the time ~3 read|reads|find|finds|found|notice|notices|know|knows|wake|wakes|get|gets|open|opens
        where|when|before|so|until|if ~1 she|he|they|police|someone|somebody|shell|hell|theyll|kids|children|wife|husband ~2 find|finds|found ~1 me|it|them|body|that
        who ~1 finds|find me|it
        find|finds|found|finding my|the body
        dont|not want ~3 to? find me
        after|when|once im|i ~1 gone|dead|done|go
        nobodys|nobody|no one stuck|left ~1 behind
        for after
    )"),
    half(Half::doing_it, R"(
        do|doing|did it|that
        going|go through with it
        get|got|have|having it|everything|all ~1 sorted|ready|arranged|planned|prepared|set
        its|it|everythings|everything|all is? ~1 arranged|sorted|decided|settled|planned|ready|set|prepared|done
        made|make up my mind
        im|am ready
        the time ~1 come
        it ~1 will|ll be on? $when
        end|finish it
    )"),
    sign(Sign::prepared, 1, R"(
        affairs|papers|things|everything ~1 in order
        put|putting|have|got everything|things|all|my ~2 in order
        note|notes|letter|letters ~2 with ~1 solicitor|lawyer|notary
        what|who ~2 happens|happen|takes|gets|looks|feeds ~6 if|when|after|once i|im ~1 die|gone|dead|not|wasnt|werent
        how do|would|should|to|does ~2 say|write ~1 goodbye|letter|note
        recorded|filmed ~2 video|message|messages ~2 for
        deleted|wiped|cleared ~2 phone|laptop|history|browser|photos|accounts|everything
        cleaned|tidied ~2 flat|room|house|apartment ~4 so|for|nobody|no|wont
    )"),
    sign(Sign::means, 1, R"(
        kept|keeping|put|hidden|saved|stashed some|a|few|them|it|enough ~1 back|aside|by|away
        bought|have|got|ordered ~2 what i ~1 need|needed
        theyre|its|theyve ~1 in|under my|the ~1 locker|drawer|pillow|bed|mattress|wardrobe|shed
        know|knows ~1 where ~2 keeps|keep|kept ~2 gun|guns|rifle|pills|tablets|meds|key|insulin|it
        tie|tied|tying|learned|learnt|practised|practiced ~3 knot|knots|noose
        beam|hook|branch|rail|door|banister ~4 hold|holds|strong|weight
        enough ~2 in|left ~2 cabinet|cupboard|drawer|bottle|box|house
        enough to ~1 do|end|finish|kill|go
        refilled|collected|picked ~3 prescription|repeat ~4 early|twice|more|extra|enough|spare
        asked ~3 stronger|more|extra ones|tablets|pills
        stopped|stop taking ~2 so|saving|keep|save
        hose|pipe|tape ~4 exhaust|car|fits|boot|garage
        looked|worked|wrote|write|figured ~1 up|out|down ~2 dose|amount|how|height|times
    )"),
    sign(Sign::plan, 2, R"(
        wait|waiting|waited|hold|holding ~2 until|till|for ~2 after|christmas|birthday|wedding|exams|grown ~6 ruin|spoil|hurt|harder|remember
        wait|waiting|waited ~2 until|till|for ~3 dont|not|doesnt ~1 ruin|spoil|hurt
        wait|waiting|waited ~1 until|till ~1 after? christmas|birthday|wedding|exams so i dont ruin|spoil|hurt
        feel|feeling|felt|look ~2 better|calm|lighter|happier|good ~4 because|since|now|that ~3 settled|decided|sorted|set|arranged
        wont|not be writing|talking|posting|answering ~1 after|tonight|tomorrow
    )"),
    sign(Sign::plan, 4, R"(
        sorry for|about what ~2 find|finds|see
    )"),
    sign(Sign::plan, 3, R"(
        nobody|noone|no|one|dont|not|never ~5 has|have|want|to ~1 find me
        so ~6 has|have|will|can ~1 to? find me
        wont|not ~3 be alive ~1 by|next|past|after|at|when|for|much
    )"),
    sign(Sign::leaving, 2, R"(
        hear|see|ring|hug all|everyone|each|their|every|everyones ~3 once|one more|last
        last one|person im|ill|i ~1 writing|write|calling|call|telling|texting
        the|my ring|watch|car|house|dog|cat|guitar|piano|books ~1 is|are hers|his|theirs|yours ~1 now
    )"),
    sign(Sign::in_progress, 4, R"(
        wrong|other|outer|far side of the? ~1 railing|railings|rail|barrier|fence|parapet|wall|bridge
    )"),
    sign(Sign::means, 2, R"(
        gun|pistol|revolver|shotgun|rifle ~2 on|in|beside|under ~1 seat|lap|bed|pillow|hand|nightstand
        got|have|bought ~2 $pills ~2 and ~1 vodka|whisky|whiskey|wine|gin|rum|brandy|bottle|alcohol
    )"),
    sign(Sign::means, 1, R"(
        booked|rented|paid ~2 hotel|motel|room|cabin
        ill|will|gonna|going|could|id ~1 use the|my|a car|rope|gun|pills|tablets|belt|knife|garage|shotgun|pistol
    )"),
    sign(Sign::means_question, 2, R"(
        how many|much ~5 would|does|will ~1 it take|takes|need
        how many|much ~4 $pills ~3 take|need|enough|would
    )"),
    sign(Sign::plan, 1, R"(
        i know when .
        havent|not ~2 done|used ~3 it|them|with yet
    )"),
    sign(Sign::leaving, 1, R"(
        hear|see|hug|hold|kiss|ring|call ~5 once|one more|last|final time?
        one last|final time
        wont|shant|not be needing
        i was|been happy sometimes
    )"),
    sign(Sign::overdose, 4, R"(
        had|taken|took|swallowed ~1 the|a whole|entire ~2 box|packet|bottle|strip|pack|blister ~3 feel|feeling|sleepy|strange|dizzy|numb|sick
    )"),
    sign(Sign::plan, 1, R"(
        its|ive|already ~1 done .
        ive done it .
        took|taken|swallowed|drank them|it|everything all
        kicking in
        getting|feeling|so sleepy|drowsy|numb|woozy
        wont be long now
        at the ~1 bridge|station|platform|cliff|river now
        one way ticket|trip
        one way .
        this|next friday|saturday|sunday|monday|weekend its|it|ill|im|is
        end of the month|week|year .
    )"),
    half(Half::occasion, R"(
        house|place|flat|home|apartment to myself
        work|away|out|gone|mums|sisters|brothers|school|shift until|till
        works|working|work nights|late|away|wednesday|thursday|friday|weekends
        day|days off ~1 tomorrow|monday|friday|work
        nobody|noone|no one? ~1 home|in|around|there|here|back till|until|tonight|for
        nobody|noone|no one? ~1 home|around|there|here|disturb|hear|see|stop|interrupt
        alone|home ~5 until|till|tonight|weekend|all
        wifes|husbands|everyones|theyre|shes|hes ~1 away|out|gone|sleeping|asleep|work
        wife|husband|kids|children|everyone|parents|flatmates|they|she|he|others ~1 are|is ~1 away|out|gone|sleeping|asleep|work
        when|while|once|after|before ~2 others|they|everyone|everybody ~1 work
        when|while|once|after|before ~3 sleep|sleeping|asleep|work|leave|leaves|left|gone|out|wakes|wake
        im|i am? ~1 alone in|at|here|tonight
        off at|till|until
        till|until sunday|monday|morning|evening|tomorrow|saturday
    )"),
    half(Half::calm, R"(
        not|no|dont|isnt ~2 scared|afraid|frightened|sad|worried|angry ~1 anymore|any|longer|now|more|of
        not|no|wasnt|isnt|arent frightened|scared|afraid of|by ~1 idea|it|dying|death|that
        calm|peaceful|lighter|relieved|clear now|again|today|since|finally|at
        gonna|going|will|itll|ll ~1 be ~1 quiet|over|peaceful|done soon
        at peace with
        made|make ~1 peace
        doesnt|dont|not ~1 matter|hurt anymore|any|now
        sorry for|to|about everything|everyone|all
    )"),
    sign(Sign::plan, 2, R"(
        going|gonna|will|ill|about ~1 do it there|tonight|tomorrow|then|when|after|before|on|this|in
        got|have|had it|everything|all ~1 sorted|arranged|planned|ready|set|prepared for ~1 $when
        its all|been ~1 arranged|decided|planned
        it ~1 will|ll be ~1 on? ~1 $when before|after|when|while|at
        settled|decided|fixed|agreed ~1 on ~2 date|day|weekend|end|week|friday|saturday|sunday|monday|month
        no|one|nobody ~2 left to? ~1 stop me
        method ~1 attached|chosen|ready|picked
        dont|not want anyone|anybody|them ~1 sent|to ~1 stop|come
        pick|picked|chosen|set|circled|choose|choosing ~2 a|my|the date|day|evening|spot|tree|place|bridge
        i ~1 have ~1 what i need
    )"),
    sign(Sign::leaving, 2, R"(
        tell|diganle ~4 i ~1 was|am|were ~2 good|proud|sorry|happy
        tell ~4 wasnt|not|isnt ~2 fault
        tell ~5 i ~2 love|loved|loves her|him|them|you
        somebody|someone|please ~2 tell ~4 love|loved|sorry
        told|tell ~3 where ~3 keys|passwords|documents|money ~1 are|is
        say|said|saying sorry to ~4 for ~1 everything|all
        said|say|saying my? goodbyes|goodbye ~1 to ~1 each|everyone|all|them|her|him|kids
    )"),
    sign(Sign::prepared, 2, R"(
        whoever is left
        what to do with ~2 body|remains
        whoever comes after
        letter|letters|notes ~3 for|to each|when|after|every
        cancelled|canceled ~2 everything|all|subscriptions|appointments ~3 wont|not
    )"),
});

} // namespace

std::span<Phrases const> english_readiness() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
