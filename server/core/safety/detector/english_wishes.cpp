#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::wish, 3, R"(
        {suicide_plain}
        {going} {suicide_acted}
        kms
        ctb
        commit not alive|living
        game end myself
        end me permanently
        kill me please . please
        die by my own hand
        dead by my own hand
        unalive me|my
        sewerslide
        sewer slide
        toaster bath
        catch the bus
        do it this time
        i|im choose|choosing death
        i|im choose|choosing to die
        id|would have killed|offed|ended myself already|by|long
        why not|havent ~2 {suicide_plain}
        why shouldnt i {suicide_plain}
        $want|need|going|gonna to? be dead by
        decided|going|ready|prepared|choosing|chosen to die
        made peace with dying
    )"),
    sign(Sign::death_wish, 3, R"(
        $want to? ~1 die
        $want to? be dead
        $want to? stop living|existing|being
        need to die
        $want death
        $want my life to end|be
        $want to end my? life
        wish|hoping|hope|pray|praying for death
        longing|long|craving|crave for? death
        desire to die
        wish to die
        thought|thoughts of wanting|wishing to? die|be dead?
        rather be|die dead? than live|be|keep|go|exist|wake
        id|would rather be dead
        cant wait to die|be
        ready to die
        i deserve|need to die
        i should be dead|die
        i should just die|not
        i just wanna|want die
        wanting to die
        let me die
        just let me die
    )"),
    sign(Sign::thoughts, 3, R"(
        {thinking} ~1 {killing}
        {thinking} suicide
        im|am|feel|feeling|felt|been|become|becoming|getting so|really|very|still|actively|a|kinda|again|passively|bit? suicidal
        suicidal again|today|tonight|now|lately|since|and|because|for|ever|every
        suicidal thoughts|thought|ideation|ideations|feelings|urges|urge|impulses|plans|plan
        thoughts|feelings|urges|ideation|talk are|is suicidal
        suicide ~3 on my mind
        suicide ~2 crosses|crossed|crossing|enters|entered my
        suicide ~3 only|best|easiest|last|way|answer|option|solution
        only|best|way|answer|option|solution|exit|escape ~2 is|be|seems|left suicide
        {killing} ~3 only|best|answer|option|solution|mind|head
        {killing} crosses|crossed|crossing|enters|entered my
        cant stop thinking ~3 {killing}
        feel|feeling|felt like ~1 {killing}
        if i ~1 killed|offed|hanged|shot myself
        cant stop thinking|dreaming about|of {dying}
        cant think of anything but|except|besides dying|death|suicide
        all i ~2 think about|of is|are ~1 dying|death|suicide|being
        urge|urges|impulse to die
        what|how ~4 if i {suicide_plain}
        voice|voices ~3 to|i kill|should end|die
        painless|easy|easiest|quick|quickest|fastest|least|peaceful ~2 way|ways|method|methods to die|go|end|{suicide_plain}
        how|where|when do|can|could|should|would i die
        how to die
        attempt suicide
        write|wrote|written|writing|drafting|drafted my|a suicide note|letter
    )"),
    sign(Sign::thoughts, 2, R"(
        {thinking} {dying}
        suicide .
        suicidal
        going|want|ready|gonna|wanna|about to? end it .
        feel|feeling|felt|im|am suicidal
        the thoughts|urges are|is|have|came|come|keep ~1 back|coming|louder|stronger|worse|returned|dark|winning
        dark thoughts ~3 back|again|worse|louder|stronger|tonight|return*
        thoughts|thought ~1 of|about not being|existing|waking
        scared|afraid|frightened of ~1 what i might|could|will|may|would do
        dont|not trust myself ~2 alone|tonight|now|anymore|with|around|not
        dont|not feel safe ~2 with myself|alone
        not|isnt safe ~2 with myself
        im a danger to myself
        what|whats stopping me from
        only thing ~2 keeping|stopping|holding me
        only reason im ~2 here|alive|living|breathing
        only reason i ~2 havent|am|didnt
        if i ~2 {suicide_plain}
        promised ~4 {suicide_plain}|hurt
        harm|hurt myself
        hurting|harming myself
        relate to|with ~2 people|those who {suicide_plain}|commit|died
        understand why people ~1 kill|end|commit|do|jump
        get why people ~1 kill|end|commit|do|jump
        drawn to|toward the edge|tracks|water|railing
        standing|stood too? close to the edge|tracks|platform
        looked|look|looking|stare|staring|stared down|at from? ~1 $high and|thinking|thought|wondering|wondered
    )"),
    sign(Sign::passive, 2, R"(
        dont|doesnt|not|never $want to? ~1 be|stay here|alive|around anymore|any|longer?
        dont|doesnt|not|never $want to? ~1 live|exist|wake|breathe
        dont|not $want to? be ~1 alive|awake anymore?
        dont|not $want to? go|keep|carry|continue on? ~2 living|existing|being
        never wanted|want|asked|ask to be born
        dont|not|cant $want|see|imagine ~1 another day|year|week|birthday
        dont|not sure|know ~2 i $want to? ~1 live|be|exist|wake|keep|continue|go
        dont|not know|sure if|whether|that i|ill can|will|$want ~1 make|go|survive|be it|on|here|through ~2 live|anymore|another|alive|night|much|longer|week
        dont|not know|sure how ~1 much|long longer|more? ~2 i can|go|last|hold|survive|take
        no|lost|losing|without ~1 will|desire|wish|motivation|strength|energy to live|exist|survive
        no|any|one|good|every reason|reasons to ~1 live|exist|survive|wake
        no reason|reasons to keep|go going|trying|fighting|living|on
        to not exist|live
        not being alive|here would|sounds
        pray|hope|wish|prayed|praying ~3 takes|take|took me ~1 in|away|home
        wouldnt even? treat it
        no|any|one|good|every reason|reasons to be|stay|keep alive|living|here
        no|any|the point in|to ~1 living|existing|staying|waking|continuing|life
        wish|wished|wishing|hope|hoped|hoping|pray|praying|prayed|want|wanting|wanted|like|love|rather ~4 not|never wake|waking|woke|woken|existed|exist
        wish|wished|wishing ~4 never been? born
        wish|wished|hope|hoping|pray|prayed|wishing|praying|hopes|prays|hoped ~3 wont|dont|didnt|wouldnt|couldnt wake|exist|survive|live
        wish|wished|wishing|hope|hoping ~1 was|were dead|gone|unborn|nothing
        wish|wished|wishing i|id|could just? ~1 be|been dead|gone|nothing|nobody
        wish|wished|wishing i|id ~1 dead|died
        wish|wished|wishing i could|would ~2 disappear|vanish|die|evaporate|cease
        wish|wished|wishing i could|would ~2 stop|sleep|fade forever|existing|living|away
        wish|hope|pray|wishing|hoping|praying|wished|prayed ~4 heart ~2 stop|stops|stopped
        wish|hope|pray|wishing|hoping|praying ~5 take|takes|took|kill|kills|killed|hit|hits|hitting me .
        wish|hope|pray ~2 got|get|gets|had hit|cancer|run|killed|crashed
        why am i still? alive|living|breathing
        why am i still|even here
        why ~2 exist|born|alive .
        why ~1 wake up|even? .
        why ~1 keep living|breathing
        $want to? ~2 disappear|vanish|evaporate|cease
        $want to? ~1 not exist|wake|be .
        $want to? ~1 not exist|wake
        sleep|asleep|eyes ~1 and ~1 never|not|dont|wont|forever wake|waking|open
        sleep forever|eternally
        never wake|waking up
        not waking up ~2 would|sounds|seems|is
        $want everything|life|all|pain to? ~3 end .
        $want|wish it all|everything to? ~1 end|stop|over|done
        $want|wish|need everything|all of? it? to ~1 end|stop|over
        $want|wish it|this to ~1 end|stop|over . all|everything
        better|best off dead|gone|not
        better|easier dead|gone than
        better|easier|best|happier|simpler if i|im|was|were|just ~1 dead|died|gone|disappeared|vanished
        better|easier|best if i ~1 not|never|didnt|wasnt|werent|hadnt born|exist|existed|alive|here|around|been
        easier|nicer|simpler|peaceful|better|relief to ~1 be|just dead|die|gone|disappear
        easier|nicer|simpler|better|relief to die|disappear|vanish
        death|dying ~1 would|sounds|seems|feels|is ~2 relief|peaceful|easier|nice|better|comforting|mercy|kindness|welcome|friend|freedom|appealing
        death|dying doesnt scare|frighten me
        not|dont|no|longer afraid|scared|fear of? ~2 death|dying|die|dead
        dont|not|wouldnt care|mind ~1 if|whether|that i ~2 live|lived|die|died|dead|wake|woke|alive|survive
        dont|not|wouldnt care|mind whether|if im ~1 alive|dead
        wouldnt|dont mind dying
        wouldnt|dont mind being dead|gone|hit|killed
        wouldnt|dont|not|didnt mind|care ~1 if ~4 hit|killed|took|shot|ended|over me
        wouldnt|dont mind|care if i ~2 hit|killed|run|shot|died|die
        hope|hoping|wish|wishing ~1 a|the|some|my car|truck|bus|plane|train|heart|lorry|asteroid ~2 hit|hits|crash|crashes|crashed|stops|stopped
        relieved|relief|happy|glad ~3 if i|it ~2 died|dead|crashed|killed
        if ~4 hit|crashed|down|killed ~7 relieved|relief
        if i died|die|dropped ~2 tonight|tomorrow|today|dead|now
        tired|sick|done|over|exhausted of|with|from being alive|here
        tired|sick|done|finished|through of|with|from living|life|existing|breathing|existence
        done|finished with this life|world|existence
        hate|hating being alive
        hate waking up .
        hate that i ~1 woke|survived|exist|alive|wake
        angry|sad|disappointed|sorry|upset|crying because? that|when|i|to ~2 woke|survived|alive
        disappointed|sad every|each morning ~3 wake|woke|alive
        disappointed ~3 i ~1 woke|wake
        shouldnt|not|never have been born
        i shouldnt exist|live
        i|shouldnt be alive anymore
        dont|not deserve to ~1 live|exist|breathe
        dont|not deserve to be alive|here
        dont see|picture|imagine myself ~4 alive|living|turning
        dont think|know|believe i|ill ~1 make|see|survive|last|live it|here|christmas|spring|through|to|another|thirty|much|the|next ~2 through|year|alive|summer|longer|night|tomorrow|morning|birthday|christmas|month|winter
        dont think|believe|know ~2 ill be alive|here|around
        not|wont going|gonna|be to? be? here|around|alive much|anymore
        wont be here|around|alive ~1 anymore|much|longer|when
        nobody|no|one knows|know ~2 plan|planning|going to? ~1 gone|dead|leave
        nothing left ~1 for|in ~1 me
        not much left for me
        nothing left ~2 live|here|living
        nothing ~2 live for
        nothing ~1 keeping|keeps|holding|holds me here|alive
        not|isnt|aint|no|longer|hardly worth living
        not|isnt|aint worth it anymore
        point ~1 in|of|to ~1 living|life|being|existing|waking|staying|continuing
        whats|what the|even point|reason|use ~1 in|of|to ~1 living|life|existing|existence|waking|staying|continuing
        part of me ~2 wants|hopes|wishes|wanted|hoping|wishing ~2 die|dead|disappear|gone
        i ~1 exist only? to? suffer
        existing|living|life|alive ~1 hurts|unbearable|torture|agony|hell
        $want out of this|my life|world|existence
        only|no|one|last|easiest|other way|exit out
        dont|cant|cannot see|find|imagine a|any? way out
        if i disappeared|died|vanished ~2 theyd|they|everyone|everybody ~3 relieved|better|happier|fine
        no other way|option|choice|exit left|out
        no escape but|except|from|left
        soon ~1 wont ~2 have to? worry|deal|bother|see|hear
        wont have to? worry|deal|bother ~2 me anymore|soon|much
        all be over soon
        it will|ll all be over
        itll|it ~1 be over soon
        not be a problem|burden ~2 anymore|longer|soon
        wont be a problem|burden|bother
    )"),
    sign(Sign::past_wish, 1, R"(
        wanted to die
        wanted to be dead
        wished i was|were dead
        wanted to {suicide_plain}
        had suicidal thoughts
        almost|nearly killed|ended|hanged|offed myself
        almost|nearly|came|close ~2 {suicide_plain}
    )"),
    sign(Sign::past_wish, 2, R"(
        wanted to die ~2 last|today|tonight|yesterday|this|again|lately
        last|today|tonight|yesterday|this ~4 wanted to die
        almost|nearly killed|ended|offed|hanged myself|it ~1 last|today|tonight|yesterday|this|again
        last|today|tonight|yesterday|this ~3 almost|nearly|came|close ~3 {suicide_plain}
        almost|nearly did it
    )"),
    sign(Sign::attempt, 2, R"(
        tried to {suicide_plain}|hang|overdose|jump
        tried to kill|end|hang|off|drown
        my ~2 suicide attempt|attempts
        my ~1 attempt . last|in|was|failed
        after|since|survived ~2 suicide attempt
        attempted suicide
        my last attempt
        i overdosed ~3 last|years|ago|months|when
        took an overdose|od ~1 last|years|ago|months|weeks|when
        tried to take my own? life
        tried it ~2 before|again|last|once
        in|out|after hospital ~3 tried to
    )"),
});

} // namespace

std::span<Phrases const> english_wishes() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
