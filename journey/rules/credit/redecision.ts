import type { ApplicationView } from '../../application/view.ts'

/**
 * Every run after the first is a re-decision; for ETB the offer check counts as the first (rulings, BR-20). `runs`: how
 * many came before.
 */
export const isRedecision = (customerType: 'NTB' | 'ETB', runs: number): boolean => customerType === 'ETB' || runs > 0

/** Whether saving the office address runs the decision again: it was a refer outside NSTP (PC-05; rulings, BR-20). */
export const officeAsksAgain = (stored: { systemDecision?: string; journeyMode?: string }): boolean =>
  stored.systemDecision === 'refer' && stored.journeyMode !== 'NSTP'

/** The office address is saved, but the stored decision is a refer: the decision is run again (PC-11, BR-20). */
export const redecisionDue = (view: ApplicationView): boolean =>
  view.completedScreen === 'BRE_APPROVED' &&
  view.facts.officeSavedAt !== undefined &&
  officeAsksAgain({ systemDecision: view.facts.decision?.systemDecision, journeyMode: view.journeyMode })

/**
 * The bank has decided again since the applicant accepted the offer, which is then offered once more: over the office
 * address that came after (BR-20). A changed home address takes the acceptance back instead.
 */
export const isOfferedAgain = ({ facts: { offer, officeSavedAt } }: ApplicationView): boolean =>
  offer !== undefined && officeSavedAt !== undefined && Date.parse(offer.acceptedAt) < Date.parse(officeSavedAt)
