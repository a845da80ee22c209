// Longer than 300 lines: one table of one language, of which each line is data.
#include "core/safety/detector/frames/frame_tables.hpp"

#include <array>

/// Themes of the scales, as people say them in words of their own: defeat and being trapped, being in the
/// way, not belonging, death as a way out, harm to oneself.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::wish, 3, R"(
        finish myself
        {going} finish|remove|erase|destroy myself
        kms|kys ~2 not ~3 joke|joking|kidding
        {going} ~1 commit .
        {going} ~1 sewerslide
        tempted to ~1 {suicide_plain}|end
        end|ending|finish|finishing both of? ~1 us
        not ~2 joke|kidding|joking|dramatic|exaggerating ~4 {suicide_plain}
    )"),
    sign(Sign::thoughts, 3, R"(
        tempted to ~1 end it|everything|things
        imagine|imagining|picture|picturing|see|seeing|saw|visualise|thinking ~1 of? myself ~1 hanging|falling|jumping|dead|bleeding|drowning|floating|dying|swinging
        more than ~2 think ~2 anything else
        thought|thinking|think of|about ~3 us going together
        pros and cons ~3 staying alive|living|dying
        reasons to ~1 die
        how|ways ~2 id|i would|could ~1 do it
        how id|ill ~1 go|do about? it
        how i would|could ~1 go|do about? it
        looking|looked|look|searching|searched|googling|googled|reading ~3 up|for|things|ways ~4 shouldnt|quickest|quick|painless|painlessly
        google|internet|siri|alexa|bot|chatgpt|search ~6 hotline|helpline|samaritans|lifeline
        google|googled|searched ~6 gave|showed|sent me ~1 phone|number
        started|start|keep|been|begun ~1 thinking about doing ~1 it|that|what
        thinking|think|thought of|about ~1 cutting|slitting|opening my ~1 wrists|veins|throat
        those|these|the thoughts again|daily|most|every
    )"),
    sign(Sign::thoughts, 2, R"(
        staying|stay alive
        list|reasons ~2 of|for|to ~1 staying|stay|keep|live|living ~2 alive|going|on?
        reason|reasons ~1 to|for ~1 live|stay|living|staying|going|keep|continue
        one|1 step|jump|push|slip|turn ~2 only|more|away|and|would|from
        maybe|should|could|might|tempted|thinking i|to? ~2 just do it
        not intrusive|ocd ~3 purpose|want|like
        those thoughts
        rational|dignified|tidy|tidier|final|only|permanent|easy|simple way out|solution|answer|choice
        argument|case|reason for|against ~1 my own? ~1 continuation|existence|life|living
        jealous|envy|envious of ~3 dead|died|them|people
        option ~1 of|to ~1 not|go|leave|end|dying
        just ~2 its|an|is|that an? option
        could|might|should|want|wanna|would|id ~1 just? walk|drive|jump|step|swim|run|wade|throw ~1 into|off|under|in|out ~2 lake|river|sea|ocean|traffic|train|front|bridge|canal|lorry
        think|thinking|thought about|of it|that|them|doing|ending ~1 every|all|most|constantly|nightly
        might|may|gonna|will|should ~1 try ~1 it? again
        wouldnt|doesnt|wont take much .
        dying|death|dead|suicide ~7 only|best|last ~1 door|way|option|answer|exit|escape|solution|thing
        only|best|last ~1 door|way|option|answer|exit|escape ~3 dying|death|dead|suicide
        might as well be? ~1 dead|die|jump|end
        kill|hang|drown myself ~2 why not
        kys|die|myself ~5 theyre|hes|shes|kinda|honestly right
        pull|urge ~6 high|up|edge|balcony|top
        god|allah|jesus|lord|sin|hell|heaven|forgive|forgiven ~8 take|takes|taking|end|ends|ending|kill|kills|killing ~1 themselves|yourself|your|their|own|myself|my
        didnt|not|never want ~1 to? ~1 be|have saved|rescued|found|revived
        disappointed|annoyed|gutted|sad|sorry ~4 woke|wake|alive|survived|benign|negative
        should ~1 have been me
        shouldve been me
        envy|jealous|envious of? ~2 dead|corpses|coffins
        stopped|dont|not looking|look both|before ~2 road|ways|crossing|cross
    )"),
    sign(Sign::passive, 2, R"(
        want out .
        want|wanna|need out of ~1 life|everything|all|existence
        want|need|looking ~3 an|my exit
        disappointed|annoyed|sorry|sad ~4 opened ~1 eyes
        dont|not|never look|stop|brake|bother ~3 cross|crossing
        tired to live|be|exist|breathe
        dont|not want ~1 life|living
        dont|not|no want|need this|any|my|a life ~1
        ask|asked|asking|pray|praying|beg ~3 not|never wake
        wait|waiting for ~2 death|die|dug|buried
        waiting to be? ~1 die|end|dug|called|buried|taken
        wont|not|hope ~3 long before|until|till i ~1 follow|join|go|die
        hope ~2 i follow|join|go soon|him|her|them
        had my ~1 season|time|life|turn|day
        been ready to go
        place ~3 cant|nobody|never|noone ~1 follow|reach|find|hurt|get me
        ready to ~1 go|be ~1 home|taken|gone|called|dead|buried
        life|living ~2 unsubscribe|over|done|enough
        let it|nature|illness|disease take|run its course
        stopped|stop taking ~1 my ~2 pills|tablets|meds|insulin|medication|heart|dialysis
        skip|skipping|skipped ~1 my? ~1 insulin|dialysis|chemo ~2 purpose|hope
        if it ends|kills me it|then|so
        if it ends|kills me .
        dont|not|didnt brake|slow|look|stop ~3 maybe|hope|hoping|because|car
        no helmet|seatbelt|belt ~5 red|fast|hope|care
        sounds|sound|seems ~1 restful
        go|going|walk|walking|step|stepping through .
        my ~1 name or ill
        want|ask|asked to be excused
        excused from ~2 morning|day|rest|life|living
    )"),
    sign(Sign::hopeless, 2, R"(
        only|one|last ~2 exit|door|escape|way left|out|i|see|is|there
        only|best|one way ~2 out|escape|leave ~3 dead|death|dying|die|coffin|grave
        no way|road|path|route forward|back|on|ahead ~2 no|or way|road|back|forward
        no ~1 version|scenario|outcome ~3 i|where|in|which ~3 walk|okay|ok|fine|survive|good|end|well
        everything i|all ~2 was|were for ~3 happened|over|past|gone
        nothing|isnt|not|no|little ~2 left ~2 for me|us ~1 here|to|ahead|any
        nothing left ~2 to ~1 stay|live|wait|get|be
        isnt|not|no|nothing ~2 coming|ahead|waiting up? for me
        nothing ~1 here|out|there|anywhere for me
        dont|not|didnt think ~1 i $want ~1 to? win|fight|try|recover|heal|survive
        dont|not|didnt $want ~1 win|fight|recover|heal|survive
        dont|not $want to get better
        world|life|everything ~5 same with or without me
        allowed|permission|right|time ~2 to ~1 stop|give|quit ~1 trying|up|fighting
        cant|cannot do ~1 ten|twenty|thirty|forty|fifty|another more|year|years
        nothing|not|isnt ~2 left ~1 me ~2 to stay|live
        it ~3 only gets|get worse
    )"),
    sign(Sign::hopeless, 1, R"(
        no|every|all ~1 way|exit|door|doors|escape|help|path ~2 out|locked|shut|closed|coming|forward|back|lead|leads
        trapped|cornered|caged|imprisoned|defeated|powerless
        walls ~2 closing
        everything i ~1 do|touch|try ~1 makes|make|goes|turns|fails ~1 worse|wrong
        cant|cannot ~1 leave|escape|get|face|go|walk ~2 out|it|them|away|here|home|back
        no face to
        not|cant|dont|never ~2 see|imagine ~2 getting|it|things better|improving
        lost|losing ~1 everything|faith|the
        no|without|any help|point|use|purpose|future
        waiting for ~4 end|over
        done .
    )"),
    sign(Sign::burden, 2, R"(
        worth more ~4 dead|gone|buried
        worth more ~4 that|this way
        worth more than alive
        easier|better|relief|freedom|peace ~4 for him|her|them|everyone|kids after|afterwards
        theyd|they|everyone|hed|shed ~1 all? ~1 breathe|sleep|live|do easier|better ~4 without|after|then
        all|everyone ~2 pretend|pretends|pretending|tolerate|tolerates|tolerating ~2 me|love|like|want
        only|just ~1 feel|feels|felt|sorry ~1 sorry|pity for? ~1 me
        nobody|noone|no|one ~2 would|really|actually ~1 choose|chose|chooses|pick me
        worth writing off
        better|best|safer without me|? ~5 or anywhere
        better off with ~4 for good|instead|than
        theyd|they|them|she|he|everyone ~2 be safer|better|happier|freer|calmer ~2 without me
        one|a problem|problems|mouth|worry|thing|person less
        they|theyd|shed|hed|people ~4 sad|upset|cry|mourn ~8 relieved|over|fine|better|move|forget|forgotten
        theyd|they|shed|hed|kids|sons ~2 hardly|barely|not|wouldnt|never|soon remember|miss|notice|forget me
        weight|millstone|burden|drag|anchor|stone|noose ~2 neck|necks
        waiting for me to ~1 die|go|leave|be|disappear
        in everybodys|everyones|their|her|his|peoples way ~6 room|gone|go|time
        time i made|make|left|went room?
        make|made|making room for
        id|i|would be ~1 her|his|their|its ruin|ruination
        dont|not|wont ~2 be ~1 spoonfed|washed|nursed|changed
        shouldnt|not|dont|didnt deserve|be to? ~1 here|live|exist|born|alive at|any|?
        i shouldnt be here|alive|born
        dont|not deserve ~1 live|life|exist|breathe
        mercy|kindness|favour|favor to|for everybody|everyone|them|all
        get|have|give|gives her|his|their|them|him life|lives|freedom ~1 back
        left|leave|nobody|no ~2 behind to manage|suffer|care
        easier|better ~2 if i ~2 was|were|am ~1 dead|gone|never
    )"),
    sign(Sign::burden, 1, R"(
        im|am|i ~1 a? ~1 shit|terrible|awful|bad|useless|rubbish|lousy|horrible mum|mom|mother|dad|father|wife|husband|son|daughter|parent|person
        in everybodys|everyones|the|their way
        life insurance ~6 clear|pay|cover|pays|covers|cleared
        insurance|company|policy|payout|pension ~4 pay|pays|cover|covers|clear ~2 my|family|all|debts
        checked|read|reading|looked ~3 policy|insurance|clause|small
        embarrass|embarrassing|embarrassment|shame|disgrace ~1 to|for|them|my|family
        my fault
        does|do everything
        they|everyone ~1 deserve|deserves|need|needs better|more|someone|somebody|a
    )"),
    sign(Sign::alone, 2, R"(
        nobody|noone|no|one ~2 gonna|going|would|will|ever ~1 to? miss|notice|remember a|me|us
        if i|im ~1 dead|die|died|gone ~2 who|nobody|noone|no
        could|might|can ~1 drop dead|down ~4 and|nobody|they|theyd
        could|might|can vanish|disappear|die ~6 notice|first|know|care
        nobody|noone|no|one ~2 would|will|even ~1 notice|know|care ~3 i|im|fr
    )"),
    sign(Sign::alone, 1, R"(
        nobody|noone|no|one ~1 called|rang|texted|visited|asked|asks|calls|wrote|rings|comes
        i am|im|feel nobody|invisible|unwanted|unloved|forgotten|left
        people|everyone ~3 stopped|without|left me|calling|asking|writing
        dont|not belong|fit ~1 anywhere|in|here
        outsider|outcast
        not his|her|their son|daughter|child
        nowhere to go
    )"),
    sign(Sign::empty, 1, R"(
        feel|felt|feeling|notice ~3 nothing ~2
        dont|not|cant|didnt feel anything|much
        already ~1 dead|gone|over
        waiting ~1 for it to be over
        on autopilot
        not|no ~2 alive inside
        heart ~1 not|isnt ~2 there|in
    )"),
    sign(Sign::attempt, 2, R"(
        tried something .
        tried something stupid|bad|on|last|yesterday|tonight|to
        tried|did it on|last|once|before ~4 work|worked|fail|failed|survived
        didnt|not work|succeed ~5 try|trying|again
        very? nearly|almost took|take|did|jumped|stepped|swallowed ~2 all|them|it|off
        almost|nearly ~1 did|went through with? it
    )"),
    sign(Sign::self_injury, 2, R"(
        started|start|back|did|doing|done|relapsed|to ~2 sh|selfharm|selfharming|self|cutting|harm ~1 again|harming
        sh again|today|tonight|relapse|urges
        blade|blades|razor|sharpener|lighter|knife|scissors|compass ~6 thigh|thighs|arm|arms|wrist|skin|legs|hip
        on my thigh|thighs|wrists|wrist|hips ~2 nobody|hide|hidden|no|sleeves|sees|where
        bleeding ~3 more|lot|wont|heavily|everywhere
        press|pressing|scratch|scratching|dig|pinch|bite ~4 until|till ~2 red|bleeds|blood|bleed|raw
        long sleeves
        only ~2 makes|make|quiets|stops my|the ~1 head|brain|mind|noise ~1 shut|quiet|stop
        clean ~1 from|of cutting|sh|selfharm
    )"),
    sign(Sign::psychosis, 1, R"(
        something|someone|somebody|it|smth ~1 keeps|keep ~1 telling|tellin|saying|whispering|talking|speaking me?
        a|the|its|mans|womans|childs|deep ~1 mans|womans|childs|mens|strange voice
        not|isnt ~1 mine|hers|real|human ~2 baby|child|daughter|son
        shes|hes|its not mine
        radio|tv|wall|angel|angels|devil|demon|demons|entity|shadow ~1 man|voice|people|lady? says|tells|told|wants|said|speaks
    )"),
    sign(Sign::commanded, 1, R"(
        says|said|tells|told|wants ~2 im|i to|supposed|meant|must ~1 to? ~1 go|jump|die|do|cut|hurt|drown|burn
        says|said|tells|telling|wants ~1 take|bring|put ~2 her|him|them|baby|kids ~2 into|in|with|off|under|to
        we|us both|all ~1 have|must|should|need|to ~1 go|die|leave
        telling|tells|tellin|says|saying ~3 we both|all? ~1 have|must|should
    )"),
    sign(Sign::outing, 1, R"(
        not|no his|her|their|a ~1 son|daughter|child
        knows|know|knew|found ~2 im|i ~1 gay|lesbian|trans|bi|queer
        all|everyone|whole ~2 knows|know ~1 now|that|about
        caught me ~3 with|kissing
        will|would|kill|finds ~2 when|if ~3 hear|hears|know|knows|find|finds it|out
        article|video|pictures|photos|screenshots ~3 about|online|coming|out|shared
    )"),
    sign(Sign::withdrawn, 1, R"(
        let|letting myself|the|my|it ~1 go
        cant|dont|not|havent ~1 write|sleep|eat|sing|draw|paint|play|cook
        lie|lay|lying|sit|sat on the|bathroom ~1 floor
        feel|felt|feeling|do nothing|not anything? ~1 for|about|at|in|whatever
    )"),
    sign(Sign::goodbye, 1, R"(
        goodbye ~1 my|sweet|dear|old
    )"),
    sign(Sign::distress, 1, R"(
        been|was|am|im ~1 cryin|crying|cried|sobbing
        sucked|sucks ~1 bad|so
        unbearable|wretched|bleak|despairing
        shaking|trembling
    )"),
    sign(Sign::loss, 0, R"(
        business|company|firm|shop ~1 went|gone|going under|bust|bankrupt
        lost|losing ~2 money|savings|customers|farm|pension
        debt|debts|loan|borrowed|owe|owed ~2
        retiring|retired|career ~2 over
        diagnosis|diagnosed
        deported|deport|visa|go back
        scandal|article|investigation|audit|lawsuit
        he|she|they ~1 died|passed|gone
    )"),
    sign(Sign::idiom, 0, R"(
        cant|cannot do this ~1 anymore retail|job|work|shift|commute
        cant do this ~1 anymore . ~1 retail|work|job|school
        end|over|stop for him|her|them
        want|wish|hope|pray it ~1 to? be over for him|her|them
        nothing left to say|eat|wear|watch|read|do|cook|drink|clean
        flash|flashes|images|image|picture|pictures|thoughts ~5 dropping|pushing|stabbing the|her|him|my
        train|trains|plane|bus ~3 home|late|delayed|cancelled|ticket|tickets|station|journey
        think|thinking|thought about ~1 bus|train|car ~2 home|ticket|tickets|tomorrow|times
        reasons|reason to stay in|at|with ~2 job|work|city|town|company
        kill you all|both
        go under the knife
        wake|waking|woke|woken ~1 up? at|early|for|with|by|before|alone|hungover
        notice|miss|care ~3 if i ~1 didnt|dont|never|wasnt ~1 come|go|show|answer|wear|late|turn
        shes|hes happier without me
        tent|packed|camping|shopping|picnic ~4 everything|all i need
        notice|miss|care ~3 if i|im ~2 come|came|go|went|show|showed|answer|wear|late
        checks|checked|check|checking ~2 i took|take|taken
        drop dead for
        fine without me . ~1 i|trained
        tired|sick of being here . the|it|everything|nobody
        tired of everything being my
        what happens ~4 if i die on ~1 table
        done with this life in
        sleep forever .
        tired of being strong for
        as if ~1 my life were|was|is over
        life were|was over
        daughter|son|mum|mom|nurse|wife|husband ~3 i took ~2 all
        without me|my noticing|knowing|having
        tired|sick ~1 of being told|rejected|ignored|treated|asked|blamed|judged|interrupted|called|yelled|broke|single|late|hungry|cold|poor|nice
        bus|train|tram|car|plane took|takes|take|gets|got|brings me ~1 home|to|there|back|from|in
        die before|without seeing|visiting|trying|reading
        want|wanted ~1 ground|earth|floor to ~1 eat|swallow
        ground|floor|earth to ~1 eat|swallow|open me?
    )"),
    sign(Sign::daily, 0, R"(
        test|exam|quiz|syllabus|revision|contract|mortgage|garden|renovation|kitchen|season
    )"),
    sign(Sign::journey, 0, R"(
        trip|travel|travels|travelling|holiday|vacation|cruise|tour|camping|honeymoon
    )"),
});

} // namespace

std::span<Phrases const> english_themes() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
