import { createHash } from 'node:crypto'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { ConsentEntry } from '../store/records.ts'

/** Consent entries of what was ticked: the version is the bank's current one, the hash that of the text in the applicant's language. */
export function consentEntries(
  given: readonly { code: ConsentCode; value: 'Y' | 'N' }[],
  language: string,
  master: MasterData,
): ConsentEntry[] {
  return given.map(({ code, value }) => {
    const shown = master.consents.find((consent) => consent.code === code)
    const text = shown ? inLanguage(shown.text, language) : ''
    return {
      code,
      version: shown?.version ?? '0.0',
      language,
      textHash: createHash('sha256').update(text).digest('hex'),
      value,
    }
  })
}
