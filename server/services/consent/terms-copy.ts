import { consentDetails } from '@card-journey/bank/responses.ts'
import { plainDocument } from '@card-journey/bank/plain-document.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { ConsentEntry, OutboxEntry } from '../../store/records.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'

/** The copy that the consent to the MITC promises: once per version, card and fee plan. */
export function termsCopyFor(
  consents: readonly ConsentEntry[],
  { productLogo, productFeecode }: { productLogo: string; productFeecode: string },
  acceptedAt: string,
): OutboxEntry[] {
  const accepted = consents.find(({ code, value }) => code === 'MITC' && value === 'Y')
  if (!accepted) return []
  const { version, language } = accepted
  const payload = { productLogo, feeCode: productFeecode, language, acceptedAt }
  return [{ kind: 'terms-copy', reference: `terms-${version}-${productLogo}-${productFeecode}`, payload }]
}

/**
 * The email contains the text itself, not a link: the bank's page shows the current version, this is the accepted one.
 */
export async function sendTermsCopy(
  { applicationId, reference, payload }: Job<'terms-copy'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  const [applicant] = stored?.document.applicantDetails ?? []
  if (!stored || !applicant?.emailId) return
  const { productLogo, feeCode, language, acceptedAt } = payload
  const documents = ['KFS', 'MITC'].flatMap((code) => {
    const [consent] = consentDetails(deps.masterData(), { code, productLogo, feeCode, language }) ?? []
    return consent?.document ? [consent.document] : []
  })
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
      version: documents.at(-1)?.version ?? '',
      documents: documents.map(plainDocument).join('\n\n\n'),
      link: `${deps.config.publicUrl}/terms-conditions/MITC?${new URLSearchParams({ productLogo, feeCode })}`,
    },
  })
}
