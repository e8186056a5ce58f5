import { withdrawConsent as call } from '@card-journey/contract/calls/apps/withdrawConsent.ts'
import { applicantRoute } from '../../http/route.ts'
import { mobileBankingEntry } from '../../services/card/mobile-banking.ts'
import { withdrawnConsent } from '../../services/consent/given-consents.ts'

export const withdrawConsent = applicantRoute(
  call,
  async ({ request: { code }, application, stored, save }, { store }) => {
    const consents = withdrawnConsent(code, await store.consents.of(stored.id))
    return save({
      next: application,
      // Nothing in the record follows from it: a job that saved meanwhile doesn't keep it from being withdrawn.
      again: (latest) => latest,
      atAnyMarker: true,
      what: 'consent-withdrawn',
      detail: { code },
      consents,
      outbox: consents.some((entry) => entry.code === 'MBANKING') ? [mobileBankingEntry(false)] : [],
      respond: (saved) => [saved],
    })
  },
)
