import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'

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
