import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'

test.each([
  ['OTP_TOO_SOON', 'We sent you a code a moment ago. You can get a new one in 65 seconds.'],
  ['TOO_MANY', 'Wait 65 seconds and try again.'],
] as const)('how long to wait is said, and after a code (%s) that it is on its way', async (problem, said) => {
  const detail = { retryAfterSeconds: 65 }
  const failure = { ok: false, call: 'generateOTP', problem, message: '', detail } as const
  const screen = await render(
    <Fixture screen="verify-mobile" application={null} state={{ problem: failure }}>
      <ProblemNotice />
    </Fixture>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent(said)
})

test.each(['NETWORK', 'UNAVAILABLE', 'INTERNAL'] as const)(
  'a failure that could not lead to its own screen (%s) is said where the button was pressed',
  async (problem) => {
    const failure = { ok: false, call: 'updateApplication', problem, message: '', detail: {} } as const
    const screen = await render(
      <Fixture screen="personal-details" application={{ version: 4 }} state={{ problem: failure }}>
        <ProblemNotice />
      </Fixture>,
    )
    await expect.element(screen.getByRole('alert')).toHaveTextContent(texts['toast.failed'])
  },
)
