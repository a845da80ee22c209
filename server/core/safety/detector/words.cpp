#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kClasses = std::to_array<Named>({
    {"self",
     R"(i im ive id ill me my myself mine imma ich mich mir mein meine meinem meinen meiner yo me mi mis
        انا لي عني نفسي)"},
    {"i", "i im ive id ill imma"},
    {"others",
     R"(he she they hes shes theyre theyve hed shed someone somebody everyone people who friend friends
        brother sister mom mum mother dad father son daughter wife husband partner boyfriend girlfriend cousin uncle
        aunt nephew niece roommate flatmate colleague coworker neighbor neighbour boss teacher student client patient
        guy girl kid kids child man woman ex bestie buddy grandma grandpa mate classmate bf gf teammate
        er sie bruder schwester mutter vater sohn tochter frau mann freund freundin kollege kollegin nachbar
        nachbarin mama papa oma opa onkel tante
        el ella ellos hermano hermana madre padre hijo hija amigo amiga esposo esposa novio novia primo prima
        vecino vecina companero companera jefe tio tia
        هو هي صديقي صديقتي اخي اختي امي ابي ابني ابنتي زوجي زوجتي زميلي)"},
    {"other_pronouns", "he she hes shes hed shed they theyre theyve theyd er el ella ellos هو هي"},
    {"outright", "i im ive id ill me myself imma ich mich mir yo انا"},
    {"joining", "and but so because since now und aber weil y pero porque و لكن"},
    {"kin",
     R"(friend brother sister mom mum mother dad father son daughter wife husband partner boyfriend girlfriend
        cousin uncle aunt nephew niece roommate flatmate colleague coworker neighbor neighbour boss teacher student
        client patient ex bestie buddy grandma grandpa mate classmate bf gf teammate kid child)"},
    {"helping",
     R"(do does did dont doesnt didnt am is isnt are arent was wasnt were be been being have has had havent
        hasnt hadnt might may could would will can wont wouldnt really actually even ever currently honestly just
        still always sometimes often also only feel feeling feels felt going gonna planning plan plans think thinking
        thinks thought of about to any at all want wanted wanna wanting like that trying tried not never no longer
        because contemplating considering intend intending active actively desire thoughts saying again lately mine
        right now so very said says intention immediate got kept keeps keep on
        wirklich auch gerade mehr will moechte wollte an habe hat ist bin war
        de en que quiero quiere estoy esta soy es he ha
        ان اريد يريد تريد افكر في كان قد)"},
    {"negation",
     R"(not never dont didnt doesnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt aint neither nor
        nicht kein keine keinen nie niemals nunca jamas tampoco لا لم لن ليس لست)"},
    {"never_skipped",
     R"(not never dont didnt doesnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt aint
        nicht kein keine keinen nie niemals nunca jamas)"},
    {"no", "no"},
    {"last", "last final letzter letzte letztes ultimo ultima اخر الاخير الاخيره"},
    {"it", "it its this that"},
    {"past", R"(was were wanted put took tried had used thought felt attempted would
        war wollte hatte wollten dachte versuchte queria era intente quise tenia pensaba كنت حاولت فكرت اردت)"},
    {"speech",
     R"(said says say told tells texted texts wrote writes posted messaged asked yelled screamed whispered saying telling keeps kept repeating
        sagt sagte schrieb schreibt dijo dice escribio قال قالت كتب كتبت)"},
    {"want", "want wanna wana wanting wnat wnt wann"},
    {"pills", R"(pills pill tablets meds medication medications tylenol paracetamol ibuprofen xanax sleeping
        antidepressants painkillers sedatives benzos opioids insulin capsules)"},
    {"high", "bridge bridges roof rooftop rooftops building buildings cliff cliffs balcony overpass tower "
             "ledge window"},
    {"vehicle", "train trains bus truck lorry car cars traffic subway tube tram metro"},
    {"when",
     R"(tonight today tomorrow monday tuesday wednesday thursday friday saturday sunday weekend christmas
        midnight hour)"},
    {"soon", "tonight today tomorrow soon"},
    {"body", "arm arms wrist wrists thigh thighs leg legs skin stomach hips belly forearm"},
    {"better", "better happier safer lighter easier fine okay relieved richer"},
    {"all", "everyone everybody they theyd people family kids children husband wife world mom mum parents "
            "all friends others team"},
    {"he", "he she they hes shes husband wife boyfriend girlfriend partner father dad mother mom stepdad "
           "stepfather uncle brother ex bf gf"},
    {"pet", "dog cat cats dogs kids children sister brother mom mum rabbit plants"},
});

