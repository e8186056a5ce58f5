import consents from '@card-journey/bank/data/consents.json' with { type: 'json' }
import type { ConsentText } from '../fields/ConsentField.tsx'
import { inExampleNames } from './example-brand.ts'

/** One of the bank's consents as the page is given it, with the names of the examples: screens are measured with its length. */
export function bankConsent(code: string, different: Partial<ConsentText> = {}): ConsentText {
  const found = consents.find((one) => one.code === code)
  if (!found) throw new Error(`The bank has no consent ${code}`)
  const { title, text, version, kind, mandatory, document } = found
  return {
    code,
    version,
    kind: kind as ConsentText['kind'],
    mandatory: mandatory as ConsentText['mandatory'],
    title: inExampleNames(title, 'en'),
    text: inExampleNames(text, 'en'),
    ...(document && { documentCode: document as NonNullable<ConsentText['documentCode']> }),
    ...different,
  }
}

/** What the bank's consents say in Hindi, by what they say in English. */
export const consentsInHindi: Readonly<Record<string, string>> = Object.fromEntries(
  consents.flatMap(({ title, text }) =>
    [title, text].map((words) => [inExampleNames(words, 'en'), inExampleNames(words, 'hi')]),
  ),
)
