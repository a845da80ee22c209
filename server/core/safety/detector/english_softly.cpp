#include "core/safety/detector/tables.hpp"

#include <array>

/// Despair as it is told softly: each weighs little by itself, and adds up in a conversation.
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
});

} // namespace

std::span<Phrases const> english_softly() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
