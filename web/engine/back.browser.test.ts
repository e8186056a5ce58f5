import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { createEngine } from './engine.ts'
import { createSession } from '../session/session.ts'

const path = location.pathname
afterEach(() => {
  history.replaceState(null, '', path)
  vi.restoreAllMocks()
})

/** Where the journey is led by its own address; the browser's way back is counted. */
function journeyThatCameFrom(from: string | undefined) {
  history.replaceState({ from }, '')
  const gone: string[] = []
  const browsersBack = vi.spyOn(history, 'back').mockReturnValue()
  const journey = createJourney({
    session: createSession(undefined),
    navigate: (to) => void gone.push(to),
    path: () => '/auth/more-personal-details',
    language: () => 'en',
    clock: () => 0,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports) }),
  })
  return { journey, gone, browsersBack }
}

const applicant = { ...blankApplication, completedScreen: 'PERSONAL_DETAILS', applicationReferenceNo: 'EX26K7Q3M9' }

test('Back takes the browser’s way where that leads to the earlier screen', async () => {
  const { journey, gone, browsersBack } = journeyThatCameFrom('/auth/personal-details')
  journey.take(applicant as typeof blankApplication)
  await journey.back('more-personal-details')
  expect(browsersBack).toHaveBeenCalledOnce()
  expect(gone).toEqual([])
})

test.each([undefined, '/verify/otp'])('Back leads to the earlier screen itself for who came from %s', async (from) => {
  const { journey, gone, browsersBack } = journeyThatCameFrom(from)
  journey.take(applicant as typeof blankApplication)
  await journey.back('more-personal-details')
  expect(gone).toEqual(['/auth/personal-details'])
  expect(browsersBack).not.toHaveBeenCalled()
})

test('nothing happens where the flow has no earlier screen', async () => {
  const { journey, gone, browsersBack } = journeyThatCameFrom('/verify/otp')
  journey.take(applicant as typeof blankApplication)
  await journey.back('personal-details')
  expect(gone).toEqual([])
  expect(browsersBack).not.toHaveBeenCalled()
})

test('from the code it leads to the number: of the chosen card, or of somebody who has applied before', async () => {
  const { journey, gone } = journeyThatCameFrom(undefined)
  await journey.back('verify-otp')
  const product = { productCode: 'pvrb', productLogo: 'utsav', productName: '', feeCode: 'F1', isAirlineCobrand: false }
  journey.update({ signIn: { kind: 'apply', mobileNumber: '9876543210', product, consents: [] } })
  await journey.back('verify-otp')
  expect(gone).toEqual(['/verify/application', '/verify/mobile?productLogo=utsav&feeCode=F1'])
})

test('from the consents it leads to the page that was there before, whichever that was', async () => {
  const { journey, gone, browsersBack } = journeyThatCameFrom('/cards')
  journey.take(applicant as typeof blankApplication)
  await journey.back('consents')
  expect(browsersBack).toHaveBeenCalledOnce()
  expect(gone).toEqual([])
})

test('from consents opened by their address it leads to the applicant’s step, and anybody else to the cards', async () => {
  const { journey, gone, browsersBack } = journeyThatCameFrom(undefined)
  await journey.back('consents')
  journey.take(applicant as typeof blankApplication)
  await journey.back('consents')
  expect(gone).toEqual(['/cards', '/auth/more-personal-details'])
  expect(browsersBack).not.toHaveBeenCalled()
})