constexpr auto kParts = std::to_array<Named>({
    {"suicide_plain", R"(
        kill|kil|kll|kiil myself|meself|mself
        end my own? life|existence|suffering
        take|taking my own? life
        end it all
        off|unalive|unaliving|delete myself
        un alive myself
        hang|drown|poison|gas|suffocate|strangle myself
        do myself in
        commit|commiting|comit suicide
        slit my wrists|throat
        blow my brains|head
        put a bullet in my|me
    )"},
    {"suicide_acted", R"(
        shoot|end myself
        end everything .
        jump off ~2 $high
        jump from ~2 $high
        jump in front of ~2 $vehicle
        jump into traffic
        step in front of ~2 $vehicle
        walk into traffic
        walk into the sea|ocean|lake|river and
        throw myself off|under|from|in
        drive my? car? into|off ~1 tree|wall|bridge|cliff|oncoming|river
        crash my? car on? purpose?
        drive|swerve into ~1 tree|wall|traffic|truck
        overdose
        od
        take ~1 whole|entire bottle
        take all my|the $pills
        swallow all ~2 $pills
    )"},
    {"suicide", R"(
        {suicide_plain}
        {suicide_acted}
    )"},
    {"killing", R"(
        killing|killin myself
        ending my own? life|existence|days
        taking my own? life
        ending it all
        ending things for good
        offing|unaliving|deleting|ending myself
        un aliving myself
        hanging|shooting|drowning|poisoning|suffocating myself
        committing|commiting suicide
        suicide
        doing myself in
        slitting my wrists|throat
        jumping off ~2 $high
        jumping from ~2 $high
        jumping in front of ~2 $vehicle
        throwing myself off|under|from|in
        driving my? car? into|off ~1 tree|wall|bridge|cliff|oncoming
        overdosing
        taking ~1 whole|entire bottle
        taking|swallowing all my|the|of $pills
        how|ways|way|methods to ~1 kill myself
        how to end it all?
        ways|way|methods to end it|things|everything|myself
        ways|way|methods to die
    )"},
    {"thinking", R"(
        thinking|think|thought|thoughts|thoughs about|of
        thinking ~1 about|of
        fantasizing|fantasising|fantasize|fantasise about|of
        fantasies|fantasy about|of
        considering|contemplating|contemplate|consider
        obsessing|obsessed over|about|with
        dreaming|dream|daydream|daydreaming about|of
        ideas|idea of
        imagining|imagine|picturing|picture|planning
        researching|googling|googled|researched|searched|searching|reading on|for
        looking up|into|at
        looked up|into
    )"},
    {"dying", R"(
        dying
        death
        being dead
        not being alive|here
        not existing
        not waking up
        disappearing forever
    )"},
    {"going", R"(
        $want to?
        wanted to still
        going|gonna|gunna to?
        about to
        imma
        ready|prepared|determined|tempted to
        need|have|plan|planning|planned|intend|decided|choose|chosen to
        ill|should|might|will|could|would|must|may|id|lets just?
        feel|feeling like i should?
        feel the|an urge to
        urge|urges|courage|guts|strength|desire|impulse to
        trying|try to
        how|where|when to|should|can|could|will|do i?
        thinking i should|could|might|will
        wish|wishing i could|would
        rather
    )"},
    {"without_me", R"(
        without me
        if i was|were|wasnt|werent gone|dead|around|here|alive|not?
        if i wasnt|werent|were|was not? around|here|alive
        if i didnt exist
        if i disappeared|vanished|died
        if i just disappeared|vanished|died
        once im gone|dead
        when im gone|dead
        with me gone|dead
        had i never been born
    )"},
});

} // namespace

std::span<Named const> word_classes() {
    return kClasses;
}

std::span<Named const> phrase_parts() {
    return kParts;
}

} // namespace evenkeel::safety::detector
