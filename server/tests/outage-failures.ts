import { expect } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { outcomeOf, type trialOfOutages } from './outage-trial.ts'
import type { Way } from './outage-ways.ts'

export const faults = ['500', '503', 'reset', 'garbage', 'truncated', 'timeout'] as const

const reload = async (applicant: Applicant) => {
  if (applicant.applicationId) await need(applicant.load())
}

/**
 * Every system fails in one way, each at the call that asks it: the call says that something is unavailable, or goes on
 * where the system is beside the way; nothing is decided or lost, and the same press goes through once they are back.
 */
export async function everySystemFails(
  { dial, recordOf, leadAll }: ReturnType<typeof trialOfOutages>,
  ways: Readonly<Record<string, Way>>,
  fault: (typeof faults)[number],
): Promise<void> {
  const led = await leadAll(ways)
  await dial(Object.keys(ways), { failure: fault })
  const answers = await Promise.all(led.map(({ way, applicant }) => way.ask(applicant)))
  await dial(Object.keys(ways), { failure: 'none' })
  expect(led.map(({ system }, at) => [system, outcomeOf(answers[at])])).toEqual(
    led.map(({ system, way }) => [system, way.goesOn ? 'ok' : 'UNAVAILABLE']),
  )
  for (const { system, way, applicant, before, happened, screen } of led) {
    if (way.goesOn) {
      const { completedScreen, ...decided } = await recordOf(applicant)
      expect([system, decided]).toEqual([system, { ...before, completedScreen: undefined }])
      expect([system, completedScreen]).toEqual([system, applicant.applicationId ? 'VERIFY_MOBILE' : undefined])
      await eventually(async () => expect([system, await way.happened?.(applicant)]).toEqual([system, happened + 1]))
      continue
    }
    expect([system, await recordOf(applicant)]).toEqual([system, before])
    await eventually(async () => {
      await reload(applicant)
      expect([system, applicant.screen]).toEqual([system, screen])
      expect([system, outcomeOf(await way.ask(applicant))]).toEqual([system, 'ok'])
    })
  }
}
