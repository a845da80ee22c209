#include "core/safety/detector/tables.hpp"

#include <array>

/// Voices, family, and all that changes how other signs are heard.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
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
        leaving for|twt|twitter|instagram|facebook|school
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
    sign(Sign::idiom, 0, R"(
        plan|plans for the|this|next ~1 weekend|week|summer|holidays|party|trip|day|kids|evening|wedding
        dont|didnt $want to be here ~3 party|meeting|office|school|wedding|dinner|work|class
        dont|didnt $want to be here . this|the|my party|meeting|office|school|wedding|dinner|work|class
        will to live ~3 queue|meeting|meetings|lecture|traffic|class|call|commute
        hopeless about the|this ~1 election|world|news|climate|politics|exam|job|project|team|game|search
        since i ~1 last cut|hurt|harmed|burned ~1 myself
        future ~1 for me ~1 in|at|with this|the|that ~1 company|team|job|place|industry
        feel|feels|felt|feeling|thought|sure|convinced|scared|afraid|terrified|worried|fear like|that? ~1 i|im|id|ill|ive ~2 going|gonna|about|was|am|will|might|would|could|have to? ~1 die|died|dying
        feel|feels|felt|feeling|thought|sure|convinced|scared|afraid|terrified like? ~1 im|i|id ~1 dying|die
        nearly|almost|could ~1 died|die
        would rather die .
        rather die than ~2 go|do|see|wear|eat|present|speak|talk|listen|hear|watch
        tried|trying|tries to kill us|him|her|them|it|the|time|this|that|a|my
        bury me .
        shoot me .
        put ~1 me|us out of my|our|this misery
        kill your darlings
        trip|walk|commute|essay|job|place ~4 be the death of
        die|died inside
        if i die before i wake
        good|great|safe night|bye
        kill|killed|kills|killing|murder|strangle|shoot ~1 him|her|them|it|everyone|someone|somebody|that|this|boss
        my life is|will be over like|lol|haha
        be over already
        a part of me died
        wanted to? ~1 die like|lol|haha|of
        as|like|made look|looks|looked ~3 like a suicide
        dont come back . avenge|send|tell|search
        to cut the|my|a ~1 chapter|hair|grass
        not a cut
        the cut
        killing me|us ~1 with|softly
        drank himself|herself to death
        looks|look like death
        live forever
    )"),
});

} // namespace

std::span<Phrases const> english_topics() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
