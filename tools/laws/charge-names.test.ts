import { expect, test } from 'vitest'
import { catalogues, textsIn } from './catalogues.ts'
import { filesUnder, textOf } from './tree.ts'

// One charge, one name in each language: on the card's page, in the comparison and the offer, in the key facts and terms.

interface Named {
  en: string
  hi: string
}
const shownLanguages = ['en', 'hi'] as const

/** By the figure that a document prints in the charge's row; each with the texts that label it on a page. */
const charges = {
  joiningFee: {
    name: { en: 'Joining fee', hi: 'जॉइनिंग शुल्क' },
    labels: ['card-details.fee.joining', 'compare-cards.joiningFee', 'eligible-card-listing.fee.joining'],
  },
  annualFee: {
    name: { en: 'Annual fee', hi: 'सालाना शुल्क' },
    labels: [
      'card-details.fee.annual',
      'compare-cards.annualFee',
      'eligible-card-listing.fee.annual',
      'congratulations.costs.annual',
    ],
  },
  addOnCardFee: { name: { en: 'Add-on card', hi: 'ऐड-ऑन कार्ड' }, labels: ['card-details.fee.addOn'] },
  replacementFee: { name: { en: 'Replacement card', hi: 'रिप्लेसमेंट कार्ड' }, labels: ['card-details.fee.replacement'] },
  latePaymentUpTo: { name: { en: 'Late payment', hi: 'देर से भुगतान' }, labels: ['card-details.fee.late'] },
  overLimitFee: {
    name: { en: 'Going over your limit', hi: 'लिमिट से ज़्यादा खर्च' },
    labels: ['card-details.fee.overLimit'],
  },
  chequeBounceFee: { name: { en: 'Bounced cheque', hi: 'चेक बाउंस' }, labels: ['card-details.fee.chequeBounce'] },
  cashAdvance: { name: { en: 'ATM withdrawal', hi: 'ATM से नकद निकासी' }, labels: ['card-details.charge.cash'] },
  foreignMarkup: {
    name: { en: 'Payments in foreign currency', hi: 'विदेशी मुद्रा में भुगतान' },
    labels: ['card-details.charge.foreign', 'compare-cards.foreign'],
  },
  monthlyInterest: {
    name: { en: 'Interest on unpaid amounts', hi: 'बकाया राशि पर ब्याज' },
    labels: ['card-details.charge.interest', 'compare-cards.interest', 'congratulations.costs.interest'],
  },
  interestFreeDays: {
    name: { en: 'Interest-free days', hi: 'बिना ब्याज के दिन' },
    labels: ['card-details.charge.interestFree', 'congratulations.costs.interestFree'],
  },
  minimumDue: {
    name: { en: 'Minimum amount due', hi: 'न्यूनतम देय राशि' },
    labels: ['card-details.charge.minimumDue', 'virtual-card.autopay.minimum'],
  },
  contactlessUpTo: {
    name: { en: 'Tap to pay without a PIN', hi: 'बिना पिन टैप करके भुगतान' },
    labels: ['card-details.charge.contactless'],
  },
  emiFrom: { name: { en: 'EMI on bills', hi: 'बिल पर EMI' }, labels: ['card-details.charge.emi'] },
} as const satisfies Readonly<Record<string, { name: Named; labels: readonly string[] }>>

/** Other names that these charges have had, or have elsewhere. */
const otherNames = {
  en: /\b(?:least amount|minimum payment|yearly fee|membership fee|renewal fee|contactless|instalments?|(?:cash )?from a machine|cash (?:advance|withdrawal)|cheque that|returned cheque|failed payment|over[- ]limit|markup|days without interest|carry over)\b/i,
  hi: /बदले में नया कार्ड|वार्षिक शुल्क|सदस्यता शुल्क|प्रभार|मशीन से|कॉन्टैक्टलेस|संपर्करहित|किस्त|विलंब शुल्क|लेट फ़ीस|न्यूनतम (?:भुगतान|राशि)|ब्याज-मुक्त|मार्कअप|भुगतान फ़ेल|सीमा से अधिक/,
}

interface Text {
  where: string
  language: 'en' | 'hi'
  words: string
}

