import { texts } from '@card-journey/journey/texts/en/requirements.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples.tsx'
import { kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { onPhone } from '../video-kyc-for-tests.ts'
import { RequirementsScreen } from './RequirementsScreen.tsx'

afterEach(() => vi.restoreAllMocks())

async function goOn(master: FixtureProps['master'] = kycMaster) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture screen="requirements" application={proven} master={master} on={(event) => did.push(event)}>
      <RequirementsScreen />
    </Fixture>,
  )
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  return { screen, did }
}

test('[VK-03] [VK-05] on a phone in office hours the consent is saved', async () => {
  onPhone()
  const { screen, did } = await goOn()
  await expect.element(screen.getByText(texts['hours.open'], { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Monday to Saturday, 09:30 to 18:30', { exact: false })).toBeVisible()
  await expect.poll(() => did).toEqual([{ did: 'act', what: 'submit', answers: { consentVkyc: 'Y' } }])
})

test.each([
  ['[VK-06] on a holiday', { getHolidaysList: [{ date: '2026-11-20', name: 'Example holiday' }] }],
  [
    '[VK-05] before the desk opens',
    { getVKYCSecurityDetails: { ...kycMaster.getVKYCSecurityDetails, opens: '13:00' } },
  ],
])('%s nothing is saved, and the next opening is told', async (_when, change) => {
  onPhone()
  const { screen, did } = await goOn({ ...kycMaster, ...change })
  await expect.element(screen.getByText(texts['hours.closed'], { exact: false })).toBeVisible()
  await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
})

test('[VK-04] without a smartphone the call does not begin', async () => {
  const { did } = await goOn()
  await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
})
