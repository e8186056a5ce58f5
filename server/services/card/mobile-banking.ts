import { randomUUID } from 'node:crypto'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { effectOnce } from '../effect-once.ts'
import { tellLastWord } from '../last-word.ts'
import { lastConsent } from '../consent/last-consent.ts'
import { issuedCard } from './reveal.ts'

/** The entry of a save that records the consent or its withdrawal. */
export const mobileBankingEntry = (on: boolean): OutboxEntry => ({
  kind: 'mobile-banking',
  payload: { on, entry: randomUUID() },
})

/** Throws to be retried. Mobile banking stays off if the consent was withdrawn while the host was away. */
export async function switchMobileBanking(
  { applicationId, reference, payload: { on, entry } }: Job<'mobile-banking'>,
  deps: Deps,
): Promise<void> {
  if (!applicationId) return
  const card = await issuedCard(applicationId, deps)
  if (!card) return
  const answer = await tellLastWord(
    {
      applicationId,
      reference,
      isLast: async () => on === ((await lastConsent('MBANKING', applicationId, deps))?.value === 'Y'),
      opposite: mobileBankingEntry(!on),
    },
    () =>
      effectOnce(
        deps,
        { applicationId, system: 'card-host', intent: 'mobile-banking', about: { on, entry } },
        deps.systems.cardHost.mobileBanking,
        { cardReference: card.details.cardReference ?? '', on },
        { at: deps.clock() },
      ),
    deps,
  )
  if (answer && answer.kind !== 'answered') throw new Error('the card host did not switch mobile banking')
}
