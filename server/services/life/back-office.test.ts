import { loadMasterData } from '@card-journey/bank/load.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import { documentOf, newMobile, noon, onBothEngines, signIn } from '../../store/test-stores.ts'
import { payloadOf } from '../../jobs/kinds.ts'
import { runBackOffice } from './back-office.ts'
import { nextStep } from './next-step.ts'

const hour = 3_600_000
const master = loadMasterData()

onBothEngines('back office', (store) => {
  test('a review of 72 hours is asked about within the hour, and writes less than 120 rows', async () => {
    let at = noon
    let asked = 0
    const status = async () => {
      asked += 1
      const state = at < noon + 72 * hour ? 'working' : 'approved'
      return { kind: 'answered', value: { state }, ms: 1 }
    }
    const deps = {
      store: store(),
      clock: () => at,
      masterData: () => master,
      systems: { crm: { status } },
      log: { info: () => undefined },
    } as unknown as Deps
    const { session, mobileNumber } = await signIn(store())
    const made = await store().applications.create({
      sessionId: session.id,
      document: documentOf(mobileNumber, { completedScreen: 'CRM_PUSH', journeyMode: 'NSTP' }),
      audit: [],
      outbox: [nextStep('CRM_PUSH')],
      at,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    const { id } = made.application
    const marker = async () => (await store().applications.read(id))?.document.completedScreen

    while (at < noon + 74 * hour && (await marker()) === 'CRM_PUSH') {
      const due: string[] = []
      await store().outbox.relay({
        limit: 50,
        at,
        hand: async (items) => void due.push(...items.map((item) => item.id)),
      })
      for (const entry of due) {
        const item = await store().outbox.open(entry)
        if (item?.kind === 'back-office') await runBackOffice(id, payloadOf('back-office', item.payload), deps)
      }
      const { rows: waiting } = await store().database.pool.query<{ due: Date | null }>(
        'select min(due_at) as due from outbox where application_id = $1 and relayed_at is null',
        [id],
      )
      at = waiting[0]?.due?.getTime() ?? at
    }

    expect(await marker()).toBe('CRM_APPROVED')
    expect(at - noon).toBeLessThan(73.1 * hour)
    const { rows } = await store().database.pool.query<{ rows: string }>(
      'select count(*) as rows from outbox where application_id = $1',
      [id],
    )
    expect(Number(rows[0]?.rows)).toBeLessThan(120)
    expect(asked).toBeLessThan(120)
  }, 60_000)

  test('a second look at the same place adds no chain of looks; one at a place left behind does nothing', async () => {
    let asked = 0
    const status = async () => {
      asked += 1
      return { kind: 'answered', value: { state: 'working' }, ms: 1 }
    }
    const deps = {
      store: store(),
      clock: () => noon,
      masterData: () => master,
      systems: { los: { status } },
      log: { info: () => undefined },
    } as unknown as Deps
    const { session, mobileNumber } = await signIn(store(), newMobile())
    const made = await store().applications.create({
      sessionId: session.id,
      document: documentOf(mobileNumber, { completedScreen: 'LOS_PUSH' }),
      audit: [],
      at: noon,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    const { id } = made.application
    for (let time = 0; time < 3; time++) await runBackOffice(id, { marker: 'LOS_PUSH', looks: 4 }, deps)
    await runBackOffice(id, { marker: 'BCIF_APPROVED', looks: 0 }, deps)
    expect(asked).toBe(3)
    const { rows } = await store().database.pool.query('select 1 from outbox where application_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})
