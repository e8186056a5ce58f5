import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { Client } from '@card-journey/contract/client.ts'
import { pathOf } from '../routing/routes.ts'
import { expect, test } from 'vitest'
import { tabOn, view } from './tab-for-tests.ts'

const whole = { responseType: 'FULL' } as const
const endedPage = pathOf('auth-error', { query: { type: 'S100' } })

/** A tab whose calls are answered by hand; `asked` has them in order, with the token that the tab had when it asked. */
async function tabByHand() {
  const asked: { token: string; answer: (problem: string) => void }[] = []
  const client: Client = {
    call: (call) =>
      call.caller === 'applicant' || call.caller === 'signed-in'
        ? new Promise((resolve) =>
            asked.push({
              token: tab.session.get('sessionToken'),
              answer: (problem) =>
                resolve({ ok: false, call: call.id, problem, detail: {}, message: '', httpStatus: 401 } as never),
            }),
          )
        : (Promise.resolve({ ok: true, response: {} }) as never),
  }
  const tab = await tabOn({}, client)
  tab.journey.take(view())
  return { ...tab, asked }
}

test('[RO-11, ER-32] once the session has ended, no later answer gives the page another reason', async () => {
  const { journey, asked, went } = await tabByHand()
  const pressed = journey.ask(applicationDetails, whole, { moveOn: true })
  const alongside = journey.ask(applicationDetails, whole, { moveOn: true })
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.answer('SESSION_ENDED')
  await pressed
  asked[1]?.answer('E_NO_SESSIONID')
  await alongside
  expect(new Set(went)).toEqual(new Set([endedPage]))
  expect(journey.state().told).toMatchObject({ type: 'S100', ended: true })
})

test('[RO-11] once the session has ended, a further press says so without a call', async () => {
  const { journey, session, asked, went } = await tabByHand()
  const pressed = journey.ask(applicationDetails, whole, { moveOn: true })
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.answer('SESSION_ENDED')
  await pressed
  const again = await journey.ask(applicationDetails, whole, { moveOn: true })
  expect(again).toMatchObject({ ok: false, failure: { problem: 'SESSION_ENDED' } })
  expect(asked.every(({ token }) => token !== '')).toBe(true)
  expect(new Set(went)).toEqual(new Set([endedPage]))

  session.set('sessionToken', 'session-2')
  void journey.ask(applicationDetails, whole)
  await expect.poll(() => asked.at(-1)?.token).toBe('session-2')
})

test('who signs out while a host is asked sees the way in at once, and its late answer changes nothing there', async () => {
  const { journey, asked, went } = await tabByHand()
  const pressed = journey.ask(applicationDetails, whole, { moveOn: true, waiting: 'decision' })
  await expect.poll(() => asked.length).toBe(1)
  await journey.signOut()
  expect(journey.state()).toMatchObject({ waiting: undefined, pending: false })
  journey.update({ waiting: 'signing-in', pending: true })
  asked[0]?.answer('UNAVAILABLE')
  await pressed
  expect(journey.state()).toMatchObject({ waiting: 'signing-in', pending: true })
  expect(went).toEqual(['/verify/application'])
})

test('an answer that was asked for in the session before says nothing about that of the next applicant', async () => {
  const { journey, session, asked, went } = await tabByHand()
  const pressed = journey.ask(applicationDetails, whole, { moveOn: true })
  await expect.poll(() => asked.length).toBe(1)
  session.set('sessionToken', 'session-2')
  asked[0]?.answer('SESSION_ENDED')
  expect(await pressed).toMatchObject({ ok: false, failure: undefined })
  expect(session.get('sessionToken')).toBe('session-2')
  expect(went).toEqual([])
})
