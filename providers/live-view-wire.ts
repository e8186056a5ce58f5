import * as z from 'zod/mini'

/**
 * What the sandbox bank's live view asks of the journey's server: where the applications of a mobile number stand, and
 * how they came there. Signed like a notification, and answered only beside the sandbox bank.
 */
export const liveViewPath = '/sandbox/live-view'

export const liveViewQuestion = z.strictObject({ mobileNumber: z.string().check(z.regex(/^[6-9]\d{9}$/)) })

/** Ids, codes and times only: no answer of the applicant. */
export interface LiveApplication {
  /** The last eight characters of its reference. */
  reference: string
  customerType: 'NTB' | 'ETB'
  state: 'open' | 'closed'
  productCode: string
  journeyMode?: string | undefined
  /** `completedScreen`. */
  marker: string
  /** Where the applicant stands. */
  screen: string
  startedAt: string
  /** The audit, oldest first. */
  events: LiveEvent[]
}

export interface LiveEvent {
  at: string
  what: string
  /** Where the applicant acted, and how. */
  screen?: string | undefined
  action?: string | undefined
  /** The marker after it. */
  marker?: string | undefined
}