const labels: readonly Text[] = shownLanguages.flatMap((language) => {
  const texts = new Map(textsIn(language).map(({ key, words }) => [key, words]))
  return Object.values(charges).flatMap((charge) =>
    charge.labels.map((where): Text => ({ where, language, words: texts.get(where) ?? '' })),
  )
})

/** A label may go on after its name: "Late payment, bill over ₹100". */
const isCalled = (words: string, name: string): boolean => words === name || words.startsWith(`${name}, `)

const nameOfLabel = ({ where, language }: Text): string =>
  Object.values(charges).find((charge) => (charge.labels as readonly string[]).includes(where))?.name[language] ?? ''

const misnamedLabels = (texts: readonly Text[]): Text[] =>
  texts.filter((text) => !isCalled(text.words, nameOfLabel(text)))

interface Document {
  code: string
  sections: { rows?: { label: Named; value: Named }[] }[]
}

const documents = ['kfs', 'mitc'].map((file) => JSON.parse(textOf(`bank/data/documents/${file}.json`)) as Document)

/** Rows of a document that print a charge under another name. */
const misnamedRows = ({ sections }: Document): Text[] =>
  sections.flatMap(({ rows = [] }) =>
    rows.flatMap(({ label, value }) =>
      Object.entries(charges)
        .filter(([figure]) => value.en.includes(`{${figure}}`))
        .flatMap(([where, { name }]) =>
          shownLanguages
            .filter((language) => label[language] !== name[language])
            .map((language): Text => ({ where, language, words: label[language] })),
        ),
    ),
  )

const bankFiles = filesUnder('bank/data').filter((file) => file.endsWith('.json'))

const everyText: readonly Text[] = shownLanguages.flatMap((language) => [
  ...textsIn(language).map(({ key, words }): Text => ({ where: key, language, words })),
  ...bankFiles.flatMap((file) =>
    [...textOf(file).matchAll(new RegExp(`"${language}": ("(?:[^"\\\\]|\\\\.)*")`, 'g'))].map(
      ([, words = '""']): Text => ({ where: file, language, words: JSON.parse(words) as string }),
    ),
  ),
])

const underAnotherName = (texts: readonly Text[]): Text[] =>
  texts.filter(({ language, words }) => otherNames[language].test(words))

test('every page calls a charge by its name', () => {
  expect([...catalogues.keys()]).toEqual(expect.arrayContaining([...shownLanguages]))
  expect(misnamedLabels(labels)).toEqual([])
})

test('the key facts print every charge, and key facts and terms print each under its name', () => {
  const [keyFacts] = documents
  const printed = keyFacts?.sections.flatMap(({ rows = [] }) => rows.map(({ value }) => value.en)).join(' ') ?? ''
  expect(Object.keys(charges).filter((figure) => !printed.includes(`{${figure}}`))).toEqual([])
  expect(documents.flatMap(misnamedRows)).toEqual([])
})

test('no text of the product or the bank uses another name of a charge', () => {
  expect(everyText.filter(({ where }) => where.startsWith('bank/data/products/')).length).toBeGreaterThan(50)
  expect(underAnotherName(everyText)).toEqual([])
})

test('a wrong name is found on a page, in a document and in a sentence', () => {
  const label = { where: 'card-details.charge.minimumDue', language: 'en', words: 'Smallest amount' } as const
  expect(misnamedLabels([label])).toEqual([label])
  const row = { label: { en: 'Fee to join', hi: 'जॉइनिंग शुल्क' }, value: { en: '{joiningFee}', hi: '{joiningFee}' } }
  expect(misnamedRows({ code: 'KFS', sections: [{ rows: [row] }] })).toHaveLength(1)
  const said = [
    { where: 'a card', language: 'en', words: 'No markup abroad.' },
    { where: 'a card', language: 'hi', words: 'कोई वार्षिक शुल्क नहीं।' },
  ] as const
  expect(underAnotherName(said)).toEqual(said)
})

test('interest is written in one way wherever a page says it', () => {
  for (const language of shownLanguages) {
    const pages = [
      'card-details.charge.interest.value',
      'compare-cards.interest.value',
      'congratulations.costs.interest.value',
    ]
    const written = textsIn(language).filter(({ key }) => pages.includes(key))
    expect(written).toHaveLength(3)
    expect(new Set(written.map(({ words }) => words)).size).toBe(1)
  }
})
