import { etbMarkers, ntbMarkers, sharedMarkers, type Marker } from '@card-journey/journey/ids/markers.ts'
import { isLanguage, type Language } from '@card-journey/journey/texts/languages.ts'
import { expect, test } from 'vitest'
import { newsOf } from '../../server/services/messages/news.ts'
import { exists, filesUnder, textOf } from './tree.ts'
import { promises } from './promises.ts'

/** Words by which a text promises that the bank will do something, or when. */
const promising: Readonly<Record<Language, RegExp>> = {
  en: /\bwe(?:['’]ll| will)?(?: also| then)? (?:send|text|email|call|message|write|tell|remind|contact|notify|let you know|answer)\b|\bthey(?:['’]ll| will)? (?:call|contact|text)\b|\bin touch\b|\bcontact you\b|\byou(?:['’]ll| will)? (?:get|receive) an? (?:SMS|text|email|message|call)\b|\bwithin \d|\b(?:card|it) reaches you\b|\barrives? (?:by|within)\b|\bcomes to your\b|\bwill (?:text|send|email|call) you\b|\bsend me\b|\bget a copy by\b|\bwe(?:['’]ll| will) deliver\b/i,
  hi: /भेजेंगे|भेजते हैं|मुझे[^।]* भेजें|मुझे[^।]* ईमेल करे।|बताएँगे|कॉल करेंगे|संपर्क करेंगे|SMS से मिलेगा|\d+ घंटे? (?:के भीतर|में)|कामकाजी दिनों (?:में|के भीतर)|आप तक पहुँचेगा|पते पर पहुँच/,
}

interface Text {
  key: string
  language: string
  words: string
}

const ofScreens = await Promise.all(
  Object.keys(promising).flatMap((language) =>
    filesUnder(`journey/texts/${language}`).map(async (file): Promise<Text[]> => {
      const screen = file.split('/').at(-1)?.replace('.ts', '') ?? ''
      const { texts = {} } = (await import(`../../${file}`)) as { texts?: Record<string, string> }
      return Object.entries(texts).map(([key, words]) => ({ key: `${screen} ${key}`, language, words }))
    }),
  ),
)

interface BankText {
  code: string
  channel?: string
  text: Record<string, string>
}

const ofBank = ['messages', 'consents'].flatMap((file) =>
  (JSON.parse(textOf(`bank/data/${file}.json`)) as BankText[]).flatMap(({ code, channel, text }) =>
    Object.entries(text).map(([language, words]) => ({
      key: [file, code, channel].filter(Boolean).join(' '),
      language,
      words,
    })),
  ),
)

const markers = [ntbMarkers, etbMarkers, sharedMarkers].flatMap((table) => Object.keys(table) as Marker[])

const found = [...ofScreens.flat(), ...ofBank].filter(
  ({ language, words }) => isLanguage(language) && promising[language].test(words),
)

test('every text that promises a message, a call or a time says what keeps it (tools/laws/promises.ts)', () => {
  const unkept = found.filter(({ key }) => !Object.hasOwn(promises, key))
  expect(unkept.map(({ key, language, words }) => `${key} (${language}): ${words}`)).toEqual([])
})

test('every entry is about a text that promises', () => {
  const keys = new Set(found.map(({ key }) => key))
  expect(Object.keys(promises).filter((key) => !keys.has(key))).toEqual([])
})

test('what keeps a promise exists: the test it names, the job, the call, the rule', () => {
  const entries = Object.entries(promises).flatMap(([key, entry]) =>
    'noPromise' in entry ? [] : ('allOf' in entry ? entry.allOf : [entry]).map((kept) => ({ key, ...kept })),
  )
  const wrong = entries.filter(({ keptBy, test: proof }) => {
    const [file = '', ...title] = proof.split(': ')
    const proved = title.join('').length > 5 && exists(file) && textOf(file).includes(title.join(': '))
    const [what = '', name = '', template] = keptBy.split(' ')
    const place = { job: 'server/services', call: 'contract/calls', rule: 'journey/rules' }[what]
    const there =
      place !== undefined &&
      filesUnder(place).some((each) => !each.includes('.test.') && new RegExp(`\\b${name}\\b`).test(textOf(each))) &&
      (template === undefined || ofBank.some((text) => text.key.startsWith(`messages ${template}`)))
    return !proved || !there
  })
  expect(wrong).toEqual([])
})

test('news of an application names every message by which the back office tells its result', () => {
  const why = promises['verify-mobile mobileNumber.why']
  const named = why && 'allOf' in why ? why.allOf.map(({ keptBy }) => keptBy.split(' ').at(-1)) : []
  const sent = markers.flatMap((to) => newsOf('CRM_PUSH', to).map(({ reference }) => reference))
  expect(sent.length).toBeGreaterThan(1)
  expect(named).toEqual(expect.arrayContaining(sent))
})
