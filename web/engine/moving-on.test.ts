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
