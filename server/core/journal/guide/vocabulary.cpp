#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <ranges>
#include <vector>

namespace evenkeel::journal {
namespace {

/// Words, as they are looked up.
class WordList {
public:
    explicit WordList(std::string_view words) {
        for (auto const word : std::views::split(words, ' '))
            if (!word.empty())
                words_.emplace_back(word.begin(), word.end());
        std::ranges::sort(words_);
    }

    [[nodiscard]] bool has(std::string_view word) const {
        return std::ranges::binary_search(words_, word, std::less<>{});
    }

private:
    std::vector<std::string_view> words_;
};

bool stands_in(WordList const& list, std::string_view word) {
    return list.has(word);
}

WordList const kFunctionWords{
    " a an the and or but if so as than then that this these those there here it its i im ive id ill me my "
    "mine myself"
    " you your youre yours he him his she her hers they them their theyre we us our were was is are am be "
    "been being do"
    " does did done doing have has had having will would can could should shall may might must not no dont "
    "doesnt didnt"
    " cant couldnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt shouldnt to of in on at by for "
    "with about"
    " from into onto over under up down out off again back through between after before because while when "
    "where who"
    " whom whose which what why how all any both each every few more most much many some such only own same "
    "too very"
    " just also even still yet ever never always often sometimes maybe perhaps really quite rather almost "
    "already now"
    " today tonight tomorrow yesterday day days week time times thing things something anything nothing "
    "everything"
    " someone anyone everyone somebody anybody nobody everybody people person one two three first last next "
    "other"
    " another else lot lots bit kind sort like feel feels feeling felt get gets got getting go goes going "
    "went gone come"
    " came make makes made making take took know knows knew think thinks thought want wants wanted need "
    "needs needed"
    " say says said tell tells told see saw look looks looked seem seems seemed try tried keep keeps kept "
    "let put"
    " yes yeah okay ok well actually anyway though although until since thats whats hes shes youd youll "
    "theres"
    " good bad long little right left around against without away together enough less least "};

/// Function words that are also words of German, Dutch, French, Spanish or Italian, and so tell nothing.
WordList const kSharedWords{
    " a am an all as at be by die do had has hat he her him his in is it me man no of off on or over "
    "so son"
    " stand u was war warm we were will wind word you well best arm hand tag gut fast rat rang gift see "
    "also la"
    " des les un une el si con come sin ten van den dat er ze me al te ma se tu di da "};

WordList const kDenials{" not no never hardly scarcely without nobody none nothing neither nor cannot dont "
                        "doesnt didnt cant couldnt wont"
                        " wouldnt isnt wasnt arent werent havent hasnt hadnt shouldnt aint "};

WordList const kRelations{
    " mother mom mum father dad parents sister sisters brother brothers son sons daughter daughters kids "
    "children child"
    " husband wife partner boyfriend girlfriend friend friends boss manager supervisor colleague colleagues "
    "coworker"
    " coworkers ex grandmother grandfather grandma grandpa aunt uncle cousin neighbour neighbours neighbor "
    "neighbors"
    " landlord landlady teacher roommate flatmate family niece nephew fiance stepfather stepmother team "};

WordList const kFormsOfAddress{" mom mum dad mummy daddy grandma grandpa "};

WordList const kOthers{" he she they him her them his their hes shes theyre you youre who everyone everybody"
                       " people someone somebody others baby "};

WordList const kSupposals{
    " if wish want wanted wanna used should supposed pretend pretending would could id try"
    " trying tried hope hoping need unless almost "};

WordList const kInsults{
    " stupid idiot idiots idiotic useless worthless pathetic dumb moron morons loser losers failure ugly fat "
    "disgusting"
    " lazy bitch bitches bastard bastards asshole assholes arsehole dick dickhead prick cunt whore slut fuck "
    "fucked"
    " fucking fucker shit shitty bullshit crap crappy piss pissed wanker twat scum trash garbage freak "
    "psycho crazy"
    " insane retard retarded weak coward monster hate hateful shut liar jerk creep pig damn "};

WordList const kMedicines{" med meds medicine medicines medication medications pill pills tablet tablets "
                          "dose doses dosage mg prozac zoloft"
                          " lexapro celexa xanax valium ativan klonopin lithium ritalin adderall concerta "
                          "vyvanse strattera wellbutrin effexor"
                          " cymbalta seroquel abilify zyprexa risperdal lamictal insulin ibuprofen "
                          "paracetamol aspirin tylenol advil naproxen"
                          " morphine codeine tramadol fentanyl oxycodone methadone heroin cocaine ketamine "
                          "mdma lsd weed cannabis melatonin"
                          " antidepressant antidepressants ssri ssris snri benzo benzos steroid steroids "
                          "antibiotics propranolol trazodone"
                          " mirtazapine venlafaxine bupropion quetiapine lamotrigine valproate gabapentin "
                          "pregabalin zopiclone zolpidem "};

constexpr std::array<std::string_view, 14> kMedicineEndings{
    "pram",      "oxetine", "traline", "azepam", "zolam",    "idone",  "apine",
    "piprazole", "cillin",  "profen",  "statin", "barbital", "setron", "triptyline"};

WordList const kBadBeginnings{" and but or so because then also well like just yeah yes no ok okay anyway "
                              "that which who whom whose as than hi"
                              " hello hey dear to of though although when while if plus "};

WordList const kBadEndings{" the a an of and or my your his her their our its that which because but if than "
                           "as with for to at from by is are"
                           " was were am i im be so in on into about like not very really just who what when "
                           "where can could would should will"
                           " do does did dont didnt have has had we they he she it "};

WordList const kDoneByPeople{
    " said says told tells thinks thought wants wanted asked asks texted called yelled"
    " screamed shouted smiled laughed cried "};

WordList const kDoneToPeople{" told tell telling asked ask asking texted hugged kissed married dating "};

WordList const kFeelings{" tired exhausted drained weary sad low down angry furious annoyed irritated "
                         "frustrated anxious nervous worried"
                         " scared afraid frightened uneasy restless tense stressed overwhelmed lonely alone "
                         "lost stuck trapped numb empty"
                         " bored hurt jealous guilty ashamed embarrassed humiliated confused disappointed "
                         "heavy hopeful calm relieved happy"
                         " glad proud grateful content excited peaceful quiet light rested discouraged "
                         "helpless unsettled homesick "};

WordList const kFeelingsOfTwoWords{" worn-out let-down fed-up burnt-out burned-out on-edge left-out "};

constexpr std::size_t kFewestLettersOfSubject = 4;
constexpr std::size_t kWordsOnTrust = 3;
constexpr std::size_t kOneKnownOf = 4;

bool is_latin(std::string_view word) {
    // Latin letters are ASCII or begin with these bytes in UTF-8, U+00C0 to U+024F.
    return std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Every word of the lines is English.
std::set<std::string, std::less<>> words_of_lines(GuideScript const& script) {
    std::set<std::string, std::less<>> all;
    for (auto const& line : script.lines)
        for (auto& word : message_of(line.text).words)
            all.insert(std::move(word.folded));
    for (auto const& cue : script.cues)
        for (auto const& piece : cue.words)
            for (auto& word : message_of(piece).words)
                all.insert(std::move(word.folded));
    return all;
}

/// A quarter of the words that can tell languages apart.
bool is_mostly(Message const& message, auto const& is_known) {
    std::size_t telling = 0;
    std::size_t known = 0;
    for (auto const& word : message.words) {
        if (stands_in(kSharedWords, word.folded))
            continue;
        ++telling;
        known += is_known(word.folded) ? 1U : 0U;
    }
    return known * kOneKnownOf >= telling;
}

} // namespace

bool is_function_word(std::string_view folded) {
    return stands_in(kFunctionWords, folded);
}

bool denies(std::string_view folded) {
    return stands_in(kDenials, folded);
}

bool is_another_person(std::string_view folded) {
    return stands_in(kOthers, folded) || is_relation(folded);
}

bool is_relation(std::string_view folded) {
    return stands_in(kRelations, folded);
}

bool is_form_of_address(std::string_view folded) {
    return stands_in(kFormsOfAddress, folded);
}

bool supposes(std::string_view folded) {
    return stands_in(kSupposals, folded);
}

bool is_insult(std::string_view folded) {
    return stands_in(kInsults, folded);
}

bool is_medicine(std::string_view folded) {
    return stands_in(kMedicines, folded) ||
           std::ranges::any_of(kMedicineEndings, [&](std::string_view ending) {
               return folded.size() > ending.size() + 1 && folded.ends_with(ending);
           });
}

bool begins_badly(std::string_view folded) {
    return stands_in(kBadBeginnings, folded);
}

bool ends_badly(std::string_view folded) {
    return stands_in(kBadEndings, folded);
}

bool is_said_of_people(std::string_view folded) {
    return stands_in(kDoneByPeople, folded);
}

bool is_done_to_people(std::string_view folded) {
    return stands_in(kDoneToPeople, folded);
}

std::size_t feeling_at(Message const& message, std::size_t place) {
    auto const& words = message.words;
    if (place + 1 < words.size() && words[place].clause == words[place + 1].clause &&
        stands_in(kFeelingsOfTwoWords, words[place].folded + '-' + words[place + 1].folded))
        return 2;
    return stands_in(kFeelings, words[place].folded) ? 1 : 0;
}

std::set<std::string> subjects_of(Message const& message) {
    std::set<std::string> subjects;
    for (auto const& word : message.words)
        if (word.folded.size() >= kFewestLettersOfSubject && !is_function_word(word.folded))
            subjects.insert(word.folded);
    return subjects;
}

bool is_understood(Message const& message, GuideScript const& script) {
    if (message.words.empty())
        return message.text.contains("...") || message.text.contains("…") || message.text.contains('?');
    if (message.words.size() <= kWordsOnTrust)
        return std::ranges::any_of(message.words,
                                   [](MessageWord const& word) { return is_latin(word.folded); });
    if (is_mostly(message, is_function_word))
        return true;
    auto const known = words_of_lines(script);
    return is_mostly(message, [&](std::string const& word) { return known.contains(word); });
}

} // namespace evenkeel::journal
