import { expect, test } from 'vitest'
import { textsIn } from './catalogues.ts'
import { filesUnder, textOf } from './tree.ts'

// What the bank's words put in quotation marks is the name of something on a page: it is found there under that name.

interface Said {
  en: string
  hi: string
}
const shownLanguages = ['en', 'hi'] as const

/** The texts of the buttons and pages that the bank's words name. */
const named: readonly string[] = [
  'consents.whatsapp.stop',
  'consents.usage.refuse',
  'consents.heading',
  'ending.contest.ask',
]

const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(textsIn(language).map(({ key, words }) => [key, words]))
const texts = { en: textsOf('en'), hi: textsOf('hi') }

const quotesOf = (words: string): string[] => [...words.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)

/** The text of each quotation, in its order; undefined where no button or page is called that. */
const keysOf = (said: Said, language: 'en' | 'hi'): (string | undefined)[] =>
  quotesOf(said[language]).map((quote) => named.find((key) => texts[language].get(key) === quote))

const isSaid = (data: object): data is Said =>
  'en' in data && 'hi' in data && typeof data.en === 'string' && typeof data.hi === 'string'

function everySaid(data: unknown): Said[] {
  if (typeof data !== 'object' || data === null) return []
  return isSaid(data) ? [data] : Object.values(data).flatMap(everySaid)
}

/** Words that name what no page has, or another thing in each language. */
const misnamed = (said: readonly Said[]): Said[] =>
  said.filter((one) => {
    const [en, hi] = shownLanguages.map((language) => keysOf(one, language))
    return [...(en ?? []), ...(hi ?? [])].includes(undefined) || en?.join() !== hi?.join()
  })

const bankWords = filesUnder('bank/data')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => everySaid(JSON.parse(textOf(file))))

test('a button or page that the bank’s words name is called that in every language', () => {
  expect(misnamed(bankWords)).toEqual([])
})

test('every name listed here is one that the bank’s words use', () => {
  expect(new Set(bankWords.flatMap((said) => keysOf(said, 'en')))).toEqual(new Set(named))
})

test('a name that has changed is found in either language, and so are two names for one thing', () => {
  const stale = { en: 'Choose “Switch off”.', hi: '“बंद करें” चुनें।' }
  const staleInHindi = { en: 'Choose “Turn off”.', hi: '“रोकें” चुनें।' }
  const crossed = { en: 'Choose “Turn off”.', hi: '“अनुमति न दें” चुनें।' }
  const right = { en: 'Choose “Turn off”.', hi: '“बंद करें” चुनें।' }
  expect(misnamed([stale, staleInHindi, crossed, right])).toEqual([stale, staleInHindi, crossed])
})
