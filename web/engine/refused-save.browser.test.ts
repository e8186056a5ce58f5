import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { bureauCheck } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { expect, test } from 'vitest'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { createEngine } from './engine.ts'
import { createSession } from '../session/session.ts'

const at = (version: number) => ({ ...blankApplication, applicationReferenceNo: 'EX26K7Q3M9', version })

/**
 * A journey at version 3 whose calls are refused with the server's newer record; `sent`: the versions of its saves, `gone`:
 * where it was led.
 */
function journeyRefused(application?: object, problem = 'FIELDS_REFUSED') {
  const sent: unknown[] = []
  const gone: string[] = []
  const client: Client = {
    async call(call, request) {
      const { applicationDetails } = request as { applicationDetails?: { version: number } }
      if (applicationDetails) sent.push(applicationDetails.version)
      return {
        ok: false,
        call: call.id,
        problem,
        detail: { application },
        message: '',
      } as CallResult<never>
    },
  }
  const journey = createJourney({
    session: createSession(undefined),
    navigate: (path) => void gone.push(path),
    path: () => '/auth/personal-details',
    language: () => 'en',
    clock: () => 0,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  journey.take(at(3))
  return { journey, sent, gone }
}

test('after a refusal with another version, the next save is based on it, even for a call that stays on its screen', async () => {
  const { journey, sent } = journeyRefused(at(5))
  await journey.act('personal-details', 'submit', {})
  await journey.act('personal-details', 'submit', {})
  expect(sent).toEqual([3, 5])

  const asking = journeyRefused(at(4))
  await asking.journey.ask(bureauCheck, {})
  await asking.journey.act('personal-details', 'submit', {})
  expect(asking.sent).toEqual([4])
})

test('a refusal that saved nothing leaves the version as it was', async () => {
  const { journey, sent } = journeyRefused()
  await journey.act('personal-details', 'submit', {})
  await journey.act('personal-details', 'submit', {})
  expect(sent).toEqual([3, 3])
})

test('a tab whose screen another tab has gone past leads on; one that is still due says that something changed', async () => {
  const due = journeyRefused({ ...at(7), completedScreen: 'WORK_DETAILS' }, 'VERSION_CONFLICT')
  await due.journey.act('personal-details', 'submit', {})
  expect(due.gone).toEqual([])
  expect(due.journey.state().problem).toMatchObject({ problem: 'VERSION_CONFLICT' })

  const passed = journeyRefused({ ...at(7), completedScreen: 'VISIONPLUS_APPROVED' }, 'VERSION_CONFLICT')
  await passed.journey.act('personal-details', 'submit', {})
  expect(passed.gone).toEqual(['/auth/set-mpin'])
  expect(passed.journey.state().problem).toBeUndefined()
})
