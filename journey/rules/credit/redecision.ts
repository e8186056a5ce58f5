/** Every run after the first is a re-decision; for ETB the offer check counts as the first (rulings, BR-20). `runs` before this one. */
export const isRedecision = (customerType: 'NTB' | 'ETB', runs: number): boolean => customerType === 'ETB' || runs > 0

/** Whether a saved office address asks the decision again: it was a refer outside NSTP (PC-05; rulings, BR-20). */
export const officeAsksAgain = (stored: { systemDecision?: string; journeyMode?: string }): boolean =>
  stored.systemDecision === 'refer' && stored.journeyMode !== 'NSTP'
