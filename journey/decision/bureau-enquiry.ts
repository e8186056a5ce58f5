/** How one bureau answered; `usable` counts the addresses that passed the bureau rules. */
export type BureauResult = 'record' | 'noRecord' | 'failed'

/** Whom to ask next (CO-17; decisions, BU-05): the second when the first fails or has no record. `failed`: both did. */
export function nextBureau(asked: {
  first?: BureauResult
  second?: BureauResult
}): 'first' | 'second' | 'done' | 'none' | 'failed' {
  if (!asked.first) return 'first'
  if (asked.first === 'record' || asked.second === 'record') return 'done'
  if (!asked.second) return 'second'
  return asked.first === 'failed' && asked.second === 'failed' ? 'failed' : 'none'
}

/** Whether a bureau may be asked today: one enquiry per application and day. */
export const mayEnquire = (lastEnquiryDay: string | undefined, today: string): boolean => lastEnquiryDay !== today
