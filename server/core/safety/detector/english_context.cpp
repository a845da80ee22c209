#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::third_party, 1, R"(
        kill|killing|kills|killed|hang|hanging|hanged|hung|shoot|shot|unalive|off|end|ending himself|herself|themself|themselves
        hurt|hurting|hurts|harm|harming|harms|cut|cutting|cuts|harmed himself|herself|themself|themselves
        wants|wishes|threatens to ~1 die|jump
        $kin|he|she|hes|shes ~4 wants|wanted|wishes to die|disappear|end|be ~1 dead|it
        take|end|took|ended|taking|ending his|her|their own? life
        $kin|he|she|hes|shes|someone|theyre|they|him|her ~3 is|are|was|being|been|be|feeling|feels|seems|sounds|might|really|got|so suicidal
        hes|shes|theyre ~1 suicidal
        suicidal friend|brother|sister|son|daughter|mother|father|mom|dad|husband|wife|partner|boyfriend|girlfriend|student|teenager|teen|person|people
        $kin|he|she|hes|shes ~4 talks|talking|talked|speaks|mentioned|mentions|posted|posting|texting|texted ~2 about|of|that ~3 suicide|dying|death|killing|die|ending
        $kin|he|she|hes|shes ~3 attempted|attempting|tried suicide|to ~3 suicide|die|kill|life|end|jump|overdose
        $kin|he|she|hes|shes ~3 attempted suicide
        $kin|hes|shes|he|she ~3 died by|of|from suicide
        $kin ~2 overdosed
        $kin|he|she ~2 took an|all|a|her|his ~2 overdose|$pills|bottle
        lost|losing my|a|our ~3 to suicide
        $kin|he|she ~2 doesnt|didnt want to ~1 live|be|wake anymore|here|alive|?
        $kin|he|she ~2 said|says|thinks|told|texted|wrote|feels ~2 better off dead|without
        $kin|he|she ~2 said|says|told|texted|wrote|posted|sent ~2 he|she|they ~2 wants|wanted|want|going|gonna|might|would|will ~1 to? die|kill|end|jump|hurt
        $kin|he|she|they ~2 texted|sent|wrote|messaged|posted me? ~1 that? i|im|saying ~2 want|wanna|wanted|going|gonna|cant to? die|kill|end|jump|goodbye|live|anymore|it
        worried|scared|afraid|terrified|fear ~1 that|about|for ~2 he|she|they|$kin ~2 might|will|would|could|may|is|going ~3 suicide|himself|herself|jump|die|kill|end|harm
        how ~2 help ~2 someone|somebody|person|friend|him|her|them ~4 suicidal|suicide|die|kill
        his|her|their suicide|suicidal
        $kin ~1 suicide attempt|note|thoughts
        man|woman|boy|girl|lad|guy|person|singer|actor|people|customer|caller|pupil|colleague|captain|bassist|member|moot ~5 attempted|committed|died suicide|by
        man|woman|boy|girl|lad|guy|person|customer|caller|pupil|colleague|captain|moot ~4 goodbye|suicide note
        was|it|they ~3 it was suicide
        found ~2 suicide note|letter ~3 room|drawer|from|his|her|their
        goodbye note|letter|message from my
        s suicide attempt|note
    )"),
    sign(Sign::mention, 1, R"(
        suicide
        suicides
        was suicidal
    )"),
    sign(Sign::retraction, 0, R"(
        just|only|was|im|totally|obviously ~1 kidding|joking|jk
        jk
        just a joke
        was a joke
        only a joke
        forget it|that|about|what|i ~1 .
        forget it
        forget i|what ~1 said|wrote
        never mind
        nevermind
        nvm
        didnt|dont|not ~1 mean it|that|to
        ignore that|this|what|me|my
        delete that|this .
        i take it|that back
        wasnt serious
        not serious
        i was|am ~1 exaggerating|overreacting|dramatic
        im fine now|really
        im okay now|really
        pretend ~2 never|didnt
        scratch that
    )"),
    sign(Sign::idiom, 0, R"(
        whether|if i was|am|felt suicidal
        dying|die|dies|died to see|know|try|meet|hear|get|go|eat|have|find|tell|read|visit|taste|watch|ask
        dying for a|some|the|my
        to die for
        die|dying|died|dead|dies of ~1 laughter|laughing|boredom|embarrassment|shame|cringe|curiosity|heat|hunger|thirst|cold|cuteness|happiness|excitement|joy|envy|cuteness|secondhand|mortification|cold|love|nerves
        dying|died|die|dead laughing|inside . lol|haha|laughing
        die happy|laughing
        so ~2 happy|good|cute|hungry|funny|excited|beautiful|adorable|delicious|full|proud|cringe|awkward|embarrassed|embarrassing|bored ~4 could|want|wanted|would|wanna|might|thought|nearly|almost to? ~2 die|died|cry|dead
        embarrassed|embarrassing|mortified|mortifying|cringe|awkward ~4 die|died|dead|disappear|vanish
        die|died|dead|disappear|vanish ~5 embarrassing|embarrassed|embarrassment|mortified|awkward|cringe
        ground to|would swallow|open
        want|wanted|wanna|wish|could|wished to? ~1 disappear|vanish|hide|sink ~1 into|under|behind|from ~1 floor|ground|table|sofa|couch|chair|crowd|party|woods|mountains
        disappear|vanish ~1 into|to|for|on ~2 mountains|woods|cabin|island|forest|weekend|week|sea|beach|couch|sofa|blanket|book|floor|ground|background|vacation|holiday
        kill|killing|killed time|it|two|the|for|vibe|mood
        killing it
        could|would|id|might|gonna|will|going kill for|him|her|them|my|you|someone|to
        is|are|was|were|been|s ~1 killing me
        killing me . lol|haha
        killing me
        kill me|myself laughing
        laughed|laughing until|so|till|that ~4 die|died|dying|dead
        kill me now
        will|gonna|going|would|ll kill me ~3 if|when|for|i
        kills me
        killed me
        kill|killing|killed myself ~1 gym|laughing|workout
        killing|killed myself in|at the? gym|training
        work|worked|working|works myself|ourselves|himself|me|us to death|bone
        bored|scared|worried|frightened|tired|sick|loved|freezing|starving|froze|starved|worrying|scare|tickled|bore to|half death
        to death by|of|with
        near|nearly|almost|thought|felt ~3 death experience
        matter of life and death
        life or|and death
        death march|metal|valley|stare|grip|row|star|eaters|note|stranding|race|cab
        death by|of powerpoint|chocolate|meetings|me|thousand
        will|be|s the death of
        dead tired|serious|end|beat|asleep|wrong|easy|simple
        battery|phone|laptop|car|plant|plants|basil|houseplant|internet|wifi|connection|engine|joke|party|conversation ~2 died|dead|dies|dying|die
        over my dead body
        wouldnt be caught dead
        drop dead gorgeous
        dead gorgeous
        im dead|deceased|dying ~1 lol|lmao|haha|emojiskull|emojilaugh|laughing|omg|rofl|hahaha|bruh
        emojiskull
        im dead
        im dying ~2 lol|haha|emojilaugh|laughing|lmao
        old|bad|hard habits ~1 die
        die hard|rolling|trying
        do or die
        never say die
        ride or die
        diet|dye|dyed|dyeing
        suicide squad|prevention|awareness|wing|wings|door|doors|mission|run|pass|watch|sprints|drill|drills|bomber|bombers|silence|blonde|lane|hotline|burn|rates|rate|statistics|king|tree|forest|risk|training|lifeline|helpline|research|policy|month
        virgin suicides
        career|political|social|commercial|financial suicide
        suicide mission
        assisted|physician suicide|dying
        murder mystery
        killing eve|joke|moon|spree
        killer|killers
        kill bill|switch|joy|shot|list|zone|devil
        how to get away
        overdose|overdosed|overdosing|od|oding on ~2 sugar|chocolate|coffee|caffeine|cake|tiktok|netflix|cuteness|cheese|candy|vitamin|sushi|ice|carbs|christmas|garlic|news|tv|sun|pizza|cookies|screen|television
        sugar|caffeine|chocolate|information|cuteness|sensory overdose
        hang|hung|hanging out|up|around|pictures|laundry
        hang myself out to dry
        jump|jumped|jumping in|into|on|at|off ~2 pool|call|meeting|joy|conclusions|rope|shower|conclusion|bandwagon|trampoline|board|project
        bungee|base ~4 jump|jumping|jumped
        take|took|taking|get|got|getting my life back|seriously|together
        take ~1 control ~2 my life
        changed|saved|best|love|rest|time ~1 of? my life
        end it with|between|amicably
        ended|ending|end it|things with|between
        end ~2 subscription|membership|contract|lease|relationship|meeting|call|marriage|session|day|week|year|friendship|engagement|semester
        done|finished with ~1 life admin|drawing|class|insurance|lessons|coaching|sciences
        tired|sick|done of|with living in|with|out|paycheck ~3 suitcase|boxes|parents|city|flat|paycheck|mess|country|apartment|roommates|building
        over|done with this life admin
        cut|cutting|burn|burned|burnt|hurt|scratched|nicked|hit|bruise myself ~3 shaving|cooking|chopping|slicing|shave|onions|oven|iron|stove|gym|running|playing|accident|accidentally|skiing|training|lifting|climbing|football|tripped|bread|tomato|carrots|paper|stairs|opening|baking|toaster|bike|gardening|roses|yoga|deadlifts|squats
        accidentally|shaving|cooking|chopping|slicing|fell|running|playing|paper|gardening|tripped|peeling ~8 cut|burned|hurt|hurting|burnt|scratched|hit|cutting|nicked|bruised myself|my ~1 $body
        accidentally|shaving|cooking|chopping|slicing|fell|running|playing|paper|gardening|tripped|peeling ~8 cut|burned|hurt|burnt|scratched|hit|nicked|bruised myself
        cut|hurt|hit my ~1 finger|thumb|toe|foot|knee|back|elbow|shin|head|hair|fringe
        cut|cutting myself off|some|a|out|loose
        beat|beats|beating|hit myself up
        hit|beat|beats|hits me ~1 at|in|to|with|by|for|on|that|like|hard|suddenly|how|fair ~1 chess|tennis|cards|game|monopoly|it|there|wave|idea|text|square|scrabble|by|mario|uno|idea|question
        hit me ~1 that|how|suddenly|like|why|hard|with
        it|that|reality|grief|sadness|wave|realization|nostalgia ~2 hit|hits me
        do it .  just
        make|made up? my mind ~2 about|to|on|and|between ~4 job|course|apartment|dress|flat|university|move|offer|house|haircut|car|holiday|apply|quit|buy|leave|take|study|dog|trip|kitchen|colour|color
        goodbye|farewell|leaving|going party|dinner|lunch|drinks|card|gift|cake|speech|away|kiss|hug|present|tour|concert
        saying|say|said|saying|kiss|kissed|wave|waved goodbye to ~3 flat|house|apartment|office|team|colleagues|summer|job|school|city|car|colleague|carbs|sugar|coffee|him|her|at|guests|old|2025|2026|holidays|childhood|students
        said|say|saying|kissed|waved|hugged|kiss goodbye at|and|before
        said|say|saying|kissed|waved|hugged goodbye .
        never said|say goodbye
        live forever
        dont $want to be here alone|tonight|for
        plans|plan to ~1 die ~2 old
        die old|one|someday
        die of|from old age
        die ~5 when im|i ~3 old|older|ninety|90|95|100
        die at ninety|90|95|100
        afraid|scared|fear|fearing|terrified|worried|dread|dont|not|never ~4 die alone
        going|gonna|will|ill ~3 die alone .
        going|gonna|will|ill ~3 die alone with|like|and ~1 my|cats|plants|single|unloved|never
        everyone|everything|we|all dies|die|has|must|will ~2 die|someday
        wanna|want|going|gonna die ~1 lol|lmao|haha|emojilaugh
        hungover ~5 die|dead|death|kill|dying
        if ~8 one|another|single ~3 meeting|email|zoom|call|word|song|slide|time|advert|question|spreadsheet ~8 kill|scream|die|jump|kms|myself|lose ~1 myself|it|?
        traffic|commute|heat|heels|stairs|shoes|feet|back|workout|squats|legs|exam|homework ~2 kill|killing|killed me
        shoot me|shot an|for|my|him|her|you|photos|some|the|a
        shooting photos|stars|hoops|range
        bullet points|journal|journaling|proof|train
        take|took|taking|takes|forgot|remember ~2 my? $pills ~1 with|every|as|this|twice|daily|late|again breakfast|food|dinner|lunch|morning|prescribed|day|daily|?
        the pill
        vitamin|vitamins|allergy|diet|iron|magnesium|malaria|chill|water|antibiotic|cough|bitter $pills
        climbing|bouldering|sailing|jump|skipping|tow|tug ~4 rope|ropes
        rope ~6 climbing|sailing|swing|swings|hammock|bouldering|ladder|harness|tent|carabiners|jump
        gun ~2 water|nerf|glue|heat|nail|massage|toy|laser|control
        water|nerf|glue|heat|nail|massage|toy|laser|finger|jump|machine|top gun
        blade runner
        razor ~2 shave|beard|shaving
        sleep|slept|sleeping forever ~3 lol|weekend|sunday|bed
        sleep for a|two|three|days|12|100
        not $want to be here ~3 office|party|meeting|school|wedding|dinner|work
        $want|wanted this|it|the ~3 year|week|day|month|meeting|project|winter|flight|exam|semester|move|wait|lecture|heatwave|election|season|film|movie|call|shift|war ~1 to? ~1 end|stop|over
        cant wait ~3 over|end|for
        $want it all and
        cant do ~2 push|pull|splits|math|maths|handstand|yoga|squats|cooking|small
        cant take|stand|bear|handle it|this|the|another|one ~3 heat|noise|neighbours|neighbors|traffic|weather|snoring|smell|winter|cold|job|commute|music|cat|wallpaper|coffee|meeting
        cant go on ~2 holiday|trip|vacation|date|dates|saturday|sunday
        cant keep|go ~2 doing|living|on|up ~2 commute|commuting|overtime|job|sugar|mess|diet|nights|shifts|houseplants|plants|this ~1 job|commute|diet|schedule|pace|pants|late|hours
        not worth it ~3 money|price|extra|calories|drive|hype|queue
        no ~2 future in|for ~3 company|this|relationship|team|job|industry|department|that|with
        no future with|in
        no point in arguing|complaining|explaining|cleaning|buying|calling|worrying|rushing|cooking
        no point arguing|complaining|explaining|cleaning|buying|calling|worrying|rushing|cooking
        point of this meeting|email|app|exercise|film|movie|course|class|feature|song|game
        whats the point of ~3 meeting|meetings|email|shoes|app|film|homework|gym|diet|bra|raincoat|umbrella|tie|ironing
        hopeless at|romantic|with|cook
        hopelessly in|late|lost|devoted|romantic
        would be better without|if ~3 salt|sugar|ads|music|cinnamon|onions|garlic
        $want to disappear|vanish for|into|to a|the|bed|some
        burden of proof
        tax|debt|cognitive|admin|administrative|work|mental|beast burden|of
        lift|lifted|took|share|shared ~3 burden
        attack|attacks of ~1 giggles
        threw|throw|throwing up ~4 flu|bug|food|norovirus|oysters|hangover|motion|roller|boat|car|morning|stomach|virus
        flu|bug|norovirus|hangover|motion|morning|stomach|virus|oysters ~5 threw|throwing|throw up
        havent|not eaten ~4 meat|sugar|sushi|chocolate|bread|gluten|dairy|there|pizza|since ~1 lunch|breakfast|noon|morning
        the voice|voices of|on|in ~2 radio|reason|kids|children|children|next|choir|italy|germany|uk
        voice|voices ~3 singing|choir|podcast|audiobook|recording
        drank a bottle of water|coke|kombucha|juice
        drunk|drank|drinking ~2 enough|more|less|too ~2 water|coffee|tea|juice|milk
        high on|five|school|ceiling|heels|note|spirits|up|energy
        im high on life
        chest ~3 workout|press|day|muscles|sore|cold|congestion|freezer|drawers
        broken arm|leg|toe|dishwasher|down|phone|heart|sleep|washing|car|boiler|english|glass
        lost my keys|phone|wallet|bag|umbrella|glasses|voice|appetite|temper|patience|train|way|place|headphones|balance|charger|sock|ring|marbles
        fired up
        dream|dreamed|dreamt|dreams|nightmare ~4 i ~1 died|die|dying|dead|killed
    )"),
    sign(Sign::laughter, 0, R"(
        lol|lmao|lmfao|rofl|haha|hahaha|hahahaha|hehe|xd|jk|lolol|loool|lool
        emojilaugh
    )"),
    sign(Sign::media, 0, R"(
        movie|film|song|songs|lyric|lyrics|band|album|episode|season|series|novel|book|books|character|characters|chapter|podcast|documentary|poem|poems|screenplay|thriller|musical|opera|playlist|chorus|verse|netflix|hbo|drama|manga|anime|fanfic|fanfiction|protagonist|villain|hero|heroine|plotline|storyline|finale
        essay|thesis|lecture|seminar|dissertation|research|statistics|article|textbook|workshop|curriculum|charity|fundraiser|awareness|prevention|hotline|museum|volunteer|volunteering
        sings|sang|sing|singing|karaoke
        writing|wrote|write|writes|critics|painting|paint|gallery|portrait|portraits|ballad|fic|crime
        detective|murder|tragedy|shakespeare|hamlet|juliet|romeo|ophelia|werther|plath|woolf|cobain|karenina|bovary
    )"),
    sign(Sign::citing, 0, R"(
        goes|sings|singing|sang|called|titled|line|chorus|verse|lyric|lyrics|refrain|quote|quotes|quoted|entitled|named|caption|meme|hook|karaoke
        character|protagonist|villain|hero|heroine|detective|narrator ~3 is|says|wants|tries|dies|wanted|who|screams|has|gets|decides|writes|thinks|kills
    )"),
    sign(Sign::game, 0, R"(
        respawn|respawned|respawning|npc|minecraft|fortnite|elden|zelda|valorant|overwatch|skyrim|roblox|pvp|speedrun|dps|checkpoint|xbox|playstation|nintendo|hitpoints|warzone|dnd|rpg|gg|tetris|bg3|baldurs
        video game|games
        final|raid|boss boss|fight
        in game
        level ~1 1|2|3|4|5|6|7|8|9|10|20|boss
        restart|reload|replay|beat the|a level|checkpoint|save|boss|mission
        dark souls
    )"),
    sign(Sign::long_ago, 0, R"(
        years|decades|decade ago
        a|many|few|long|ten|twenty ~1 years|time ago
        when i was ~2 kid|child|teen|teenager|younger|young|student|little|10|11|12|13|14|15|16|17|18|19|20|21|22|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|college|university|school
        as a ~1 kid|child|teen|teenager|student
        back then
        back in 20*
        back in 19*
        in 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023
        used to
        in my teens|twenties|past|youth
        in high school|college
        in the past
        at the time
        in those days
        in 199*|198*|197*|196*
        in 2000|2001|2002|2003|2004|2005|2006|2007|2008|2009
        in my teens|twenties|thirties|youth
        at fifteen|sixteen|seventeen|eighteen|nineteen|twenty
        after my first|second|third
        a long time ago
        once upon
        half a lifetime
        another|different|past life
    )"),
    sign(Sign::again, 0, R"(
        again|still|lately|now|today|tonight|currently|nowadays|anymore|recently|yesterday|ever
        this week|month|morning|year
        came|come|coming|are|is|im|here back
        same place|feeling|feelings|thoughts
        never stopped|went|left
    )"),
});

} // namespace

std::span<Phrases const> english_context() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
