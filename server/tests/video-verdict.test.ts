import { beforeAll, expect, test } from 'vitest'
import { admission, ringing, status, wait } from './at-the-call.ts'
import { ageAadhaar } from './before-the-call.ts'
import { AgentEnd, join, leela, meera } from './call-ends.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour, type Running } from './running.ts'

/** An applicant whose call was held and judged, and whose page was closed before the verdict. */
async function judged(running: Running, verdict: 'approved' | 'decline') {
  const { applicant, ticket } = await ringing(running)
  const socket = await join(running, applicant, (await admission(applicant, ticket)).joinToken)
  await socket.hears('joined')
  new AgentEnd(running, ticket)
  await socket.hears('peer')
  const { desk } = running
  desk.change(ticket, { kind: 'end', by: meera })
  await socket.hears('end')
  const judgement = { verdict, business: ['TEST'], technical: [], note: '' } as const
  desk.change(ticket, { kind: 'judge', by: meera, judgement, missing: [] })
  return { applicant, ticket, confirm: () => desk.change(ticket, { kind: 'confirm', by: leela }) }
}

productOnEngines('a verdict after the page was closed', { RATE_FACTOR: '1000', VKYC_DESKTOP: 'allow' }, (running) => {
  beforeAll(() => running().moveClock(openHour - Date.now()))

  test.each([
    ['approved', 'VKYC_VERIFIED'],
    ['decline', 'VKYC_NOT_VERIFIED'],
  ] as const)(
    '[T21, VK-13] %s: it counts all the same, and the applicant is told',
    async (verdict, template) => {
      const { applicant, confirm } = await judged(running(), verdict)
      confirm()
      const { store, clock } = running().server.composed.deps
      await running().moveClock(clock() - Date.now() + 6 * 60_000)
      await eventually(async () => {
        const stored = await store.applications.read(applicant.applicationId)
        expect(stored?.document.completedScreen).not.toBe('VKYC_INIT')
        expect(stored?.document.facts.videoKyc?.outcome).toBe(verdict)
      })
      await eventually(async () =>
        expect(await messagesTo(running(), applicant.settings.mobileNumber, template)).toHaveLength(1),
      )
    },
    40_000,
  )

  test.each([
    [5, 15_000],
    [30, 90_000],
  ])(
    '[VK-13] where a page looks every %i s, the desk’s notification brings a look after %i ms, long before the next one is due',
    async (longestSeconds, pageFirstMs) => {
      const { applicant, confirm } = await judged(running(), 'approved')
      const { store, deps } = running().server.composed
      const { clock, masterData } = deps
      const { policy, ...master } = masterData()
      const call = { ...policy.pageLooks.call, longestSeconds }
      deps.masterData = () => ({ ...master, policy: { ...policy, pageLooks: { ...policy.pageLooks, call } } })
      const markerOf = async () => (await store.applications.read(applicant.applicationId))?.document.completedScreen
      const entry = async () => {
        const { rows } = await store.database.pool.query<{ due_at: Date }>(
          `select due_at from outbox where application_id = $1 and reference like 'VKYC_INIT-notified%'`,
          [applicant.applicationId],
        )
        expect(rows).not.toHaveLength(0)
        return rows[0]?.due_at.getTime() ?? 0
      }
      const at = clock()
      confirm()
      const dueAt = await eventually(entry)
      deps.masterData = masterData
      expect(dueAt - at).toBeGreaterThanOrEqual(pageFirstMs)
      expect(dueAt - clock()).toBeLessThan(pageFirstMs + 15_000)
      // An open page comes first.
      expect(await markerOf()).toBe('VKYC_INIT')
      await running().moveClock(dueAt - Date.now() + 1000)
      await eventually(async () => expect(await markerOf()).not.toBe('VKYC_INIT'))
    },
    40_000,
  )

  test('[VK-12] a decline is not lost to an Aadhaar check that has become too old meanwhile', async () => {
    const { applicant, ticket, confirm } = await judged(running(), 'decline')
    await ageAadhaar(running(), applicant)
    expect(await wait(applicant)).toMatchObject({ response: { ticket, place: 0 } })
    confirm()
    expect(await wait(applicant)).toMatchObject({ response: { ticket, place: 0 } })
    expect(await status(applicant)).toMatchObject({ response: { application: { completedScreen: 'VKYC_REJECT' } } })
  })
})
