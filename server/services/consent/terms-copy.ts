import { plainDocument } from '@card-journey/bank/plain-document.ts'
import { consentDetails } from '@card-journey/bank/responses.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { ConsentText } from '../../store/consent-records.ts'
import type { ConsentEntry, OutboxEntry } from '../../store/records.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'
import { hashOf } from './consents.ts'

type Chosen = Pick<PayloadOf<'terms-copy'>, 'productLogo' | 'feeCode' | 'language'>

/** The documents in force with the figures of one card and fee plan, as the copy has them. */
const documentsInForce = (chosen: Chosen, { masterData }: Pick<Deps, 'masterData'>): ConsentText[] =>
  ['KFS', 'MITC'].flatMap((code) => {
    const [consent] = consentDetails(masterData(), { code, ...chosen }) ?? []
    if (!consent?.document) return []
    const { title, version } = consent.document
    const words = plainDocument(consent.document)
    return [{ hash: hashOf(words), code, version, language: chosen.language, title, words }]
  })

/**
 * The copy that the consent to the MITC promises: once for the same documents. The documents are kept as they were
 * accepted, because the bank may have newer ones when the email is sent.
 */
export async function termsCopyFor(
  consents: readonly ConsentEntry[],
  { productLogo, productFeecode: feeCode }: { productLogo: string; productFeecode: string },
  { now, at }: { now: string; at: number },
  deps: Pick<Deps, 'masterData' | 'store'>,
): Promise<OutboxEntry[]> {
  const accepted = consents.find(({ code, value }) => code === 'MITC' && value === 'Y')
  if (!accepted) return []
  const { version, language } = accepted
  const documents = documentsInForce({ productLogo, feeCode, language }, deps)
  await deps.store.consents.keepTexts(documents, at)
  const hashes = documents.map(({ hash }) => hash)
  const kept = { version, documents: hashes }
  const payload = { productLogo, feeCode, language, acceptedAt: now, accepted: kept }
  return [{ kind: 'terms-copy', reference: `terms-${hashOf(hashes.join())}`, payload }]
}

/** What was accepted. An entry of the release before does not name it: the documents in force stand in. */
async function acceptedDocuments(
  { accepted, ...chosen }: PayloadOf<'terms-copy'>,
  deps: Pick<Deps, 'masterData' | 'store'>,
): Promise<{ version: string; texts: string[] }> {
  if (!accepted) {
    const documents = documentsInForce(chosen, deps)
    return { version: documents.at(-1)?.version ?? '', texts: documents.map(({ words }) => words) }
  }
  const kept = await deps.store.consents.textsOf(accepted.documents)
  return { version: accepted.version, texts: accepted.documents.map((hash) => wordsOf(kept, hash)) }
}

function wordsOf(kept: ReadonlyMap<string, { words: string }>, hash: string): string {
  const text = kept.get(hash)
  // Kept before the consent was saved, and never deleted: an email without it would be no copy.
  if (!text) throw new Error(`the accepted document ${hash} is not kept`)
  return text.words
}

/** The email contains the text itself, not a link: the bank's page shows the current version. */
export async function sendTermsCopy(
  { applicationId, reference, payload }: Job<'terms-copy'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  const [applicant] = stored?.document.applicantDetails ?? []
  if (!stored || !applicant?.emailId) return
  const { productLogo, feeCode, language, acceptedAt } = payload
  const { version, texts } = await acceptedDocuments(payload, deps)
  await deliver(deps, {
    template: 'TERMS_COPY',
    channel: 'email',
    to: applicant.emailId,
    language,
    reference: gatewayReference(stored.id, reference),
    values: {
      name: fullNameOf(applicant),
      productName: stored.document.productName,
      acceptedOn: new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
        new Date(acceptedAt),
      ),
      version,
      documents: texts.join('\n\n\n'),
      link: `${deps.config.publicUrl}/terms-conditions/MITC?${new URLSearchParams({ productLogo, feeCode })}`,
    },
  })
}
