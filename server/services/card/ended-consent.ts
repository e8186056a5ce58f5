import { paysFromAccount } from '@card-journey/journey/rules/card/billing.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { effectOnce } from '../effect-once.ts'
import { stragglersMs } from '../last-word.ts'
import { whileAlone } from '../while-alone.ts'
import { lastConsent } from '../consent/last-consent.ts'
import { issuedCard } from './reveal.ts'

type OfCard = 'UPI' | 'AUTOPAY'

/** The entry of a save that comes before the host is asked for what was agreed to. */
export const lookOnceArrived = (code: OfCard, at: number): OutboxEntry => ({
  kind: 'ended-consent',
  payload: { code },
  dueAt: at + stragglersMs,
})

/** What one change at a time is: the calls of the page, and this look. */
export const changeOf = { UPI: 'upi-change', AUTOPAY: 'autopay-change' } as const

/**
 * What the host was asked for with a consent may be made late, when the holder has ended it and the host has said that there
 * is nothing to turn off. Then it is turned off here. Throws to be retried.
 */
export async function lookAtEndedConsent(
  { applicationId, reference, payload: { code } }: Job<'ended-consent'>,
  deps: Deps,
): Promise<void> {
  const card = applicationId ? await issuedCard(applicationId, deps) : undefined
  if (!applicationId || !card) return
  const at = deps.clock()
  const looked = await whileAlone({ applicationId, what: changeOf[code], at }, deps, async () => {
    if ((await lastConsent(code, applicationId, deps))?.value === 'Y') return { off: false }
    const off = await turnOff[code](
      applicationId,
      { reference, cardReference: card.details.cardReference ?? '', at },
      deps,
    )
    const what = code === 'UPI' ? 'upi-changed' : 'autopay-changed'
    if (off) await deps.store.audit.append({ what, detail: { endedConsent: true }, applicationId, at })
    return { off }
  })
  if (!looked) throw new Error('another change is under way')
}

interface Look {
  /** Of the entry. */
  reference: string
  cardReference: string
  at: number
}

/** Whether there was something to turn off. */
const turnOff: Readonly<Record<OfCard, (applicationId: string, look: Look, deps: Deps) => Promise<boolean>>> = {
  async UPI(applicationId, { reference, cardReference, at }, deps) {
    const { cardHost } = deps.systems
    const read = hostSaid(await cardHost.upi({ cardReference }))
    if (!read || read.state === 'off') return false
    const about = { on: false, look: reference }
    const effect = { applicationId, system: 'card-host', intent: 'upi', about } as const
    return Boolean(hostSaid(await effectOnce(deps, effect, cardHost.updateUpi, { cardReference, on: false }, { at })))
  },
  async AUTOPAY(applicationId, { reference, cardReference, at }, deps) {
    const { cardHost } = deps.systems
    const from = hostSaid(await cardHost.billing({ cardReference }))?.autopay
    if (!from || !paysFromAccount(from)) return false
    const about = { pays: 'none', look: reference }
    const effect = { applicationId, system: 'card-host', intent: 'autopay', about } as const
    const asked = {
      cardReference,
      autopay: { pays: 'none' },
      from: { pays: from.pays, account: from.account },
    } as const
    return Boolean(hostSaid(await effectOnce(deps, effect, cardHost.updateAutopay, asked, { at })))
  },
}

/** Undefined: it does not offer that. */
function hostSaid<Value>(
  answer: { kind: 'answered'; value: Value } | { kind: string; code?: string },
): Value | undefined {
  if (answer.kind === 'answered' && 'value' in answer) return answer.value
  if ('code' in answer && answer.code === 'NOT_OFFERED') return undefined
  throw new Error(`the card host did not say or change it: ${answer.kind}`)
}
