import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { tabOn, view } from './tab-for-tests.ts'

afterEach(() => vi.unstubAllGlobals())

test('the end of the waiting is told in the task that changes the address, before anything can be rendered between', async () => {
  const { journey, went } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: { status: 'success', response: [view({ version: 5, completedScreen: 'PERSONAL_DETAILS' })] },
  })
  await journey.enter('more-personal-details')
  const inTheNextTask = new Promise((resolve) => {
    vi.spyOn(went, 'push').mockImplementationOnce(() => {
      setTimeout(() => resolve(journey.state().waiting))
      return 1
    })
  })
  void journey.act('more-personal-details', 'submit', {}, { waiting: 'bureau' })
  expect(await inTheNextTask).toBeUndefined()
})

test('who leaves the screen while its save waits for another one stays there', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const client: Client = {
    async call() {
      await released
      return { ok: true, response: [view({ completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' })] } as CallResult<never>
    },
  }
  const { journey, went, at } = await tabOn({}, client)
  journey.take(view())
  const saves = [journey.act('more-personal-details', 'submit', {}, { moveOn: false })]
  saves.push(journey.act('more-personal-details', 'submit', {}))
  await new Promise((pressed) => setTimeout(pressed))
  at.path = '/auth/personal-details'
  release()
  await Promise.all(saves)
  expect(went).toEqual([])
})

test.for([
  ['stays there', '/auth/personal-details', 'ADDITIONAL_PERSONAL_DETAILS', []],
  ['stays on a page that is open to everybody', '/terms-conditions', 'BRE_APPROVED', []],
  [
    'moves on where the save has closed that screen',
    '/auth/personal-details',
    'BRE_APPROVED',
    ['/auth/congratulations'],
  ],
] as const)('who leaves the screen while its save is under way %s', async ([, elsewhere, completedScreen, to]) => {
  const { journey, went, at } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: { status: 'success', response: [view({ version: 5, completedScreen })] },
  })
  await journey.enter('more-personal-details')
  const underWay = new Promise<void>((resolve) => {
    journey.subscribe(() => journey.state().pending && resolve())
  })
  const save = journey.act('more-personal-details', 'submit', {})
  await underWay
  at.path = elsewhere
  expect(await save).toMatchObject({ ok: true })
  expect(journey.state()).toMatchObject({ pending: false, application: { version: 5 } })
  expect(went).toEqual(to)
})
