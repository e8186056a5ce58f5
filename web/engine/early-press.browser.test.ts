import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { finalBre } from '@card-journey/contract/calls/eligibility/finalBre.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { expect, test } from 'vitest'
import { about } from './about.ts'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { createEngine } from './engine.ts'
import { createSession } from '../session/session.ts'

const record = { ...blankApplication, applicationReferenceNo: 'EX26K7Q3M9', version: 3 }

/** A page just reloaded: signed in, the record not here; `asked`: the calls, in order, with their application's id. */
function reloaded(answer: Partial<CallResult<unknown>>) {
  const asked: [call: string, applicationId: unknown][] = []
  const client: Client = {
    async call(call, request) {
      asked.push([call.id, (request as { applicationId?: string }).applicationId])
      const loads = call.id === applicationDetails.id
      return {
        call: call.id,
        detail: {},
        message: '',
        ...(loads ? answer : { ok: false, problem: 'TOO_MANY' }),
      } as never
    },
  }
  const session = createSession(undefined)
  session.set('sessionToken', 'of-this-tab')
  const journey = createJourney({
    session,
    navigate: () => {},
    path: () => '/auth/check-answers',
    language: () => 'en',
    clock: () => 0,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  return { journey, asked }
}

test('a press before the record is here waits for it, and asks about it', async () => {
  const { journey, asked } = reloaded({ ok: true, response: [record] })
  await Promise.all([journey.load(), journey.ask(finalBre, about({}), { moveOn: true })])
  expect(asked).toEqual([
    ['applicationDetails', undefined],
    ['finalBre', 'EX26K7Q3M9'],
  ])
})

test('a press before anything loads the record fetches it', async () => {
  const { journey, asked } = reloaded({ ok: true, response: [record] })
  await journey.ask(finalBre, about({}))
  expect(asked.map(([call]) => call)).toEqual(['applicationDetails', 'finalBre'])
})

test('without a record nothing is asked about one', async () => {
  const { journey, asked } = reloaded({ ok: false, problem: 'TOO_MANY' } as Partial<CallResult<unknown>>)
  expect(await journey.ask(finalBre, about({}), { moveOn: true })).toMatchObject({ ok: false })
  expect(asked.map(([call]) => call)).not.toContain('finalBre')
  expect(journey.state().pending).toBe(false)
})
