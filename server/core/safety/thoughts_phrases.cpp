#include "core/safety/answer_phrases.hpp"

#include <array>

namespace evenkeel::safety {

namespace {

using detector::Phrases;

// A level falls by what stands under plainly_no and gone: a line belongs there only if it cannot be said of
// something else. "Nothing helps", "ya no puedo" and "sie ging weg" are why most end with a clause, and why
// single words count only as the first of an answer.
constexpr auto kThoughtsPhrases = std::to_array<Phrases>({
    {.meaning = static_cast<std::uint8_t>(Said::plainly_no), .level = kOnlyAtTheBeginning, .lines = R"(
        no|nope|nah|never|none|nothing|neither|noo .
        no no|not|i|im|its|they|theyre|thank|thanks|nothing|really
        no more|longer .
        no thoughts|wish
        not really|now|suicidal|anymore|exactly .
        not at all
        of course not
        i dont|havent|wouldnt|didnt|am? not? .
        i dont|wouldnt think|say so
        i dont|havent have|feel|had ~1 them|that|those|thoughts|wish anymore|any? more? .
        i am not .
        im not suicidal|thinking? .
        nein|nee|noe|niemals|nie .
        nein nein|nicht|gar|ich|danke
        gar nicht|nichts .
        auf keinen fall .
        nunca|jamas|tampoco|ninguno|ninguna|nada .
        para nada .
        لا|كلا|ابدا .
    )"},
    {.meaning = static_cast<std::uint8_t>(Said::gone), .level = kOnlyAtTheBeginning, .lines = R"(
        gone|vanished|disappeared|zero .
        nichts|nicht|gar mehr|davon|nicht mehr? .
        weg|vorbei|verschwunden .
        se fue|fueron .
        desaparecio|desaparecieron .
        ya no .
        اختفت|ذهبت|انتهت|زالت .
        لم تعد .
    )"},
    said(Said::gone, R"(
        none|nothing left|remains|anymore .
        none|nothing of it|them|that ~1 left|remains|there .
        none|nothing left of it|them|that
        no longer there|present .
        not there|present anymore|any|now? more? .
        dont have them|those|thoughts anymore|any? more? .
        theyre|they|thoughts ~2 gone|vanished|passed|stopped|away|over .
        wish|urge is|has|was ~1 gone|vanished|passed|stopped|over .
        its|it ~1 gone|passed|stopped .
        dont want to die
        want to live .
        no thoughts|wish anymore|any? more? .
        completely|all|fully gone|better|clear .
        sie|gedanken|wunsch ~2 weg|vorbei|verschwunden .
        will leben .
        pensamientos|ideas ~1 fueron|desaparecieron|pasaron .
        quiero vivir .
        الافكار ~1 اختفت|ذهبت|انتهت|زالت .
        اريد ان? اعيش .
    )"),
    said(Said::hoped, R"(
        wish|hope|want|if|until|when|once ~2 gone|over|away|passed|stopped|stop
    )"),
    said(Said::weaker, R"(
        weaker|less|fewer|lighter|better|calmer|quieter|softer|smaller|milder|fading|changing|fluctuating|improving|easier
        a little|bit less|better
        comes and goes
        come and go
        goes|on and|up comes|off|down
        up and down
        still there but
        not|isnt as|so strong|bad|loud|intense
        schwaecher|weniger|besser|leichter|ruhiger|leiser|wechselhaft
        mal so mal
        menos|mejor|debil|debiles|leve|leves
        va y viene
        اضعف|اقل|افضل|اخف|احسن
    )"),
    {.meaning = static_cast<std::uint8_t>(Said::same), .level = kOnlyAtTheBeginning, .lines = R"(
        more .
    )"},
    said(Said::same, R"(
        same|stronger|worse|louder|unchanged|still|constant
        even|much|ever more
        as before|strong|bad
        just as
        no change|better|different
        not|isnt|arent ~1 better|lighter|easier|weaker|gone|changed|different|less|over|passed|finished|away
        hasnt|havent|didnt|doesnt|dont|wont|wouldnt|never ~1 changed|change|gone|go|stopped|stop|left|leave|passed|pass
        getting worse|stronger|louder
        gleich|staerker|schlimmer|unveraendert|immer
        nicht besser|schwaecher|vorbei|weg|verschwunden
        igual|peor|fuerte|fuertes|mismo|misma|iguales
        نفس|اقوي|اسوا|كما|زادت
        لم تتغير|يتغير
    )"),
});

} // namespace

std::span<detector::Phrases const> thoughts_phrases() {
    return kThoughtsPhrases;
}

} // namespace evenkeel::safety
