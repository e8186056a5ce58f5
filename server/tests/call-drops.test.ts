import { roomClose } from '@card-journey/contract/shapes/room-messages.ts'
import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOver } from '@card-journey/sandbox-bank/desk/call.ts'
import { need } from './applicant.ts'
import { admission, ringing, status, wait } from './at-the-call.ts'
import { calls } from './calls.ts'
import { AgentEnd, type CallSocket, join, leela, meera } from './call-ends.ts'
import { eventually } from './eventually.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'

const runs = 2 * soak

const quiet = ['poll', 'queueAgain', 'usedToken', 'booking'] as const
const happenings = ['applicantDrops', 'agentDrops', 'bothDrop', 'applicantTwice', ...quiet] as const
const endings = ['approved', 'decline', 'refer', 'abandoned'] as const

const expected = {
  approved: 'VKYC_APPROVED',
  decline: 'VKYC_REJECT',
  refer: 'PENDING',
  abandoned: 'VKYC_INIT',
} as const

interface Schedule {
  happenings: (typeof happenings)[number][]
  ending: (typeof endings)[number]
}

const schedule: fc.Arbitrary<Schedule> = fc.record({
  happenings: fc.array(fc.constantFrom(...happenings), { minLength: 2, maxLength: 6 }),
  ending: fc.constantFrom(...endings),
})

/** A call through its drops to its end; what holds after each of them is checked on the way. */
async function hold(running: Running, { happenings: planned, ending }: Schedule): Promise<void> {
  const { applicant, ticket } = await ringing(running)
  const { desk } = running
  const current = () => {
    const found = desk.find(ticket)
    if ('refuse' in found) throw new Error(found.refuse)
    return found.call
  }
  let used = ''
  const enter = async (): Promise<CallSocket> => {
    const { joinToken } = await admission(applicant, ticket)
    used = joinToken
    const socket = await join(running, applicant, joinToken)
    await socket.hears('joined')
    return socket
  }
  let [socket, agent] = [await enter(), new AgentEnd(running, ticket)]
  const together = () => eventually(() => expect(current().state).toBe('inCall'))
  await together()

  for (const happening of planned) {
    const before = current().session
    const broken = () => eventually(() => expect(current().session).toBe(before + 1))
    switch (happening) {
      case 'applicantDrops':
        socket.close()
        await broken()
        socket = await enter()
        break
      case 'agentDrops':
        agent.gone()
        await broken()
        agent = new AgentEnd(running, ticket)
        break
      case 'bothDrop': {
        const old = agent
        socket.close()
        old.gone()
        await eventually(() => expect(current().here).toEqual({ applicant: false, agent: false }))
        const entering = enter()
        agent = new AgentEnd(running, ticket)
        socket = await entering
        break
      }
      case 'applicantTwice': {
        const old = socket
        socket = await enter()
        await old.hears('end')
        break
      }
      case 'poll':
        await Promise.all([status(applicant), status(applicant), status(applicant)])
        break
      case 'queueAgain':
        expect(await wait(applicant)).toMatchObject({ response: { ticket, place: 0 } })
        break
      case 'usedToken':
        await (await join(running, applicant, used)).closes(roomClose.notAdmitted)
        break
      case 'booking': {
        const { days } = await need(applicant.client.call(calls.callSlots, {}))
        const at = days.flatMap(({ slots }) => slots).findLast(({ free }) => free)?.at
        const booking = await applicant.client.call(calls.bookCall, { ...(at && { at }), language: 'en' })
        expect(booking).toMatchObject({ problem: 'WRONG_STATE' })
        break
      }
    }
    await together()
    // A drop, of one or of both, is one new session; nothing else is.
    expect(current().session, happening).toBe(before + ((quiet as readonly string[]).includes(happening) ? 0 : 1))
    const mine = desk.all().filter(({ asked }) => asked.applicationId === applicant.applicationId)
    expect(mine.filter((call) => !isOver(call)).map((call) => call.ticket)).toEqual([ticket])
  }

  if (ending === 'abandoned') await socket.send({ type: 'leave' })
  else desk.change(ticket, { kind: 'end', by: meera })
  await eventually(() => expect(current().state).toBe(ending === 'abandoned' ? 'left' : 'ended'))
  const verdict = ending === 'abandoned' ? 'approved' : ending
  const judgement = { verdict, business: ['TEST'], technical: [], note: '' } as const
  // Each result comes twice.
  for (const _ of [1, 2]) desk.change(ticket, { kind: 'judge', by: meera, judgement, missing: [] })
  for (const _ of [1, 2]) desk.change(ticket, { kind: 'confirm', by: leela })
  await Promise.all([status(applicant), status(applicant), status(applicant)])

  const { store } = running.server.composed.deps
  await eventually(async () => {
    const audited = await store.audit.of(applicant.applicationId)
    const decided = audited.filter(({ what }) => what === 'call-decided')
    const stored = await store.applications.read(applicant.applicationId)
    expect(stored?.document.facts.videoKyc?.outcome).toBe(ending === 'abandoned' ? undefined : ending)
    expect(decided.length).toBeLessThanOrEqual(ending === 'abandoned' ? 0 : 1)
    const reached = ['VKYC_APPROVED', 'VKYC_REJECT', 'PENDING', 'VKYC_INIT']
    // After an approval the back office goes on.
    if (reached.includes(stored?.document.completedScreen ?? ''))
      expect(stored?.document.completedScreen).toBe(expected[ending])
  })
}

productOnEngines('a call that drops', { RATE_FACTOR: '1000', VKYC_DESKTOP: 'allow' }, (running) => {
  test(
    '[T21] drops, vanished agents, two returns at once, refusals, results that come twice or after the call was given up: one verdict',
    { timeout: runs * 60_000, meta: { runs } },
    () =>
      fc.assert(
        fc.asyncProperty(schedule, (one) => hold(running(), one)),
        { numRuns: runs, endOnFailure: true },
      ),
  )
})
