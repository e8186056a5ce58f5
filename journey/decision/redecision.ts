/** Every run after the first is a re-decision; for ETB the offer check counts as the first (decisions, BR-20). `runs` before this one. */
export const isRedecision = (customerType: 'NTB' | 'ETB', runs: number): boolean => customerType === 'ETB' || runs > 0

/** What has just happened to an application that the decision may rest on. */
export type DecisionEvent = 'socialTrustAnswered' | 'socialTrustSkipped' | 'homeAddressChanged' | 'officeAddressSaved'

/** Whether the decision is to be asked again (decisions, BR-20; an office address: PC-05). */
export function asksDecisionAgain(
  event: DecisionEvent,
  stored: { systemDecision?: string; journeyMode?: string; runs: number },
): boolean {
  if (event === 'officeAddressSaved') return stored.systemDecision === 'refer' && stored.journeyMode !== 'NSTP'
  return event === 'homeAddressChanged' ? stored.runs > 0 : true
}
