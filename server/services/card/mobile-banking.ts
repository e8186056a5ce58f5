import { randomUUID } from 'node:crypto'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { effectOnce } from '../effect-once.ts'
import { issuedCard } from './reveal.ts'

/** The entry of a save that records the consent or its withdrawal. */
export const mobileBankingEntry = (on: boolean): OutboxEntry => ({
  kind: 'mobile-banking',
  payload: { on, entry: randomUUID() },
})

/** Throws to be retried. Mobile banking stays off if the consent was withdrawn while the host was away. */
export async function switchMobileBanking(
  { applicationId, payload: { on, entry } }: Job<'mobile-banking'>,
  deps: Deps,
): Promise<void> {
  if (!applicationId) return
  const given = (await deps.store.consents.of(applicationId)).findLast(({ code }) => code === 'MBANKING')
  if (on !== (given?.value === 'Y')) return
  const card = await issuedCard(applicationId, deps)
  if (!card) return
  const answer = await effectOnce(
    deps,
    { applicationId, system: 'card-host', intent: 'mobile-banking', about: { on, entry } },
    deps.systems.cardHost.mobileBanking,
    { cardReference: card.details.cardReference ?? '', on },
    { at: deps.clock() },
  )
  if (answer.kind !== 'answered') throw new Error('the card host did not switch mobile banking')
}
