import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { base, textsIn } from './catalogues.ts'
import { filesUnder, root } from './tree.ts'

// How the product speaks, as far as a rule can say it: its pages, its messages, and what people agree to.

/** Words that the product does not use, each with what it says instead. */
const notOurWords: Readonly<Record<string, RegExp>> = {
  email: /\be-mail/i,
  'right now': /at the moment/i,
  continue: /\bgo(es|ing)? on (with|there|here|without|as|in|\.)|\bto go on\b/i,
  'video call': /\bvideo desk\b/i,
  'straight away': /\bat once\b|\bright away\b/i,
  'in the meantime': /\bmeanwhile\b/i,
  again: /\banew\b/i,
  representative: /\bcaller\b/i,
  someone: /\bsomebody\b/i,
  'get, use, to, before': /\b(?:obtain|utili[sz]e|in order to|prior to|hereby|thereof|shall|be liable)\b/i,
  'Resend code': /\bsend (?:the|a new) code again\b|\bsend a new code\b|\bresend (?!code\b|in \{)/i,
  'Send the code': /\bsend (?:me )?code\b|\bsend me the code\b/i,
  code: /\bone-time (?:code|password)|(?<![\w{])OTP\b/,
  'sign in': /\blog(?:ged)? ?in\b/i,
  'Income Tax Department': /(?<!Income )\btax department\b/i,
  'turn on, turn off': /\bswitch(?:ed|es)?\b(?: [\w’]+){0,3} (?:on|off)\b/i,
  'choose, select': /\b(?:press|click|tap) (?!to pay\b)/i,
  'what to do instead': /\bunable to\b|\bfailed to\b|\bkindly\b|\bplease note\b/i,
  'the short form, as people say it':
    /\b(?:do|does|did|is|are|was|were|has|have|could|would|should|can|will) not\b|\bcannot\b|\b(?:We|You|It|There|That|They) (?:are|is|will)\b|\bLet us\b/,
}

/** Words that Hindi could write in more than one way, each as the product writes it. */
const hindiSpellings = {
  पिन: /(?<![\w{])PIN(?![\w}])/,
  SMS: /एसएमएस/,
  KYC: /केवाईसी/,
  मुफ़्त: /निःशुल्क|नि:शुल्क|मुफ्त/,
  CVV: /सीवीवी/,
  ईमेल: /ई-मेल/,
  गलत: /ग़लत/,
  कानून: /क़ानून/,
  बाकी: /बाक़ी/,
  'आम तौर': /आमतौर/,
  जन्मतिथि: /जन्म तिथि/,
  'साइन इन': /लॉग इन|लॉगइन|लॉगिन/,
  सिस्टम: /प्रणाली/,
  'क्रेडिट लिमिट': /क्रेडिट सीमा/,
  कैशबैक: /% वापसी/,
  'क, ख, ग without a dot, as in बाकी, खर्च and गलत: nobody says them otherwise': /[\u0915-\u0917]\u093c|[\u0958-\u095a]/,
  'ज़, फ़ with their dot, as in ज़रूरी and फ़ैसला: it is another sound':
    /ज्यादा|जरू|इंतजार|मंजूर|(?:दस्तावे|आवा|ची)ज(?!\u093c)|फैसल|फायद|फोन|फोटो|फाइल|फॉर्म|ऑफर|ऑफिस|काफी|(?:सिर्|सा|मा|तर)फ(?!\u093c)/,
}

/** What people say in a bank's app, and the bookish or stray word for it. */
const hindiWords: Readonly<Record<string, RegExp>> = {
  CRN: /सीआरएन/,
  UIDAI: /यूआईडीएआई/,
  QR: /क्यूआर/,
  VPN: /वीपीएन/,
  ऑफ़िस: /दफ़्तर|कार्यालय/,
  पार्टनर: /साझेदार|सहयोगी/,
  फ़ैसला: /निर्णय/,
  नतीजा: /परिणाम/,
  'फ़िक्स्ड डिपॉज़िट (FD)': /सावधि जमा/,
  'रेफ़रेंस नंबर': /संदर्भ/,
  'आखिरी अंक': /अंतिम अंक|पर समाप्त होने/,
  तरीका: /तरीक़/,
  'कोड फिर से भेजें': /नया कोड भेजें|कोड (?:फिर|दोबारा) भेजें/,
  'एक पल': /एक क्षण/,
  अगर: /(?<!\S)यदि/,
  सिर्फ़: /(?<!\S)केवल/,
  इस्तेमाल: /उपयोग/,
  मंज़ूर: /स्वीकृत/,
  जवाब: /(?<!\S)उत्तर(?!ी)/,
  उम्र: /(?<!\S)आयु/,
  निजी: /व्यक्तिगत/,
  गड़बड़ी: /त्रुटि/,
  'कॉपी (of a document)': /(?<!\S)प्रति(?! (?:माह|वर्ष|दिन))(?!\S)/,
  'रजिस्टर्ड मोबाइल नंबर': /पंजीकृत/,
  'देय तिथि (of a bill)': /नियत/,
  'पैन (as on the card)': /(?<![\w{])PAN(?![\w}])/,
  'सबसे ज़रूरी (of terms)': /महत्वपूर्ण/,
  टैक्स: /(?<!\S)कर (?:निवासी|कानून|नंबर)/,
  'सेव है (as every app says it)': /सहेज|कुछ नहीं खोया|कुछ भी खोया नहीं/,
  जेंडर: /(?<!\S)लिंग/,
  वर्ज़न: /संस्करण/,
  'एक्टिवेट करें': /सक्रिय/,
  'कामकाजी दिन': /कार्य ?दिवस/,
  'ज़रूरी नहीं': /वैकल्पिक/,
  'सालाना, हर महीने': /वार्षिक|प्रति (?:वर्ष|माह)/,
  'the way itself (“शाखा में …”), without “instead”': /इसके बजाय|उसके बदले/,
  'आवेदन का स्टेटस': /आवेदन की स्थिति/,
  'नहीं हो पाया': /असफल|सफल नहीं/,
  प्राइवेसी: /गोपनीयता/,
  इंतज़ार: /प्रतीक्षा/,
  'चलेगा (a code, a link), वैधता (a document)': /(?<!\S)मान्य|(?:कोड|लिंक|दस्तावेज़|इसकी) की? ?अवधि/,
  'वीडियो कॉल (open or not)': /डेस्क/,
  'पेज (of a document too)': /पन्न/,
  'फ़ोटो खींचें': /फ़ोटो लें/,
  राशि: /रकम/,
  सैलरी: /वेतन/,
  लगभग: /करीब/,
  दस्तावेज़: /कागज़/,
  शुल्क: /फ़ीस/,
  पुष्टि: /सत्याप/,
  'टिक करें': /निशान लगा/,
  'चुनें (a button by its name)': /” दबाएँ/,
  'पिन बनाएँ': /पिन सेट/,
  'के अंतर से (of steps)': /गुणक|अंतराल/,
  ग्राहक: /कस्टमर(?! केयर)/,
  'मिटाना (of data)': /हटा (?:दिया|दिए|दी) (?:जा(?:एगा|ता)|जाते)/,
  शेयर: /साझा /,
  'पहचान पत्र': /पहचान दस्तावेज़/,
  कोड: /(?<![\w{])OTP(?![\w}])|ओटीपी|वन-टाइम/,
  इनकम: /आयकर/,
  'अपने आप': /अपने-आप/,
  'लोड हो रहा है (of what a page shows)': /कार्ड खुल रहे/,
}

/** The specification's own words (section 5 and 8), and a law's name. */
const asSpecified = new Set([
  'errors.E_INVALID_SESSION.heading',
  'fields.nameOnCardTooLong',
  'pan-registered.login',
  'fields.pincodeNotServiceable',
])

const english = textsIn(base).filter(({ key }) => !asSpecified.has(key))
const hindi = textsIn('hi').filter(({ key }) => !asSpecified.has(key))

function offending(texts: { key: string; words: string }[], words: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(words).flatMap(([instead, others]) =>
    texts.filter((text) => others.test(text.words)).map((text) => `${text.key}: ${text.words} (say: ${instead})`),
  )
}

/** What the bank says in one language, wherever it stands in a file. */
function saidBy(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === language && typeof each === 'string' ? [each] : saidBy(each, language),
  )
}

const bankFiles = filesUnder('bank/data').filter((path) => path.endsWith('.json'))

const bankTextsIn = (language: string) =>
  bankFiles.flatMap((file) =>
    saidBy(JSON.parse(readFileSync(`${root}${file}`, 'utf8')), language).map((words) => ({ key: file, words })),
  )
/** The specification's own sentence (section 5). */
const bankEnglish = bankTextsIn(base).filter(({ words }) => words !== 'PinCode is not serviceable')
const bankHindi = bankTextsIn('hi')

test('English says each of these in one way, in the texts and in the bank’s words', () => {
  expect(bankEnglish.length).toBeGreaterThan(300)
  expect(offending([...english, ...bankEnglish], notOurWords)).toEqual([])
})

test('Hindi writes and says each of these in one way, in the texts and in the bank’s words', () => {
  expect(bankHindi.length).toBe(bankEnglish.length + 1)
  expect(offending([...hindi, ...bankHindi], { ...hindiSpellings, ...hindiWords })).toEqual([])
})

test('what people agree to is held to the same words: the terms, the consents and their notices', () => {
  const files = new Set(bankHindi.map(({ key }) => key.replace('bank/data/', '')))
  for (const file of [
    'consents.json',
    'consent-notices.json',
    'documents/kfs.json',
    'documents/mitc.json',
    'documents/privacy.json',
    'documents/tnc.json',
  ])
    expect(files).toContain(file)
})

/** What a browser or a phone calls its own switches. */
const browsersOwn = {
  en: ['Allow', 'Camera', 'Location', 'Microphone'],
  hi: ['अनुमति दें', 'कैमरा', 'लोकेशन', 'माइक्रोफ़ोन'],
}

test.each(['en', 'hi'] as const)(
  'what %s puts in quotation marks is the name of a thing on a page, letter by letter',
  (language) => {
    const texts = textsIn(language)
    const names = new Set([...texts.map(({ words }) => words), ...browsersOwn[language]])
    const letters = readFileSync(`${root}bank/data/decision-notice.json`, 'utf8').split('\n')
    const said = [
      ...texts.map(({ words }) => words),
      ...letters.filter((line) => line.trim().startsWith(`"${language}"`)),
    ].flatMap((words) => [...words.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((name) => !names.has(name))).toEqual([])
  },
)

/** A text as it is shown at its longest branch, with a word for each name and number. */
const shown = (message: string): string =>
  message.replace(/\{\w+\}/g, 'X').replace(/\{\w+, plural,[^]*?other \{([^}]*)\}\}/g, '$1')

test('a field says how much it takes near its limit, never in its hint', () => {
  const hints = [...english, ...hindi].filter(({ key }) => key.endsWith('.hint'))
  expect(hints.length).toBeGreaterThan(40)
  expect(hints.filter(({ words }) => /up to \S+ (?:characters|letters)|अक्षरों (?:तक|से ज़्यादा)/i.test(words))).toEqual([])
})

test('nobody has to read a sentence twice: none has more than 26 words', () => {
  const long = [...english, ...hindi].filter(({ words }) =>
    shown(words)
      .split(/(?<=[.?!।:;])\s+/)
      .some((sentence) => sentence.split(/\s+/).length > 26),
  )
  expect(long).toEqual([])
})

const isName = (key: string): boolean => /\.(?:title|heading|label|submit|buttonRequired)(?:\.\w+)?$/.test(key)

test('a title, a label and a button end without a full stop', () => {
  const stopped = [...english, ...hindi].filter(({ key, words }) => isName(key) && /(?<!\.)[.।]$/.test(words))
  expect(stopped).toEqual([])
})

const letters = new Intl.Segmenter('hi')

/** A button or what it says while it waits; a camera that is busy is no button. */
const isButton = (key: string): boolean =>
  /\.(?:submit|buttonRequired|busy)$/.test(key) && !/(?:camera|microphone)\.busy$/.test(key)

test('a button fits on one line of a phone 360 px wide, also while it is busy', () => {
  const wide = [...english, ...hindi].filter(
    ({ key, words }) => isButton(key) && [...letters.segment(shown(words))].length > 30,
  )
  expect(wide).toEqual([])
})
