import type { Consent } from '@card-journey/journey/application/consent.ts'
import { consentToCall } from '@card-journey/journey/application/video-call-consent.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { consentEntries } from '../consent/consents.ts'
import { termsCopyFor } from '../consent/terms-copy.ts'
import type { HeldApplication } from '../held-application.ts'
import { firstLook } from '../identity/screening.ts'
import type { Attempt } from '../customer/attempts.ts'
import { afterTerms } from '../life/next-step.ts'
import { act, type Act, type Denial } from './act.ts'

interface Step extends Act {
  shown?: readonly Consent[] | undefined
  /** In which the texts of the consents were shown. */
  language: string
  /** When the answers were typed; its drafts from before are over. */
  typedAt: number
}

export type StepTaken = { kind: 'denied'; denial: Denial } | { kind: 'taken'; change: Change; attempt?: Attempt }

/** One action of one screen: the change to save, with consents and what leaves through the outbox. A denial is audited. */
export async function takeStep(
  held: HeldApplication & { transactionId: string },
  { language, typedAt, ...asked }: Step,
  running: Deps,
): Promise<StepTaken> {
  // The texts that are judged, recorded and copied are those of one moment.
  const master = running.masterData()
  const deps = { ...running, masterData: () => master }
  const { stored, session, at, now } = held
  const { screen, action } = asked
  const acted = await act({ ...held, applicationId: stored.id }, asked, deps)
  if (acted.denial) {
    const about = { applicationId: stored.id, sessionId: session.id }
    await deps.store.audit.append({ what: acted.event, detail: { screen, action }, ...about, at })
    return { kind: 'denied', denial: acted.denial }
  }
  const videoCall = consentToCall(acted.application, acted.consents ?? [], now)
  const consents = consentEntries(videoCall.fresh, language, deps.masterData())
  const change: Change = {
    next: videoCall.application,
    what: acted.event,
    detail: { screen, action },
    consents,
    outbox: [
      ...(await termsCopyFor(consents, videoCall.application, { now, at }, deps)),
      ...firstLook(videoCall.application),
      ...afterTerms(videoCall.application),
    ],
    clearsDraft: { screen, typedAt },
  }
  return { kind: 'taken', change, attempt: acted.attempt }
}
