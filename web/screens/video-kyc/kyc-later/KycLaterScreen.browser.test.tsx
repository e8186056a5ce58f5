import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { consenting, kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { KycLaterScreen } from './KycLaterScreen.tsx'

const opened = async (application: FixtureProps['application']) => {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture screen="kyc-later" application={application} master={kycMaster} on={(event) => did.push(event)}>
      <KycLaterScreen />
    </Fixture>,
  )
  return { screen, did }
}

test('[VK-01, VK-11] putting the call off is noted once; what is saved and until when is said', async () => {
  const { screen, did } = await opened(proven)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your application is saved')
  // Friday, then Saturday, Monday, a holiday on Tuesday, Wednesday.
  await expect.element(screen.getByText('until 25/11/2026', { exact: false })).toBeVisible()
  expect(did).toEqual([{ did: 'act', what: 'later', answers: {} }])
})

test('before the identity is proven nothing is noted and no Aadhaar check is spoken of', async () => {
  const { screen, did } = await opened(consenting)
  await expect.element(screen.getByText('Everything you entered', { exact: false })).toBeVisible()
  expect(document.body.textContent).not.toContain('Aadhaar')
  expect(did).toEqual([])
})
