import type { Application } from '../../application/application.ts'

/** How long the bank's steps take, from the policy data. */
export interface BankPace {
  /** Within which people decide on an application under review. */
  reviewHours: number
  /** After which a step of the bank's systems counts as slow. */
  slowStepSeconds: number
}

type Underway = Pick<Application, 'completedScreen'> & {
  facts: { bankStep?: { at: string; since: string } | undefined }
}

/**
 * The step at which a move of the bank brings an application. One whose outcome is unknown for a while is still the same
 * step: what was promised for it stays.
 */
export const bankStepOf = (
  { completedScreen, facts }: Pick<Application, 'completedScreen'> & Pick<Application, 'facts'>,
  now: string,
): NonNullable<Application['facts']['bankStep']> =>
  facts.bankStep && (facts.unconfirmed || facts.bankStep.at === completedScreen)
    ? facts.bankStep
    : { at: completedScreen, since: now }

const since = ({ completedScreen, facts: { bankStep } }: Underway): number | undefined =>
  bankStep?.at === completedScreen ? Date.parse(bankStep.since) : undefined

/** Until when the review under way is promised, and whether that is over: a delay, no refusal. */
export function reviewPromise(
  application: Underway,
  now: number,
  { reviewHours }: Pick<BankPace, 'reviewHours'>,
): { by: string; late: boolean } | undefined {
  const began = application.completedScreen === 'CRM_PUSH' ? since(application) : undefined
  if (began === undefined) return undefined
  const by = began + reviewHours * 3_600_000
  return { by: new Date(by).toISOString(), late: now > by }
}

/** The milliseconds until the present step of the bank's systems counts as slow; one whose begin is unknown has begun now. */
export const slowInMs = (
  application: Underway,
  now: number,
  { slowStepSeconds }: Pick<BankPace, 'slowStepSeconds'>,
): number => Math.max(0, (since(application) ?? now) + slowStepSeconds * 1000 - now)
