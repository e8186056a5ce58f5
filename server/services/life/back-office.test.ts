import { loadMasterData } from '@card-journey/bank/load.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import { documentOf, newMobile, noon, onBothEngines, signIn } from '../../store/test-stores.ts'
import { payloadOf } from '../../jobs/kinds.ts'
import { runBackOffice } from './back-office.ts'
import { lookBecausePageOpen } from './page-look.ts'
import { nextStep } from './next-step.ts'

const hour = 3_600_000
const master = loadMasterData()

onBothEngines('back office', (store) => {
  /** An application at a marker, and the bank's system that it waits for. */
  async function placedAt(
    completedScreen: 'CRM_PUSH' | 'LOS_PUSH',
    state: (asked: number) => string,
    { isQueued = false } = {},
  ) {
    const bank = { at: noon, asked: 0 }
    const status = async () => {
      bank.asked += 1
      return { kind: 'answered', value: { state: state(bank.asked) }, ms: 1 }
    }
    const deps = {
      store: store(),
      clock: () => bank.at,
      masterData: () => master,
      systems: { crm: { status }, los: { status } },
      log: { info: () => undefined },
    } as unknown as Deps
    const { session, mobileNumber } = await signIn(store(), newMobile())
    const made = await store().applications.create({
      sessionId: session.id,
      document: documentOf(mobileNumber, {
        completedScreen,
        journeyMode: completedScreen === 'CRM_PUSH' ? 'NSTP' : 'SSTP',
      }),
      audit: [],
      outbox: isQueued ? [nextStep(completedScreen)] : [],
      at: noon,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    const { id, document } = made.application
    /** Does what is due now. */
    const run = async () => {
      const due: string[] = []
      await store().outbox.relay({
        limit: 50,
        at: bank.at,
        hand: async (items) => void due.push(...items.map((item) => item.id)),
      })
      for (const entry of due) {
        const item = await store().outbox.open(entry)
        if (item?.kind === 'back-office') await runBackOffice(id, payloadOf('back-office', item.payload), deps)
      }
    }
    const marker = async () => (await store().applications.read(id))?.document.completedScreen
    const rows = async () =>
      (await store().database.pool.query('select 1 from outbox where application_id = $1', [id])).rows
    return { bank, deps, id, document, run, marker, rows }
  }

  test('a review of 72 hours leaves 15 rows, and its end is seen half a day later at most', async () => {
    const { bank, id, run, marker, rows } = await placedAt(
      'CRM_PUSH',
      () => (bank.at < noon + 72 * hour ? 'working' : 'approved'),
      { isQueued: true },
    )
    while (bank.at < noon + 84 * hour && (await marker()) === 'CRM_PUSH') {
      await run()
      const { rows: waiting } = await store().database.pool.query<{ due: Date | null }>(
        'select min(due_at) as due from outbox where application_id = $1 and relayed_at is null',
        [id],
      )
      bank.at = waiting[0]?.due?.getTime() ?? bank.at
    }

    expect(await marker()).toBe('CRM_APPROVED')
    expect(bank.at - noon).toBeLessThan(82.1 * hour)
    expect([(await rows()).length, bank.asked]).toEqual([15, 14])
    const audited = (await store().audit.of(id)).map(({ what }) => what)
    expect(audited.filter((what) => what !== 'created')).toEqual(['back-office'])
    const effects = await store().database.pool.query('select 1 from provider_call where application_id = $1', [id])
    expect(effects.rows).toEqual([])
  })

  test('an open page has the review asked about: at once, then every few minutes, and not for a system', async () => {
    const { bank, deps, id, document, run, marker, rows } = await placedAt('CRM_PUSH', (asked) =>
      asked < 3 ? 'working' : 'approved',
    )
    // Forty minutes of a page that asks every quarter of a minute.
    for (; bank.at < noon + 40 * 60_000 && (await marker()) === 'CRM_PUSH'; bank.at += 15_000) {
      await lookBecausePageOpen(id, document, bank.at, deps)
      await run()
    }
    expect(bank.asked).toBe(3)
    expect(bank.at - noon).toBeLessThan(21 * 60_000)
    await lookBecausePageOpen(id, { ...document, completedScreen: 'LOS_PUSH' }, bank.at, deps)
    await store().outbox.relay({ limit: 50, at: bank.at, hand: async () => undefined })
    // The three looks, and the step after the approval.
    expect(await rows()).toHaveLength(4)
  })

  test('a second look at the same place adds no chain of looks; one at a place left behind does nothing', async () => {
    const { bank, deps, id, rows } = await placedAt('LOS_PUSH', () => 'working')
    for (let time = 0; time < 3; time++) await runBackOffice(id, { marker: 'LOS_PUSH', looks: 4 }, deps)
    await runBackOffice(id, { marker: 'BCIF_APPROVED', looks: 0 }, deps)
    expect(bank.asked).toBe(3)
    expect(await rows()).toHaveLength(1)
  })
})
