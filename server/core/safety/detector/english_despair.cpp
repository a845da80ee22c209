#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::hopeless, 2, R"(
        no|any future ~1 for me
        no|any|a future for me
        i have|see no future
        cant|dont see|imagine|picture a|any|my future
        no hope left|for|anymore
        no hope .
        lost|losing|gave|given|giving all hope
        gave|given|giving up all? hope|on ~1 life|living|everything|myself|trying
        beyond help|saving|repair|fixing|hope
        nothing|never ~2 ever get|gets|be|change|changes|getting|improve|improves|going better|change|to
        nothing ~1 ever changes|change|improves|improve .
        nothing|never ~1 ever change|changes|improve|improves|help|helps|helped
        never|not going to? get|be better|okay|happy|well|normal|loved .
        wont ever|never get|be better|okay|happy
        will|ill never be|get okay|happy|better|well|normal|free
        its|everything|all|feel|feels|is|life|seems ~1 hopeless
        hopeless and|again|inside
        no point anymore|to anything|in anything|in any
        no point in ~1 going|trying|fighting|living|talking|pretending on|anymore
        no point in trying|fighting|living|pretending .
        no point . in|to ~1 anything|trying|any|anymore
        point ~1 of any|anything|anymore|all|it|trying
        dont see the|a|any|much point
        no reason|sense ~2 anymore|in any|to anything
        nothing matters|makes|has|to ~1 anymore|sense|hold
        everything ~1 pointless|meaningless
        life ~1 is|feels|seems ~1 pointless|meaningless|empty|over|hopeless|unbearable|useless
        my life is|feels|seems ~1 over|ruined|worthless|nothing
        no|not|isnt ~2 light at the end
        no|not|isnt ~2 light in|end ~4 tunnel
        my life|world ~1 ended|stopped
        ruin|ruining|ruined|destroy ~1 everyones|everybodys life|lives
        trapped ~6 no|only|cant|one way|out|escape|see
        trapped in my|this|own ~1 life|head|body|pain
        cant escape ~2 pain|my head|thoughts|mind|this|life|except
        cant ~1 see|find|imagine|picture|get ~1 way out|forward|through
        cant ~1 see|imagine|picture ~1 next year|week|month|christmas|summer
        doomed|cursed ~2 forever|anyway|life|suffer
        already dead inside
        dead inside
        i|ive ruined everything|everyones
        ive ~1 nothing left
        i have nothing left|to
        i have nobody|nothing ~1 left
        too late for me
        cant be fixed|saved|helped
        no one|nobody can help|save|fix me
        ive given up
        i give up on life|everything|living|myself|trying
    )"),
    sign(Sign::hopeless, 1, R"(
        hopeless
        whats the point
        what is the point
        i give up
        no way out
        feel|feeling|felt ~1 trapped|stuck|doomed
        meaningless
        pointless
        giving up
        no point
        nothing matters
    )"),
    sign(Sign::burden, 2, R"(
        $all ~4 be|been|have ~3 better|happier|relieved|easier|fine|free off? {without_me}
        $all ~3 be|been|have ~2 better off without me
        better off without me
        better|easier ~2 without me
        better|easier ~2 {without_me}
        better|easier ~2 for $all ~1 if i|im ~1 gone|dead|wasnt|were|disappeared|died|werent
        deserve|deserves|deserved better|someone|a|more ~3 than|who|mother|father|mum|dad|wife|husband me|isnt
        deserve|deserves ~2 better ~1 than me
        burden|weight|drain|dead|drag to|on|for $all
        burden|weight|drain on|to|for my|them|the|all|everyone|him|her|others|anyone|anybody
        burden ~3 to|on|for everyone|everybody|family|all|them|people|everybody
        nothing but|just|only a|one burden|waste|mistake|problem|disappointment|failure
        dragging|drag|dragged|weighing|pulling ~1 everyone|everybody|them|family|kids|people|all down
        waste of space|oxygen|air|skin|life
        do|doing everyone|them|the ~1 a|world favor|favour|a
        the world ~2 better|happier place? {without_me}
        world doesnt need me
        nobody|no ~1 needs|need|want|wants me here|around|anymore|alive
        save|spare|free them|everyone|my ~2 from|of|the ~1 me|trouble
        ruin|ruining|ruined|hurt|hurting|poison|poisoning everyone|everybody|everyones|all i|around|who|lives|that|love
    )"),
    sign(Sign::burden, 1, R"(
        im|being|be|am|feel ~2 a burden
        burden
        in everyones way
        everyone|they ~1 hate|hates|hated|despise|despises me
        too much for everyone|anyone|people
    )"),
    sign(Sign::worn_out, 2, R"(
        cant|cannot keep ~1 doing|going|living|fighting|pretending|trying|surviving|existing this|on|like? this|anymore|it|up
        cant|cannot keep living|fighting|pretending|trying|surviving|existing .
        cant|cannot keep|go|carry|continue on? ~1 like this|anymore
        cant|cannot keep going .
        cant|cannot go|carry on .
        cant|cannot go|carry on anymore|like|with this|any|living|another|much
        cant|cannot do|take|handle|bear|stand|endure|face|cope|survive with? this|it|life|any|another|one|living|myself anymore|longer|more|day
        cant|cannot do this .
        cant|cannot do life|this|it any|no ~1 more|longer|anymore
        cant do this anymore|any
        cant take it|this .
        cant take|handle|bear|stand|cope ~2 anymore
        cant live like this|with|anymore
        dont|not have it|anything in|left me
        dont|not have|find the|any? strength|energy|will|fight to|left|in|anymore|for
        cant live anymore|another
        cant live .
        pain|hurt to stop and i? dont care
        no ~1 strength|energy|fight|will left ~1 in|to|for|me
        no ~1 fight|strength left
        too|so tired|exhausted|weak|worn to ~1 keep|go|fight|carry|continue|live|exist|try ~1 going|on|fighting|anymore|trying|living|this
        too|so tired|exhausted|weak|worn to live|exist|fight|continue .
        tired|exhausted|sick|done of|with|from ~1 fighting|trying|pretending|struggling|hurting|suffering|everything|it|being ~1 anymore|all|strong|me
        im|am|i|so|just ~1 done . done|with everything|it|all|trying|fighting|people|this
        im done trying|fighting|pretending|hurting|with everything|with it all
        im ~1 done .
        at the|my|reached|end of? my|the ~1 rope|tether|limit
        end of my|the rope|tether
        want|wanna|need|wish the|this|my all ~1 pain|hurt|suffering|hurting to ~1 end|stop|over .
        cant|unable ~1 hold|hang on ~1 much|anymore|any|longer
        dont know ~1 how to? ~1 go|keep|carry|continue|live|survive on|going|like|anymore|this|without
        dont know ~1 how to? ~1 live|survive .
        dont know ~1 how much|long longer|more ~1 i|can
        not strong enough to|for|anymore ~2 live|this|keep|go|life|fight|carry
        cant face|get|make another|one|through day|tomorrow|more|tonight|it|the|this|life
        its|this|life|everything|it|all ~1 too much ~1 to|for|i|anymore ~1 bear|me|cant|live|take|handle
    )"),
    sign(Sign::worn_out, 1, R"(
        want|wanna|just|need it|this|the|everything ~2 to ~1 end|stop|over
        falling apart
        barely|hardly|hanging|holding ~1 on|by|surviving|functioning a? thread?
        at my|breaking limit|point
        breaking point
        cant cope
        cant go on
        cant take it
        tired of trying|fighting|everything|it|pretending
        had enough ~1 of everything|life|it|all
        run|ran|running out of strength|hope|reasons|fight
        cant breathe ~2 life
        want|wanna|need to? ~1 run away
        burned|burnt out
        im done
    )"),
    sign(Sign::empty, 1, R"(
        worthless|useless
        i|me|so ~2 a|total|complete failure|mistake|disappointment|monster|loser
        hate|hating|despise|loathe myself
        hate who|what i|ive
        hate my life|self|existence
        self hatred|loathing|hate
        feel|feeling|felt|so|just|only ~1 empty|numb|nothing|hollow
        emptiness
        dont feel anything|alive|real|human
        not good enough
        disgusted with|by myself
        no one|nobody could|can|would|will|loves|ever love|loves|loved|want me
        unlovable
        i deserve this|pain|it|to suffer|punishment
        broken|damaged beyond|inside|person
    )"),
    sign(Sign::alone, 1, R"(
        no one|nobody|noone ~1 would|will|even ~1 notice|care|miss|cry|find|cares
        nobody|noone|one cares ~1 about|if|whether
        nobody|noone|one cares .
        nobody|noone|one would ~2 miss|notice|come
        nobody|noone|no one? there|here|to talk|left for|with|to
        nobody|noone|one ~1 loves|likes|wants|understands|needs|knows me
        completely|utterly|totally|all|so|always|truly alone
        have|ive|got no one|friends|body
        have|ive|got nobody
        no one|nobody left
        isolated
        lonely
        everyone|everybody ~1 leaves|left|abandons|abandoned me
        noone|nobody|one even? noticed
    )"),
    sign(Sign::alone, 2, R"(
        nobody|noone|one|would|anyone ~3 notice|care|miss|cry|mind|matter ~3 if i|im ~2 die|died|dead|gone|disappeared|disappear|vanished|killed|didnt|existed|here
        who would|will|d|even|is ~1 miss|notice|care|going|gonna|come if? ~2 me|i|anyway
        nobody would ~1 miss me
        no one would ~1 miss me
        no one|nobody|noone will|would find me
        come|cry|at to|at my funeral
        if i disappeared|died|vanished|was|wasnt ~3 nobody|noone|no|who|anyone|would
    )"),
    sign(Sign::distress, 1, R"(
        overwhelmed|devastated|heartbroken|miserable|depressed|desperate|despair|panicking|terrified|anguish|suffering|crying|cried|sobbing|sobbed|depression
        panic attack|attacks
        panic again
        anxiety|anxious|panicky|scared|ashamed|exhausted|hurting|grieving|stressed
        cry|crying ~1 all|every|day|night|so
        i cry
        so|really|very|feeling|feel|felt|pretty ~1 low|down|sad|bad|lost|awful|terrible|guilty|lonely|tired|hurt|angry|broken
        falling apart
        breaking|broke down
        broke up
        cant stop crying
        cant sleep
        heart ~1 broken|aches|hurts|breaks|racing|breaking
        dark place|thoughts|days|night
        rock bottom
        hell|nightmare|unbearable|torture
        i hate everything
        horrible day
        miss him|her|them|dad|mom|mum|you
        stomach|chest|throat ~1 in|tight|knots|knot
        mental breakdown
        meltdown
        really struggling
        im struggling|drowning|sinking|breaking|suffering
        not okay|ok|doing
        emojicry
        emojiheartbreak
        emojiwilted
    )"),
    sign(Sign::loss, 0, R"(
        lost my|the job|house|home|apartment|savings|business|baby|everything|visa|scholarship|license|kids|children|custody|wife|husband|mother|father|mom|mum|dad|son|daughter|brother|sister|best|dog|cat
        got|was|been|being|getting fired|laid|evicted|expelled|dumped|suspended|sacked
        fired|sacked ~1 today|yesterday|this|from
        made redundant
        lost everything|it|custody
        losing my|the house|home|job|kids|everything
        in debt
        gambled ~2 away|everything|savings
        bankrupt|bankruptcy|eviction|foreclosure|divorce|divorced
        she|he|wife|husband|girlfriend|boyfriend left|leaving|dumped me
        left me
        failed ~2 exam|exams|class|degree|year|everything
        diagnosed|terminal
        took|taking ~1 kids|children|everything
        house ~1 gone
        died|dead|funeral
        broke up
        rejected
    )"),
});

} // namespace

std::span<Phrases const> english_despair() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
