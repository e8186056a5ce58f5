import {
  etbDetails,
  etbIdentity,
  etbOfferCheck,
  etbOffers,
  etbPushes,
  ntbBeforeDecision,
  ntbFrom,
  ntbIdentity,
  ntbReferred,
} from '../ids/marker-groups.ts'
import type { BackOfficeJob } from '../ids/jobs.ts'
import { opensCustomerFile, opensCustomerUpdate } from '../rules/life/back-office.ts'
import { etbOutcome, ntbOutcome, type Outcome } from '../steps/step.ts'

/** What the jobs of the back office set after the applicant's last step (rulings, "who sets which marker, when"). */
export const backOfficeOutcomes: readonly Outcome<BackOfficeJob>[] = [
  ntbOutcome('VKYC_APPROVED', ['video-follow-up'], ['VKYC_INIT'], 'approved or accepted, after the page was closed'),
  ntbOutcome('VKYC_REJECT', ['video-follow-up'], ['VKYC_INIT'], 'decline, after the page was closed'),
  ntbOutcome('PENDING', ['video-follow-up'], ['VKYC_INIT'], 'refer, after the page was closed'),
  ntbOutcome('VKYC_APPROVED', ['video-follow-up'], ['PENDING'], 'the representative approved after a refer'),
  ntbOutcome('VKYC_REJECT', ['video-follow-up'], ['PENDING'], 'the representative declined after a refer'),
  ntbOutcome(
    'BCIF_INIT',
    ['customer-file'],
    ['VKYC_APPROVED', 'CKYC_APPROVED', 'NSTP_CKYC_APPROVED'],
    'customer file asked',
  ),
  ntbOutcome('BCIF_APPROVED', ['customer-file'], ['BCIF_INIT'], 'customer file answered'),
  ntbOutcome('LOS_PUSH', ['los'], ['BCIF_APPROVED'], 'SSTP: sent'),
  ntbOutcome('LOS_APPROVED', ['los'], ['LOS_PUSH'], 'SSTP: approved'),
  ntbOutcome('LOS_REJECT', ['los'], ['LOS_PUSH'], 'SSTP: rejected'),
  ntbOutcome('CRM_PUSH', ['crm'], ['BCIF_APPROVED'], 'NSTP: sent for review'),
  ntbOutcome('CRM_APPROVED', ['crm'], ['CRM_PUSH'], 'NSTP: approved'),
  ntbOutcome('CRM_REJECT', ['crm'], ['CRM_PUSH'], 'NSTP: rejected'),
  ntbOutcome(
    'VISIONPLUS_APPROVED',
    ['card-host'],
    ['BCIF_APPROVED', 'LOS_APPROVED', 'CRM_APPROVED'],
    'card issued; sets approvedDate; a failing host keeps the former marker',
  ),

  etbOutcome(
    'BCIF_PUSH',
    ['customer-file'],
    [...opensCustomerUpdate, 'PENDING'],
    'tc accepted: customer file update sent; known again',
  ),
  etbOutcome('LOS_PUSH', ['los'], ['BCIF_PUSH', 'PENDING'], 'SSTP: sent; known again'),
  etbOutcome('CRM_PUSH', ['crm'], ['BCIF_PUSH', 'PENDING'], 'NSTP: sent; known again'),
  etbOutcome('INTERNAL_REJECTION', ['los', 'crm'], ['LOS_PUSH', 'CRM_PUSH', 'PENDING'], 'declined'),
  etbOutcome(
    'VISIONPLUS_PUSH',
    ['card-host'],
    ['BCIF_PUSH', 'LOS_PUSH', 'CRM_PUSH', 'VISIONPLUS_FAILED', 'PENDING'],
    'sent to the card host; known again',
  ),
  etbOutcome('VISIONPLUS_APPROVED', ['card-host'], ['VISIONPLUS_PUSH', 'PENDING'], 'card issued; sets approvedDate'),
  etbOutcome('VISIONPLUS_FAILED', ['card-host'], ['VISIONPLUS_PUSH', 'PENDING'], 'refused; ordered again later'),
  etbOutcome(
    'PENDING',
    ['customer-file', 'los', 'crm', 'card-host'],
    etbPushes,
    'outcome unknown for long; reconciliation sets the true one',
  ),
]

/**
 * A check that came late ends the application, wherever it is before the customer file. Apart from the others: a way out
 * is no way on, so no rule that an application moves on may count it.
 */
export const lateStops: readonly Outcome<BackOfficeJob>[] = [
  ntbOutcome(
    'NOT_SOURCING',
    ['mobile-check'],
    [
      ...ntbBeforeDecision,
      'BRE_APPROVED',
      ...ntbReferred,
      'FINAL_BRE_APPROVED',
      ...ntbIdentity,
      'PENDING',
      ...opensCustomerFile,
    ],
    'the registers answered late: the mobile number is revoked; closed at once',
  ),
  etbOutcome(
    'NOT_SOURCING',
    ['mobile-check'],
    [
      ...etbIdentity,
      'ELIGIBLE_CARDS',
      'ADDRESS_NOT_IN_BCIF',
      'ADDRESS_UPDATE_PENDING',
      ...etbDetails,
      ...opensCustomerUpdate,
    ],
    'the registers answered late: the mobile number is revoked; closed at once',
  ),
]

/**
 * What a person of the bank decides about a screening's case: the application goes on where it stood, or is rejected. The
 * customer file is not opened before the screening, so an application from before it may have to wait there.
 */
export const screeningOutcomes: readonly Outcome<BackOfficeJob>[] = [
  ...[...ntbFrom('PERSONAL_DETAILS'), ...opensCustomerFile].map((marker) =>
    ntbOutcome(marker, ['screening-review'], ['PENDING'], 'the bank has cleared its look: where the application stood'),
  ),
  ntbOutcome('INTERNAL_REJECTION', ['screening-review'], ['PENDING'], 'the bank has confirmed its look'),
  ...etbOffers.map((marker) =>
    etbOutcome(marker, ['screening-review'], ['PENDING'], 'the bank has cleared its look: the offer check’s outcome'),
  ),
  ...opensCustomerUpdate.map((marker) =>
    etbOutcome(marker, ['screening-review'], ['PENDING'], 'the bank has cleared its look: the terms are accepted'),
  ),
  etbOutcome('INTERNAL_REJECTION', ['screening-review'], ['PENDING'], 'the bank has confirmed its look'),
  etbOutcome(
    'PENDING',
    ['screening-review'],
    opensCustomerUpdate,
    'screened only now: a person of the bank has to look first',
  ),
  ntbOutcome(
    'PENDING',
    ['screening-review'],
    opensCustomerFile,
    'screened only now: a person of the bank has to look first',
  ),
]

/**
 * The bank has finished an address update: the list "after validateDOB" goes on, as if the customer had asked again. Apart
 * from the others: its markers are those of the offer check.
 */
export const addressUpdateOutcomes: readonly Outcome<BackOfficeJob>[] = etbOfferCheck.map((marker) =>
  etbOutcome(marker, ['address-update'], ['ADDRESS_UPDATE_PENDING'], 'the bank has taken the address: the list again'),
)
