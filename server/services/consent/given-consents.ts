import type { MasterData } from '@card-journey/bank/load.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { givenConsents } from '@card-journey/contract/calls/apps/givenConsents.ts'
import type { ConsentPlace } from '@card-journey/contract/shapes/consent-history.ts'
import { type ConsentCode, withdrawableConsents } from '@card-journey/journey/application/consent.ts'
import type { Consents } from '../../store/consent-records.ts'
import type { ConsentEntry } from '../../store/records.ts'
import { consentsInWords } from '../answers/answers-in-words.ts'

type Recorded = Awaited<ReturnType<Consents['withEvents']>>[number]

const placesOfEvents: Readonly<Record<string, ConsentPlace>> = {
  created: 'start',
  'mpin-set': 'pin',
  'card-activation-asked': 'card',
  'card-activated': 'card',
  'autopay-asked': 'card',
  'autopay-changed': 'card',
  'autopay-change-unsure': 'card',
  'autopay-off-asked': 'card',
  'upi-asked': 'card',
  'upi-off-asked': 'card',
  'add-on-asked': 'card',
  'add-on-ordered': 'card',
  'add-on-known': 'card',
  'add-on-unsure': 'card',
  'upi-changed': 'card',
  'upi-change-unsure': 'card',
  'statement-consent-given': 'statement',
  'whatsapp-consent': 'consents',
  'airline-asked': 'airline',
  'consent-withdrawn': 'consents',
  'aadhaar-code-sent': 'aadhaar',
  'aadhaar-mobile-differs': 'aadhaar',
}

const placesOfScreens: Readonly<Record<string, ConsentPlace>> = {
  'verify-mobile': 'start',
  confirm: 'start',
  tc: 'terms',
  tcc: 'terms',
  congratulations: 'terms',
  'review-telecaller': 'terms',
  kyc: 'aadhaar',
  requirements: 'call',
  'set-mpin': 'pin',
  'upload-document': 'statement',
  'more-personal-details': 'airline',
  'customise-card': 'airline',
  'virtual-card': 'card',
}

/** How a consent came to the record: by the event of its save, or the screen that was saved. */
export const placeOf = ({ event = '', screen = '', code }: Pick<Recorded, 'event' | 'screen' | 'code'>): ConsentPlace =>
  placesOfEvents[event] ?? placesOfScreens[screen] ?? (code === 'STATEMENT' ? 'statement' : 'elsewhere')

const canWithdraw = (code: string, entries: readonly ConsentEntry[]): boolean =>
  (withdrawableConsents as readonly string[]).includes(code) &&
  entries.findLast((entry) => entry.code === code)?.value === 'Y'

/** Each consent as it stands, with every answer that led there, on whatever screen it was given. */
export const consentsWithHistory = (
  entries: readonly Recorded[],
  language: string,
  master: MasterData,
  texts: ReadonlyMap<string, { words: string }>,
): ResponseOf<typeof givenConsents> =>
  consentsInWords(entries, language, master).map((consent) => ({
    ...consent,
    withdrawable: canWithdraw(consent.code, entries),
    history: entries
      .filter(({ code }) => code === consent.code)
      .map((entry) => ({
        version: entry.version,
        value: entry.value,
        language: entry.language,
        at: new Date(entry.at).toISOString(),
        place: placeOf(entry),
        // None was kept for what was agreed to before texts were.
        text: texts.get(entry.textHash)?.words,
      })),
  }))

/** The entry that withdraws a consent: of the text that was agreed to, in its language. None if it isn't given. */
export const withdrawnConsent = (code: ConsentCode, entries: readonly ConsentEntry[]): ConsentEntry[] =>
  canWithdraw(code, entries) ? endedConsent(code, entries) : []

/** The same for a consent that ends where it is used, as autopay does by being turned off. */
export function endedConsent(code: ConsentCode, entries: readonly ConsentEntry[]): ConsentEntry[] {
  const last = entries.findLast((entry) => entry.code === code)
  if (last?.value !== 'Y') return []
  const { version, language, textHash } = last
  return [{ code, version, language, textHash, value: 'N' }]
}
