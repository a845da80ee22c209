// Longer than 300 lines: one table of one language, of which each line is data.
#include "core/safety/detector/frames/frame_tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kClasses = std::to_array<Named>({
    {"fate",
     R"(bus truck lorry car train tram meteor asteroid lightning cancer tumour tumor stroke plane bomb bullet storm
        wave waves sea ocean river lake flood god lord jesus allah death illness virus crash earth ground
        something somebody someone)"},
    {"takes",
     R"(take takes took taken taking hit hits kill kills killed finish finishes finished get gets got swallow swallows
        swallowed strike strikes struck flatten flattens flattened call calls called collect collects overlook forget
        forgets carry carries carried wash run knock crush crushed)"},
    {"pets", "cat cats dog dogs hamster rabbit bird budgie fish parrot horse puppy kitten pets"},
    {"remedy",
     R"(pills pill tablets tablet meds medication painkillers paracetamol ibuprofen tylenol xanax benzos opioids
        insulin morphine sedatives antidepressants propofol fentanyl helium capsules patches)"},
});

constexpr auto kPhrases = std::to_array<Phrases>({
    half(Half::not_being, R"(
        dont|didnt|not|never|doesnt|wont|wouldnt|couldnt ~1 wake|waking|woke|woken ~1 up|again|tomorrow|in|ever
        dont|didnt|not|never|wont|wouldnt ~1 wake|waking|woke|woken .
        i ~1 slept|sleep|fell asleep? ~2 forever|and never|not
        go|going|fall|falling|lie|lying|drift|drifting ~1 sleep|asleep|down ~4 not|never|forever|ever|good
        not have|having to ~1 wake|get up? again|ever|anymore
        sleep|asleep through? ~1 forever|permanently|always
        get|got|have|catch|caught ~2 illness|cancer|tumour|tumor|disease|leukaemia|accident
        never|not|hadnt|didnt ~1 had|have|give|given|gave|conceived ~1 me|birth
        aborted|miscarried ~1 me
        six feet under|down
        i ~3 die|died|perish|perished|cease|ceased|vanish|vanished|disappear|disappeared|evaporate|evaporated ~1
        i ~2 was|were|am|be ~1 dead|gone .
        i ~2 was|were ~1 dead|erased|deleted|forgotten|buried|unborn
        being|be dead|erased|deleted|unmade|undone|rubbed|nonexistent|unborn
        to be dead|gone|erased|nothing|nowhere .
        being gone .
        not|never|wont|dont ~1 see ~1 tomorrow|morning|another|christmas|spring|birthday
        stay|stayed|keep asleep|sleeping
        sleep through ~2 rest
        switch|switched|switching|turn|turned|turning ~1 me|myself|it|everything? off
        an? off switch|button
        be|become nothing|nobody|no|nowhere
        fade|fading|slip|slipping|melt|drift|float|blow away
        stop waking|breathing|being|existing
        had|hadnt|have|havent ~1 saved|found|pulled|revived|brought me
        should|shouldve|could|couldve|wish ~1 have? ~1 been me|instead
        should|shouldve have? died
        in my sleep
        be|is|was ~1 my last night|day|sleep|winter|summer
        plane|car|bus|lift|elevator|roof|building ~1 went|goes|go|fell|falls|came|comes|crashed|crashes|collapsed ~1 down|with|on
        to die|vanish|disappear ~1 .
        dying|disappearing|vanishing .
        to die|vanish|disappear in|during|quietly|before|already|peacefully|tonight|soon
        stop|stopped|cease|ceased|stopping being|existing|living|breathing|exist
        heart ~2 stop|stopped|stopping|stops
        not|never|no|dont|didnt|without|couldnt exist|existing|existed|be exist
        not|never|didnt|without to? exist|existing|existed
        not be|being here|alive|around|anything|anywhere|anyone|born
        never|not ~1 been born
        $fate ~3 $takes ~1 me|us
        $fate ~1 $takes me ~1
        $takes|took by ~1 $fate
        hit|run|killed|struck|taken|flattened ~1 by ~1 $fate
        carry|carried|carries|wash|swallow|take|pull|drag me ~1 off|away|under|down|home|out|already
        take|call|overlook|forget|collect me already|now|home|soon|tomorrow|tonight|first
        end|ended|ends|finish|finishes me
        crash|crashed|crashing ~2 and|into ~3 die|me|tree|wall
        with me|i? ~1 inside|in|on|aboard ~1 it
        erase|erased|delete|deleted|unmake|wipe|wiped|undo|rub|rubbed ~1 me|myself|out
        log|logged out|off for good|forever
        be over for me
        never come back|up|home
        not come|coming back|up
        follow|join|be|lie|lying ~1 him|her|them|with|down|beside ~2 ground|grave|earth|soil|dead
    )"),
    half(Half::own_death, R"(
        my ~2 death|suicide|departure|exit|demise|end|ending|passing|funeral|grave
        ones own death|departure|exit|end|life
        his|her own departure|exit
        ending it|everything|things|my
        end it|everything|things
        end my life
        not being around|alive|here
        leave|leaving this|the world|life|earth|existence
        check|checking|checked|bow|bowing|opt|opting out
        going together
        go|going through with it
        pull|pulling the trigger
        do|doing what ~1 they|he|she ~1 do|did|does
        doing something to? ~1 myself
    )"),
    half(Half::accepting, R"(
        wouldnt|dont|would|wont|didnt|not|shouldnt|couldnt|never ~1 mind|care|object|complain|fight|resist|argue|bother|protest|stop|refuse|flinch|brake|swerve|weep|regret
        wouldnt|dont|wont|not|isnt ~1 be? sad|sorry|upset|scared|frightened|worst|bad|terrible|awful|tragedy|loss ~1
        no objection|objections|complaint|complaints|protest
        be|is|was|am|im|id|itd|it|were ~2 ok|okay|fine|alright|cool|happy|glad|grateful|relieved|content ~1 with|if|about|by|to|when
        fine|ok|okay|cool|alright|happy|good with|by|if
        thank|thanked|thanking him|god|you|the|them ~1 for|if
        jealous|envy|envious|lucky
        disappointed|annoyed|gutted|sorry ~2 when|that|it|each|every
        smiling|relieved|glad|laughing
        wouldnt|wont|not ~1 run|move|step ~2 away|aside
        i ~1 deserve
        whatever|whats ~2 loss|difference
        what ~3 bad|wrong|terrible|awful|tragic ~1 about|in|if|with
    )"),
    half(Half::longing, R"(
        want|wanna|wants|wish|wished|wishing|wishes|hope|hoping|hoped|pray|praying|prayed|prays|beg|begging|begged|long|longing|crave|craving|prefer|need|ache|aching
        cant|cannot|couldnt wait
        would|id|could like|love|rather|prefer|give
        like|love to
        ask|asked|asking ~2 god|lord|him|night|universe ~2 to
        please
        if only
        let me
        rather
        ready to|for
        part of me
        maybe|better $fate
    )"),
    half(Half::easing, R"(
        easy|easier|easiest|relief|relieved|peace|peaceful|peacefully|restful|kind|kinder|kindest|kindness|mercy|merciful|quiet|quieter|simpler|simplest|nice|lovely|beautiful|comfort|comforting|soothing|tempting|soft|blessing|gift|freedom|tidy|tidier|cleaner|solution|painless
        a rest|break|release|favour|favor
        be|sound|sounds|seem|seems|feel|feels good|best|better|perfect|okay|fine|right
        it|thats|its|maybe|probably|honestly better
        better|best off|if|that
    )"),
    half(Half::averse, R"(
        tired|sick|weary|done|exhausted|finished|through|bored ~1 of|with|to
        so done|over
        had|have|ive ~1 enough ~1 of|with
        fed up ~1 of|with
        dont|not|never|no|didnt ~1 want|wanna|need|like ~1 this|any|my|a|to|the|that
        want|wanna|need|get ~1 out of
        quit|resign|unsubscribe|cancel|exit|leave|leaving|escape ~1 from|of|this|the
        no more of|of? this
        cant|cannot ~1 stand|bear|take|do|face
        no interest|use in|for
        lost|no ~2 appetite|taste|interest|will in|for|to
    )"),
    half(Half::life, R"(
        life|living|existing|existence
        live|exist .
        live|exist like|any|anymore|this|in|another
        being alive|here|human|awake|around|conscious
        being a|me ~1 person|human|body
        being myself
        this|the|any world|earth|planet|existence
        breathing|waking up?
        go on|living
        all of it|this|everything .
        it all .
    )"),
    half(Half::absence, R"(
        {without_me}
        without me
        me ~1 gone|dead|away|missing|around|disappeared
        me ~1 out of the|their|his|her picture|way|equation|hair
        i|me|im|id ~2 out of the|their picture|way|equation
        if|once|when|after|should i|im|ive|id|ill ~1 vanish|vanished|disappear|disappeared|die|died|gone|dead|left|stop|stopped|dropped|fell|jumped|evaporated
        if|once|when|after im|i|were|was|am|wasnt|werent ~1 not|no ~1 there|here|around|alive|longer
        if i wasnt|werent|wasn|didnt|hadnt ~1 there|here|around|alive|exist|existed|been|born
        if i never came|existed|woke|been|was|were|returned
        i could|can|might|would|will ~1 just? vanish|disappear|die|drop|evaporate|go|stop ~1
        im|i were|was? dead|gone
        my absence|death|dying|funeral
        minus me
        if i ~5 gone|die|leave|go .
        i ~2 were|was ~2 six|under ~1 feet|ground|earth|soil
        with ~2 else|sister|brother|mother|family|grandparents|foster ~2 instead of me
    )"),
    half(Half::gain, R"(
        better|easier|happier|relieved|relief|lighter|safer|calmer|freer|richer|cheaper|simpler|quieter
        better|easier|happier|proper|normal life|lives|time|sleep
        be|breathe|get|live|feel ~1 fine|okay|ok|free|easy|easier|peace|rest|calm
        life|lives|freedom|house|money|time|sleep|evenings ~1 back
        move|moves|moved|moving|carry on
        get|got|gets|getting over it|me
        start again|over|fresh|afresh
        remarry|inherit|insurance|payout|pension
        problem|problems|worry|mouth|bill|burden|thing|person less|fewer
        one|a less|fewer
        less|fewer to|of|problems|trouble|worry|bother
        save|saves|saved|saving|spare|spared|spares ~2 money|trouble|them|everyone|my|the
        no difference
        improve|improved|improvement|upgrade
        laugh|smile|sleep ~1 again|at|better
        thank me|you
    )"),
    half(Half::unmissed, R"(
        nobody|noone|one|anyone|who|hardly|barely|wouldnt|anybody|dont|wont|never|somebody|people ~3 notice|notices|noticed|miss|misses|missed|care|cares|know|knows|known|remember|remembers|remembered|ask|asks|look|cry|cries|mind|minds|bother|realise|realize|weep|come|mourn
        first|only to|one|thing ~2 notice|miss|know|ask
        take|takes|took ~2 days|weeks|months ~3 notice|find|realise|realize|know|anyone|somebody|someone
        how long ~6 notice|miss|find|realise|realize|remember|know
        who|whod|whos ~1 care|cares|notice|notices|know|knows|miss|misses|mind|gonna
    )"),
    half(Half::musing, R"(
        think|thinking|thinkin|thought|thoughts|thinks ~2 about|of|on|how|that|what|whether|if|maybe|it|again
        imagine|imagining|imagined|picture|picturing|pictured|visualise|wonder|wondering|wondered|consider|considering|considered|contemplate|contemplating|contemplated|fantasise|fantasize|fantasising|fantasizing|daydream|daydreaming|dreaming|dreamt|dreamed|tempted|temptation|tempting|urge|urges|drawn|obsessed|obsessing
        plan|planning|researching|googled|googling|researched|looked|looking up|on|into
        the? idea|notion|pull|call|option of
        choose|chosen|choosing|decide|decided|settled|settle|concluded ~2 on|the|my|to|when|how|date|day
        entitled|right|allowed ~4 choose|decide|die|go
        catch|caught myself
        keep|kept|started|start|begun|began thinking|picturing|imagining
        eyeing|eyed|measured|measuring
        cant|cannot stop|get ~2 out|thinking|seeing
    )"),
    half(Half::deadly_thing, R"(
        $remedy
        rope|noose|gun|pistol|rifle|shotgun|revolver|weapon|firearm|blade|blades|razor|razors|knife|scalpel|exhaust|hose|cord|belt|bleach|antifreeze|pesticide|weedkiller|poison|charcoal
    )"),
    half(Half::deadly_place, R"(
        river|sea|ocean|canal|lake|water|harbour|harbor|reservoir|dock
        train|trains|lorry|lorries|truck|trucks|traffic|motorway|freeway|subway|tube|tram
    )"),
    half(Half::edge, R"(
        bridge|bridges|roof|rooftop|railing|railings|ledge|cliff|cliffs|tracks|viaduct|overpass|balcony|parapet|tower|multistorey|quarry|weir|pylon|pillar|abutment|embankment|beam|branch|hook|banister
        edge of the
        floor|storey ~1 window|balcony
    )"),
    half(Half::handling, R"(
        hold|holding|held|count|counting|counted|countin|kept|keeping|hide|hid|hidden|hiding|save|saving|saved|savin|collect|collecting|collected|hoard|hoarding|hoarded|stash|stashed|stashing|store|stored|stockpile|stockpiled
        stare|staring|stared|look|looking|looked|lookin at|on
        sit|sitting|sat|sleep|sleeping with|beside|by|near
        take|took|taking|get|got|laid|lay|line|lined|lining|put ~2 out|up|aside|by|back
        keep|kept|put ~2 back|aside|by|hidden|locked
        i ~2 have|bought|got|own|ordered|found|picked|gathered|need|know|loaded|cleaned|tested
        ive ~2 got|bought|ordered|found|picked|gathered|loaded
        stopped taking|swallowing ~1 my
        in|on|under|next|beside my|the|to ~1 hand|hands|pocket|lap|drawer|pillow|bed|locker|seat|tin|bag|wardrobe|table|nightstand|cupboard|cabinet|glass|boot|shed
    )"),
    half(Half::standing, R"(
        stand|standing|stood|stay|stayed|linger|lingered|pause|paused|stop|stopped|park|parked|wait|waited ~1 on|at|by|near|over|under|beside|in
        sit|sat|sitting|lean|leaning|leaned|leant ~1 on|over|against|by|at
        go|going|went|gone|walk|walking|walked|drive|driving|drove|climb|climbed|climbing ~1 up|to|out|onto
        look|looked|looking|stare|staring|stared ~1 at|down|over|out|from
        booked|checked|measured
    )"),
    half(Half::asking, R"(
        how many|much|long|high|far|deep|fast|quick|quickly|likely|painful|do|would|does
        what|whats|which|where|whether|if ~1 happens|happen|is|the|kind|dose|amount|would|way
        does|do|is|are|can|could|would|will|has|did ~1 it|you|they|a|one|the|anyone|people|that|this|taking
        wondering|wonder|curious|google|googled|googling|looked|reading|read
        tell me
    )"),
    half(Half::killing, R"(
        fatal|lethal|deadly|survive|survives|survived|survivable|painless|painlessly|overdose|od
        kill|kills you|someone|somebody|a|me|people
        to|you|people|would|could|can|will|i|they|actually|really die|drown|suffocate
        be dead|enough
        stop|stops ~1 breathing|heart
        bleed|bleeds|bled out|to
        not wake up
        hurt|hurts ~2 die|drown|fall|hang|end
        never wake up
    )"),
    half(Half::often, R"(
        every|each|most|some ~1 time|day|night|nights|days|morning|evening|nite|week
        at night|nights
        all day|night|evening|time
        long time|while
        for ~1 hour|hours
        constantly|always|often|repeatedly|lately|recently|differently|again|secretly|nightly|daily
        keep|keeps|kept
        again and
        on purpose
        one|another step|jump|move|turn|second|push
        no one|nobody|noone
        so easy|easily|simple|quick
        cant|cannot stop
        drawn
    )"),
    half(Half::nightly, R"(
        most|every|some|many|of|lot nights|night|nites
        at night
        keep|keeps|kept|cant ~1 looking|counting|holding|staring|taking|touching|going|standing
        long time
        secretly
    )"),
    half(Half::hoarding, R"(
        save|saved|saving|hoard|hoarding|hoarded|stash|stashed|stashing|stockpile|stockpiled|stockpiling up|?
        collect|collected|collecting|kept|keeping|putting|squirrelled ~2 back|aside|up|by|secretly
    )"),
    half(Half::secret, R"(
        nobody|noone|no one|body? ~1 else? knows|suspects|counts|guesses|sees|noticed|checks
        dont|not|please ~1 tell anyone|anybody|them|him|her|my|social|nobody|no
        havent|hasnt|never|not told a? anyone|anybody|nobody|soul|him|her|them|my|the
        wont|cant|not|dont ~1 say|go|want ~2 into|more|how|where|what|anyone
        secret|secretly|hidden
        they|she|he|wife|husband ~1 doesnt|dont|no know|suspect|idea
        dont|doesnt|not want ~1 anyone|anybody|them|you|people ~1 sent|to ~1 stop|come|know|find
        not|wont ~3 call|calling|tell|telling ~1 anyone|anybody|ambulance|help|nobody|them
    )"),
});

} // namespace

std::span<Phrases const> english_halves() {
    return kPhrases;
}

std::span<Named const> frame_classes() {
    return kClasses;
}

} // namespace evenkeel::safety::detector
