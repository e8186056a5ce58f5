import * as crm from '@card-journey/providers/crm/wire.ts'
import * as los from '@card-journey/providers/los/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

interface Case {
  mobile: string
  pushedAt: number
  /** The applicant has withdrawn. */
  closed?: true
}

/** LOS and CRM: both take a case and decide it after the back office's working time; also the CRM's client data. */
export function caseReview({ bank, serve }: SystemHost): void {
  for (const { system, wire } of [
    { system: 'los', wire: los },
    { system: 'crm', wire: crm },
  ] as const) {
    const cases = bank.state.collection<Case>(`${system}-cases`)

    serve(wire.pushCase, ({ externalId, mobileNumber }, reference) => {
      const { pushedAt } =
        cases.get(externalId) ?? cases.put(externalId, { mobile: mobileNumber, pushedAt: Date.now() })
      bank.notifier.whenChanged(`${system} ${externalId}`, externalId, () => bank.settled(pushedAt))
      return { answer: { caseId: `${system}-${reference}` } }
    })

    serve(wire.closeCase, ({ externalId }) => {
      const found = cases.get(externalId)
      if (!found) return { refuse: 'NO_SUCH_APPLICATION' }
      cases.put(externalId, { ...found, closed: true })
      return { answer: { done: true } }
    })

    serve(wire.caseStatus, ({ externalId }) => {
      const found = cases.get(externalId)
      if (!found) return { refuse: 'NO_SUCH_APPLICATION' }
      if (found.closed) return { answer: { caseStatus: 'REJECTED' } }
      if (!bank.settled(found.pushedAt)) return { answer: { caseStatus: 'OPEN' } }
      return { answer: { caseStatus: personOf(found.mobile)?.[system] === 'reject' ? 'REJECTED' : 'APPROVED' } }
    })
  }

  const contests = bank.state.collection<Case>('contests')

  const refused = bank.state.collection<number>('refused-contests')

  serve(crm.contestCase, ({ externalId, mobileNumber }, reference) => {
    const contest = personOf(mobileNumber)?.contest
    const times = refused.get(externalId) ?? 0
    if (typeof contest === 'object' && times < contest.refusedAtFirst) {
      refused.put(externalId, times + 1)
      return { refuse: 'REVIEW_CLOSED' }
    }
    if (!contests.get(externalId)) contests.put(externalId, { mobile: mobileNumber, pushedAt: Date.now() })
    return { answer: { caseId: `contest-${reference}` } }
  })

  serve(crm.contestStatus, ({ externalId }) => {
    const found = contests.get(externalId)
    if (!found) return { refuse: 'NO_SUCH_APPLICATION' }
    if (!bank.settled(found.pushedAt)) return { answer: { contestStatus: 'OPEN' } }
    return { answer: { contestStatus: personOf(found.mobile)?.contest === 'lifted' ? 'LIFTED' : 'UPHELD' } }
  })

  // What the retailer of a card has heard of an application.
  const heard = bank.state.collection<string>('retailer-status')

  serve(crm.retailerStatus, ({ externalId, applicationStatus }) => {
    heard.put(externalId, applicationStatus)
    return { answer: { done: true } }
  })

  serve(crm.applicationState, ({ externalId }) =>
    bank.state.collection<Case>('crm-cases').get(externalId)
      ? { answer: { applicationState: 'OPEN' } }
      : { refuse: 'NO_SUCH_APPLICATION' },
  )

  serve(crm.clientData, ({ requestId, clientId }) => {
    const found = bank.preparedClients.find(requestId, clientId)
    if (!found) return { refuse: 'CLIENT_DATA_UNKNOWN' }
    const { answers, mobile: mobileNumber, channelCode, productLogo, feeCode, language } = found
    return {
      answer: {
        mobileNumber,
        channelCode,
        productLogo,
        feeCode,
        requestId,
        clientId,
        consent: 'Y',
        language,
        fields: Object.entries(answers).map(([name, value]) => ({ name, value })),
      },
    }
  })
  serve(crm.preparedEvent, ({ requestId, clientId, event }) => {
    bank.preparedClients.note(requestId, clientId, eventOf[event])
    return { answer: { done: true } }
  })
}

const eventOf = {
  SENT: 'sent',
  NOT_SENT: 'notSent',
  OPENED: 'opened',
  CONFIRMED: 'confirmed',
  EMAIL_VERIFIED: 'emailVerified',
} as const
