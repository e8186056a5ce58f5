import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { expect, test } from 'vitest'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { createEngine } from './engine.ts'
import { createSession } from '../session/session.ts'

function journeyRefused() {
  const sent: { consent?: { code: string; version: string; value: string }[]; language?: string }[] = []
  const client: Client = {
    async call(call, request) {
      sent.push(request as (typeof sent)[number])
      return { ok: false, call: call.id, problem: 'CONSENT_CHANGED', detail: {}, message: '' } as CallResult<never>
    },
  }
  const journey = createJourney({
    session: createSession(undefined),
    navigate: () => undefined,
    path: () => '/auth/congratulations',
    language: () => 'en',
    clock: () => 0,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  journey.take({ ...blankApplication, applicationReferenceNo: 'EX26K7Q3M9', version: 3 })
  return { journey, sent }
}

test('[EN-22] a save names version and language of the texts that stood beside its boxes', async () => {
  const { journey, sent } = journeyRefused()
  journey.update({
    consentsShown: { KFS: { version: '1.3', language: 'hi' }, CKYC: { version: '1.2', language: 'hi' } },
  })
  await journey.act('congratulations', 'submit', { consentKfs: 'Y', consentCkyc: '' })
  expect(sent[0]?.language).toBe('hi')
  expect(sent[0]?.consent?.map(({ code, version, value }) => [code, version, value])).toEqual([
    ['KFS', '1.3', 'Y'],
    ['CKYC', '1.2', 'N'],
  ])
  await journey.act('personal-details', 'submit', { firstName: 'Asha' })
  expect(sent[1]).not.toHaveProperty('consent')
  expect(sent[1]?.language).toBe('en')
})

test('a refusal of consents says that the texts held here are out of date', async () => {
  const { journey } = journeyRefused()
  await journey.act('congratulations', 'submit', { consentKfs: 'Y' })
  expect(journey.state().consentsOutdated).toBe(1)
  expect(journey.state().problem?.problem).toBe('CONSENT_CHANGED')
})
