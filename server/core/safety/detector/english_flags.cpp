#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::self_injury, 2, R"(
        cut|cutting|cuts|burn|burned|burning|burnt|scratch|scratched|scratching|hurt|hurting|harm|harmed|harming|punched|punching|hit|hitting|carve|carved|bruise myself
        self harm|harmed|harming|injury|injure|injured|injuring|mutilation
        selfharm|selfharmed|selfharming
        cut again|deeper|too
        cutting again|deeper|helps|is|makes
        started|back|been|keep|kept|went|relapsed|want|need|stop|urge|urges ~2 cut|cutting|burning .
        want|wanna|need|urge|urges|tempted to cut .
        cut|cutting|burned|burning|carved|scratched|slice|sliced my|into ~1 $body
        cuts|scars|burns|scratches|wounds on|along|down my ~1 $body
        blade|razor|lighter|cigarette ~3 my ~1 $body
        relapsed ~2 cut|blade|razor
        urge to hurt|harm|cut|burn ~1 myself
        bang|banged|banging|smash|smashed my head ~2 wall|until|against
        punching|punched|punch ~1 wall|walls until
        make|made myself bleed
        watch|watched|see|saw|seeing myself|the|my blood|bleed
    )"),
    sign(Sign::told_to, 1, R"(
        told|tell|tells|telling|says|said|asked|texted|messaged|sent me ~2 to ~1 kill|hang|end|off|shoot myself|it
        told|tell|tells|telling me ~2 kys
        told|tell|tells|telling me to ~1 die|jump
        says|said|tells|told|think|thinks ~3 should kill|hang|off myself
        they|people|he|she|kids ~2 say|said|says|commented|wrote|texted|sent kys
        told me to go and? die|kill
    )"),
    sign(Sign::obsessive, 2, R"(
        intrusive ~1 thought|thoughts|image|images|urge|urges ~8 kill|killing|die|dying|death|suicide|suicidal|stab|stabbing|hurt|hurting|harm|harming|jump|jumping|push|pushing|knife|knives|cut|throw|swerve|drop|baby|drive
        intrusive ~1 suicidal|suicide|harm|violent thoughts|thought|images
        ocd ~8 kill|killing|die|dying|suicide|suicidal|stab|stabbing|hurt|hurting|harm|jump|jumping|push|knife|knives
        kill|killing|die|dying|suicide|suicidal|stab|stabbing|hurt|hurting|harm|jump|jumping|push|knife|knives ~8 ocd
        kill|killing|die|dying|suicide|suicidal|stab|stabbing|hurt|hurting|harm|jump|jumping|push|knife|knives ~6 intrusive thought|thoughts
        unwanted|horrible|awful|scary|disturbing|terrible ~1 thought|thoughts|image|images|flash|flashes|picture|pictures ~8 kill|killing|die|dying|suicide|stab|stabbing|hurt|hurting|harm|jump|jumping|push|pushing|knife|throw|throwing|swerve|swerving|drop|dropping|balcony|train
        terrified|scared|afraid|frightened|petrified|panicked ~2 i ~1 might|could|will|may|would ~3 snap|stab|hurt|jump|kill|harm|push|lose|drop|swerve|act ~4 dont|never|want|even|though|against|control
        what if i ~2 snap|snapped|stab|stabbed|pushed|push|lost|swerved|jumped|jump|dropped ~5 dont|never|horrified|control|terrified|scared
        thought|thoughts ~2 pop|pops|popped|popping|flash|flashes|flashed|shoot|jump|come|push|pushes ~2 head|mind|up|in ~5 dont|hate|horrified|scare|scares|disgust|terrify
    )"),
    sign(Sign::obsessive, 1, R"(
        intrusive thought|thoughts|image|images
        unwanted ~1 thought|thoughts|images
        my|harm|suicidal|have|with ocd
        ocd thoughts|thought|is|brain|spiral
        obsessive|compulsive thoughts|thought
    )"),
    sign(Sign::abuse, 1, R"(
        $he ~2 hits|beats|punches|slaps|chokes|kicks|strangles|rapes|threatens|hurts|slapped|punched|choked|kicked|strangled|grabbed|pushed|shoved|burned|threatened|raped|molested|assaulted|touched|shook|dragged|pinned me
        $he ~1 hit|beat me ~1 again|last|today|yesterday|so|with|when|because|and|until|in|if|every|tonight|up|for
        $he hit me .
        $he ~2 grabbed|grabs|squeezed|held|holds|put|puts|wrapped|had ~3 my|around throat|neck|hair
        $he ~2 grabbed|grabs ~3 my ~1 wrist|arm|face|throat|hair|jaw|neck
        $he ~2 locked|locks|locking me ~1 in|out|up
        $he ~2 forces|forced|forcing|makes|made me ~1 to|into|have ~2 sex|him|it|her|things
        $he ~3 kill|hurt|hit|beat|hunt|find me ~3 if|leave|again|tell
        if ~2 i|leave|tell ~1 leave|tell|go ~5 kill|hurt|kills|hurts me
        $he|hell|shell ~2 kill me
        threatened|threatens|threatening to ~1 kill|hurt|hit|shoot|stab|beat me|us|the
        was|been|being|got|getting ~1 raped|molested|assaulted|abused|beaten|strangled ~1 by|as|when|last|again|at|yesterday|and|every
        was|been|being|got|getting ~1 raped|molested|assaulted|abused|strangled .
        i was|were|got raped|molested|assaulted
        sexually|physically abused|assaulted|abuses|abuse
        beats|hits|abuses|hit|beat me ~1 up|again|when|every|and the
        afraid|scared|terrified ~1 of|to ~2 him|husband|boyfriend|partner|father|dad|stepdad|go|my ~1 home|because|when
        afraid|scared|terrified of my? him|husband|boyfriend|partner|father|dad|stepdad .
        wont|doesnt|not|never let|lets|allow|allows me ~1 leave|see|go|out|have ~2 house|home|family|friends|money|out|my|phone
        controls|takes|took|checks|tracks my|all|every ~1 money|phone|messages|location|passport
        domestic violence
        bruises ~4 he|him|husband|boyfriend
        hide|hid|hiding|cover|covered|covering ~2 bruises|bruise
        touches|touched|touching me ~3 dont|didnt|want|where|stepdad|uncle|at
        threw ~4 at me
        $he hits|hit|beats us
        hits|hit us when|again|if
        hits us|the ~1 kids|children
    )"),
    sign(Sign::psychosis, 1, R"(
        hear|hearing|heard ~1 voices|voice ~3 telling|tell|tells|say|talking|nobody|no|commanding|through|whisper|whispering|again|in|that|when|all|at|who
        hear|hearing|heard ~1 voices
        the voices|voice ~1 are|is|say|says|said|tell|tells|told|keep|keeps|want|wants|wont|came|come|whisper|whispering|get|got|laugh|started
        voices ~2 in|inside|from my|the|next head|wall|walls|door
        tv|television|radio|internet|phone|songs|satellites|newspaper ~2 sends|sending|speaks|speaking|talks|talking|giving|gives ~1 me|to ~2 messages|directly|signs|me|secret|commands|orders
        secret|hidden|special messages ~4 me|tv|radio|from
        theyre|they|people|neighbors|neighbours|government|cia|police|fbi|agents ~2 watching|following|tracking|poisoning|poison|reading|controlling|recording|spying|listening ~1 me|my|on ~3 cameras|mind|thoughts|phone|walls|everywhere|food|brain|through|every|in
        put|implanted|inserted ~2 chip|chips|device|microphone|thoughts|implant ~2 me|my|in ~1 head|brain|tooth|teeth|body|arm|mind
        thoughts ~3 arent|not|inserted|broadcast|stolen|controlled mine|into|out|by
        can read|hear my mind|thoughts
        god|jesus|angels|demons|satan|devil ~1 told|tells|telling|chose|chosen|commands|commanded|speaks|talks me|to
        im|am the chosen one|messiah|prophet
        demon|demons|entity ~1 inside|in|living me|my
        see|seeing things|people|shadows|figures|faces ~2 arent|not|others|nobody|no|that ~3 there|real|see
        hallucinating|hallucinations|hallucination|paranoid
    )"),
    sign(Sign::psychosis, 3, R"(
        voices|voice ~4 tell|tells|telling|told|say|says|said|saying|order|ordering|orders|want|wants|command|commanding|commands|whisper|whispering ~3 kill|die|dead|hurt|jump|end|cut|harm|stab|myself
        god|jesus|angels|demons|satan|devil ~2 told|tells|telling|commands|commanded|wants|says ~3 kill|die|hurt|jump|end|sacrifice
    )"),
    sign(Sign::eating_disorder, 1, R"(
        make|made|making myself ~1 throw|sick|vomit|puke|purge
        threw|throw|throwing up ~3 on|purpose|calories|everything|fat|after|deliberately ~1 purpose|ate|eating|dinner|every|meal|binge|lunch
        throw|throwing|threw|puke|vomit|vomited|puking ~3 every|after|each ~1 meal|eating|binge
        purge|purging|purged
        binge|binged|binging|bingeing|bingeing and ~1 purge|purged|purging|threw|vomit|vomited|throw
        binged|bingeing|binging again|and|until|on
        havent|not|didnt|havnt eaten|ate|eat ~2 in|for|since|anything ~1 days|two|three|four|five|2|3|4|5|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week
        starve|starving|starved myself
        restrict|restricting|restricted ~1 again|my|calories|food|to|hard|all|more
        laxatives|laxative ~2 weight|after|every|again|eat|thin|for|to|lose|down|daily
        anorexia|anorexic|bulimia|bulimic
        eating disorder
        fasting|fasted ~2 days|day ~3 deserve|fat|thin|weight|disgusting|burn
        allow|allowed ~2 300|400|500|600|700|800 calories|cal|kcal
        only|just|under|below|less|than ~1 300|400|500|600|200|250|100|350|450|700 calories|cal|kcal
        disgusted|disgusting|hate ~2 fat|thighs|stomach|weight ~5 eat|eating|starve|skip|food|throw
        terrified|scared|afraid of ~1 gaining|food|eating|weight
        dont|not deserve|allowed to eat|food
        hide|hiding|hid|throw|flush|throwing ~1 food|meals|lunch|dinner ~3 nobody|parents|mom|notices|away|so
        exercise|run|running|exercised|ran ~4 burn|punish ~3 ate|calories|eating|eaten|off
        skipped|skipping|skip every|all|meals|breakfast|lunch|dinner ~3 again|thin|fat|third|weight|thinner|days|row
    )"),
    sign(Sign::medical, 1, R"(
        chest pain|pains
        pain|pressure|tightness|crushing|squeezing|stabbing|elephant ~2 in|on my ~1 chest ~8 arm|jaw|breath|breathe|sweating|spreading|radiating|minutes|numb|dizzy|worse|severe|hour|stop|nauseous|shoulder
        pain|pressure ~1 in my ~1 chest .
        crushing|sharp|severe|strong|terrible|heavy|awful|bad ~1 pain|pressure|tightness ~2 chest
        chest hurts ~4 breathe|arm|bad|badly|jaw|breath|so
        pain ~3 left arm|shoulder|jaw
        arm|face|side|leg ~2 numb|drooping|droops|paralyzed|paralysed|hanging|tingling ~5 speak|speech|talk|cant|sudden|suddenly|half|face|arm|side|words
        half|side of my|the face|body ~3 numb|drooping|droops|move|hangs|feel
        cant speak|talk properly|right|straight ~4 arm|face|words|suddenly
        slurring|slurred my|speech|words
        cant breathe ~3 lips|blue|allergic|throat|asthma|inhaler|properly|chest|swelling|bees|nuts
        throat ~2 closing|swelling|swollen ~2 breathe|cant|up|shut
        lips ~2 blue|swelling|swollen
        cough|coughing|coughed|vomit|vomiting|vomited|throwing|threw|puking ~1 up? blood
        had|having|just a seizure
        passed out|unconscious ~3 again|twice|today|hit|head|woke|floor
        fainted ~3 again|twice|today|hit|head|times
        worst headache ~2 life|ever
        heart ~2 stopping|irregular|skipping|stops ~4 faint|dizzy|pass|chest|breath
        heart attack|stroke ~2 symptoms|having|now|help
        having|think a|its|im ~2 heart attack
        having|think a|its|im ~2 stroke
        anaphylaxis|anaphylactic
        allergic reaction ~4 breathe|throat|swelling|lips|face
        bleeding ~2 heavily|badly|wont|lot|nonstop|stop
        blood ~2 everywhere|pouring|gushing
        hit my head ~6 vomit|vomiting|dizzy|blurry|confused|unconscious|out|remember
        blood sugar ~2 low|high ~4 shaking|faint|confused|pass
    )"),
    sign(Sign::minor, 0, R"(
        im|am|i|only|just|a|turned|turning 10|11|12|13|14|15|16|17 .
        im|am|i 10|11|12|13|14|15|16|17 years|year|yo|yrs|and|but|so|f|m|yrs|old
        im|am|i ~2 10|11|12|13|14|15|16|17 years|year|yo|yrs old?
        im|am|i only|just|still|almost ~1 10|11|12|13|14|15|16|17 ~1 .
        im|am|i only|just|still 10|11|12|13|14|15|16|17
        im|am|i ~1 twelve|thirteen|fourteen|fifteen|sixteen|seventeen
        im|am|i in|starting 5th|6th|7th|8th|9th|10th|11th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh grade|year
        in ~1 middle|junior school|high ~3 my|and|everyone|we|teacher|homework|i
        im ~1 a? minor
        im ~2 freshman|sophomore in high
        i|ill|im|just ~1 turn|turning|turned|be 13|14|15|16|17 in|next|soon|last|tomorrow|today|this|on
        m|f 13|14|15|16|17
        my parents|mom|dad|teacher|mum ~4 grounded me
        my birthday ~2 turning 12|13|14|15|16|17
        year 7|8|9|10|11 at|and|student|in school?
        until i|im turn ~1 18|eighteen
    )"),
    sign(Sign::intoxication, 1, R"(
        im|am|i|still|so|bit|really|pretty|very|too|completely|totally|get|got|getting|again|now drunk|wasted|hammered|tipsy|plastered|stoned|shitfaced|tripping
        im|am ~1 high ~2 right|now|on|off|and|again
        im|am high .
        drunk again|and|right|rn|texting|writing|typing|now|as|off
        drank|drunk|drinking|downed|finished|through ~2 a|the|whole|entire|two|three|half|second|another ~1 whole|entire|bottle|bottles|litre|liter|fifth|handle ~2 vodka|whisky|whiskey|wine|gin|rum|tequila|bourbon
        half|whole|entire|two|second|third|fourth ~1 bottle|bottles of|in ~1 wine|vodka|whisky|whiskey|gin|rum|bourbon|tequila|me
        glasses|shots|drinks|beers|pints in
        too|so much ~1 to drink|vodka|wine|whisky|whiskey|alcohol|booze
        drinking ~1 alone again|tonight|every|and|until
        drinking alone .
        been drinking ~3 since|all|again|alone|too|heavily|hours|and
        took|taken|popped|did|on ~2 mdma|ecstasy|lsd|acid|coke|cocaine|meth|heroin|ketamine|molly|shrooms|mushrooms|xanax|oxy|fentanyl|speed|edibles
        relapsed ~4 drinking|drank|drunk|using|heroin|meth|coke|vodka|alcohol
        drink|drinking|drank ~3 until|to ~2 black|pass|blackout|forget|feel|numb ~2 out|anything|nothing
        drink|drinking|drank to forget .
        blackout drunk
        blacked out ~3 drinking|drunk|again
    )"),
    sign(Sign::pregnancy, 0, R"(
        im|am|being|weeks|months|while|and|still ~2 pregnant
        pregnant ~1 and|with|again
        my|this pregnancy
        weeks|months ~1 along|postpartum|pregnant
        postpartum
        newborn
        since|after ~1 birth|giving|baby ~2 born|birth|i
        gave birth
        had my|the baby|daughter|son ~2 weeks|days|months|week
        baby ~1 is|was ~3 weeks|days|months ~1 old
        baby ~2 born ~2 weeks|days|months
        miscarriage|miscarried|stillborn|stillbirth
        my|the baby cries|cried|wont|screams|is|hates|would|deserves
    )"),
    sign(Sign::pregnancy, 2, R"(
        hurt|hurting|harm|harming|shake|shaking|drown|drowning|smother|smothering|throw|throwing|drop|dropping|killing|kill ~1 the|my|our ~1 baby|newborn|infant
        baby ~4 better|happier ~1 {without_me}
        postpartum depression
    )"),
    sign(Sign::pregnancy, 1, R"(
        pregnant ~6 bleeding|spotting|cramps|headache|movements|moving|kicks|swollen
        bleeding|spotting|cramps ~6 pregnant|pregnancy|weeks
        baby ~2 moving|moved|kicking|kicked ~3 today|yesterday|hours|stopped|since|less
        hasnt|havent|not felt ~2 baby|kick|kicks|move
        postpartum ~3 hate|cry|crying|dark|hell|depressed|scared
    )"),
    sign(Sign::grief_wish, 2, R"(
        $want|need|wish|wishing|long|longing|hope|all|going|ready|ill to? ~2 be|go|join|follow|see|together|die with|to|meet? him|her|them|you|mom|dad|mum|grandma|grandpa|my ~1 in|again|wherever|heaven|soon|there|now|so|where
        $want|wish|going|gonna|ready|need|could|rather to? ~1 join|follow him|her|them|you|mom|dad|mum|my|grandma|grandpa
        $want|wish|longing|long|rather|ready|need|should to? ~1 be with him|her|them|you|mom|dad|mum|my|grandma|grandpa ~1 .
        $want|wish|longing|long|rather|ready|should to? ~2 be with my ~1 son|daughter|wife|husband|mother|father|mom|dad|mum|brother|sister|baby|boy|girl
        $want|wish|only|all|i ~4 be with him|her|them|you again
        wish|wished|should it|he|she|god ~2 have|had|was|were ~1 been|taken|took me
        should|shouldve have? been me
        why|wish wasnt|couldnt|not it ~1 me|been ~1 instead
        shouldve|should died|gone instead|with
        wish|wished i|id ~3 died|gone|buried ~1 with|instead|too|beside
        dont|cant|not $want|know|imagine to? ~2 live|exist|be|go|life without|on ~1 him|her|them|you|without
        cant|dont live|go|exist|$want|survive on? without him|her|them|you
        no|life reason|point|life|meaning ~2 without him|her|them|you
        see|be|reunited|together|meet with? him|her|them|you ~1 soon|heaven|again ~2 soon|heaven|side
        ill|i see|be with? you|him|her|them soon
        part of me ~4 died|buried with
        join|follow|following|joining him|her|them|my ~2 in|to|into ~1 death|grave|heaven|dead
    )"),
});

} // namespace

std::span<Phrases const> english_flags() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
