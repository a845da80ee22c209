// Words that a reply in danger may not hold, in each language, and words that it has to hold. Every language of content/locales
// needs its own entry: a check that cannot read a text would let everything through.

/** Whole words of any alphabet, capitals or not. A piece may end in * for any ending. */
const words = (...pieces) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.map((piece) => piece.replaceAll('*', '[\\p{L}]*')).join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** Never, at the levels that the rule names (reply_rules.mjs). */
export const FORBIDDEN = {
  cold: {
    en: words('cold', 'cool', 'ice', 'icy', 'freez*'), de: words('kalt*', 'kühl*', 'eis', 'eisig*', 'eiswürfel'),
    es: words('frío', 'fría', 'fríos', 'frías', 'fresco', 'fresca', 'hielo', 'helad*'), ar: words('(?:ال)?بارد*', '(?:ال)?ثلج', 'مثلج*'),
  },
  breath_hold: {
    en: words('(?<!no )breath holds?', 'hold (?:your|the) breath'), de: words('(?<!kein )luftanhalten', 'halt die luft an', 'atem anhalten'),
    es: words('(?<!nada de )aguantar el aire', 'aguanta el aire', 'contén la respiración'), ar: words('حبس', '(?<!لا )وقفات'),
  },
  stirring: {
    en: words('shake', 'shaking', 'tremor', 'hyperventilat*', 'breathe (?:fast|quickly)'), de: words('schüttel*', 'zittern lass*', 'hyperventil*', 'atme schnell'),
    es: words('sacúdete', 'tembl*', 'hiperventil*', 'respira rápido'), ar: words('هز', 'ارتجاف', 'تنفس سريع'),
  },
  unproven_frequency: {
    en: words('(?:nearly |almost )?always', 'never fails', 'most (?:people|calls|of these)', 'guarantee*'), de: words('immer(?! wieder)', 'die meisten', 'garantier*'),
    es: words('siempre', 'la mayoría', 'garantiz*'), ar: words('دائما', 'معظم'),
  },
  promise_for_others: {
    en: words('no danger to', 'not a danger', 'would surely', 'will surely', 'would certainly', 'wants? you to'), de: words('keine gefahr', 'würde es sicher', 'würde sicher', 'wird sicher'),
    es: words('no eres un peligro', 'seguro que querr*', 'seguramente'), ar: words('لا خطر مني', 'بالتأكيد سي*'),
  },
  dictated_intent: {
    en: words('about to (?:end|take|kill)', 'going to (?:end|take|kill)'), de: words('kurz davor', 'werde mich umbringen', 'nehme mir das leben'),
    es: words('a punto de', 'voy a (?:matarme|quitarme)'), ar: words('على وشك', 'سأنهي'),
  },
  leading_question: {
    en: words('you(?:.re| are) not (?:thinking|planning|going)', 'you (?:don.t|do not) want to, do you', ', right\\?', 'are you not'), de: words('du (?:willst|denkst) doch nicht', 'nicht wahr', 'oder\\?'),
    es: words('¿verdad', '¿no\\?', 'no estarás'), ar: words('أليس كذلك', 'صحيح؟'),
  },
  contract: {
    en: words('promise', 'swear to'), de: words('versprich*', 'versprech*', 'schwör*'), es: words('promet*', 'jura*'), ar: words('عدني', 'وعد', 'أقسم'),
  },
  secrecy: {
    en: words('our secret', 'won.t tell', 'between us'), de: words('unser geheimnis', 'bleibt unter uns', 'erzähle es niemandem'),
    es: words('nuestro secreto', 'entre nosotros', 'no se lo diré'), ar: words('سرنا', 'يبقى بيننا'),
  },
  diagnosis: {
    en: words('you (?:have|suffer from) (?:depression|a disorder|psychosis)', 'you are (?:bipolar|depressed|psychotic)'), de: words('du hast (?:eine )?(?:depression|psychose|störung)', 'du bist (?:depressiv|bipolar|psychotisch)'),
    es: words('tienes (?:depresión|psicosis|un trastorno)'), ar: words('عندك اكتئاب', 'لديك اكتئاب', 'ذهان'),
  },
  method_or_quantity: {
    en: words('pills?', 'tablets?', 'ropes?', 'guns?', 'blades?', 'knife', 'knives', 'bridg*', 'overdos*', 'mg', 'milligrams?', 'grams?'), de: words('tablette*', 'pille*', 'seil', 'strick', 'waffe*', 'klingen?', 'messer', 'brücke*', 'überdos*', 'milligramm', 'gramm'),
    es: words('pastillas?', 'cuerdas?', 'pistolas?', 'armas?', 'cuchill*', 'puentes?', 'sobredosis', 'miligramos?', 'gramos?'), ar: words('حبوب', 'أقراص', 'حبل', 'سلاح', 'سكين', 'جسر', 'ملغ', 'غرام'),
  },
  claim_to_care: {
    en: words('i (?:care|love|miss|worry|feel)'), de: words('ich (?:liebe|vermisse|sorge mich|fühle mit)'), es: words('te quiero', 'te echo de menos', 'me preocupas', 'me duele'), ar: words('أحبك', 'أشتاق', 'أشعر معك'),
  },
  refusal_to_talk: {
    en: words('can.?t talk about', 'cannot (?:talk about|continue)'), de: words('kann darüber nicht', 'kann dieses gespräch nicht'), es: words('no puedo hablar de', 'no puedo seguir'), ar: words('لا أستطيع الكلام عن', 'لا أستطيع المتابعة'),
  },
  ending: {
    en: words('goodbye for now', 'see you (?:soon|then|later)', 'come back later', 'conversation is over'), de: words('bis bald', 'komm später wieder', 'gespräch ist beendet'), es: words('hasta luego', 'vuelve más tarde', 'la conversación ha terminado'), ar: words('إلى اللقاء', 'انتهت المحادثة'),
  },
  selling: {
    en: words('premium', 'subscri*', 'upgrade*', 'discount*', 'trial', 'streaks?', 'membership'), de: words('premium', 'abo', 'abos', 'mitgliedschaft', 'rabatt*', 'serie'), es: words('premium', 'suscri*', 'descuento*', 'racha', 'membresía'), ar: words('اشتراك*', 'خصم', 'عضوية'),
  },
  jargon: {
    en: words('polyvagal', 'vagus', 'vagal', 'dorsal', 'ventral', 'parasympathetic', 'ideation', 'dysregulat*'), de: words('polyvagal*', 'vagus*', 'dorsal*', 'ventral*', 'parasympathi*', 'dysregul*'),
    es: words('polivagal*', 'vago', 'dorsal', 'ventral', 'parasimpátic*', 'ideación', 'desregul*'), ar: words('المبهم', 'الظهري', 'البطني', 'الودي'),
  },
}

/** Words of which a text has to name one. */
export const NAMED = {
  thoughts: {
    en: words('kill*', 'dying', 'die', 'dead', 'suicide', 'ending your life', 'not wanting to (?:live|be alive)'), de: words('das leben zu nehmen', 'suizid', 'dein leben zu beenden', 'nicht mehr leben', 'zu sterben', 'tot'),
    es: words('quitarte la vida', 'acabar con tu vida', 'suicidio', 'no querer vivir', 'morir'), ar: words('(?:ب)?إنهاء حياتك', 'الانتحار', 'الموت', 'عدم الرغبة في الحياة'),
  },
  program: {
    en: words('program', 'software', 'no person'), de: words('programm', 'software', 'computerprogramm', 'kein mensch'), es: words('programa', 'software', 'ninguna persona'), ar: words('برنامج', 'لا إنسان'),
  },
}
