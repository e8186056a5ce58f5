import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult } from '../../../examples/examples.tsx'
import { consenting } from '../kyc-person-for-tests.ts'
import { UnregisteredMobileScreen } from './UnregisteredMobileScreen.tsx'

const here: ExampleResult = { ok: true, response: [] }
const differs: ExampleResult = { ok: false, call: 'aadharOTP', problem: 'mobileNotRegistered', detail: {}, message: '' }

async function telling(calls: Readonly<Record<string, ExampleResult>>, uid?: string) {
  const done: string[] = []
  const screen = await render(
    <Fixture
      screen="unregistered-mobile"
      application={consenting}
      state={{ aadhaar: uid ? { uid, sent: 0 } : undefined }}
      calls={calls}
      on={({ did, what }) => done.push(`${did} ${what}`)}
    >
      <UnregisteredMobileScreen />
    </Fixture>,
  )
  await screen.getByLabelText('Mobile number linked to your Aadhaar').fill('9000000919')
  await screen.getByRole('button', { name: 'Send the code to this number' }).click()
  return { screen, done }
}

test('[SC-42] on mismatch the Aadhaar’s mobile is asked, and the code is sent again at once', async () => {
  const { done } = await telling({ mobileLinkToAadhaar: here, aadharOTP: here }, '234123412346')
  await expect.poll(() => done).toEqual(['ask mobileLinkToAadhaar', 'ask aadharOTP', expect.stringContaining('go ')])
})

test('an Aadhaar number that a reload has forgotten is entered once more', async () => {
  const { done } = await telling({ mobileLinkToAadhaar: here })
  await expect.poll(() => done).toEqual(['ask mobileLinkToAadhaar', 'go kyc'])
})

test('a number that does not fit either is said beside the field, and kept', async () => {
  const { screen } = await telling({ mobileLinkToAadhaar: here, aadharOTP: differs }, '234123412346')
  await expect.element(screen.getByText(/isn’t linked to that number either/).first()).toBeVisible()
  await expect.element(screen.getByLabelText('Mobile number linked to your Aadhaar')).toHaveValue('9000000919')
})
