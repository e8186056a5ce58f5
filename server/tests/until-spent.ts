import { expect } from 'vitest'
import { type Applicant, need } from './applicant.ts'

/** Asks for codes until the hour has no more. Of many asked for at once, one that came late may rightly have been sent another. */
export async function untilSpent(
  applicant: Applicant,
  ask: () => Promise<{ ok: boolean; problem?: string; detail?: unknown }>,
): Promise<void> {
  for (let asked = 0; asked < 8; asked++) {
    await need(applicant.load())
    const answer = await ask()
    if (answer.problem !== 'otpAttemptsExceeded') continue
    expect(answer.detail).toMatchObject({ until: expect.any(String) as string })
    return
  }
  throw new Error('the codes of the hour are never spent')
}
