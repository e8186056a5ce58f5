import { describe, expect, test } from 'vitest'
import { screenOfMarker } from './markers.ts'

// Section 4 of the specification with the literal values of the rulings, section 3; copied, not derived.
const ntb = `
  [NX-N-02] VERIFY_MOBILE personal-details
  [NX-N-03] PERSONAL_DETAILS more-personal-details
  [NX-N-04] ADDITIONAL_PERSONAL_DETAILS work-details
  [NX-N-05] WORK_DETAILS confirm-home-address
  [NX-N-06] RESIDENCE_ADDRESS_SELECTION confirm-home-address
  [NX-N-07] RESIDENCE_ADDRESS home-address
  [NX-N-08,NX-S-04] BRE_REJECT rejected
  [NX-N-09,NX-S-03] BRE_APPROVED congratulations
  [NX-N-10] CONGRATULATION kyc
  [NX-N-11] OFFICEADDRESS_SUCCESS kyc
  [NX-N-12,NX-S-05] TANDCMATCH_FOUND kyc
  [NX-N-13,NX-S-06] TANDCMATCH_NOTFOUND kyc
  [NX-N-14,NX-S-08] CKYC_REJECT kyc
  [NX-N-15,NX-S-09] CKYC_REFER kyc
  [NX-N-16] AADHAAR_SUBMIT kyc
  [NX-N-17] SCAN_DOCUMENT kyc
  [NX-N-18,NX-S-07] CKYC_APPROVED submitted
  [NX-N-19] VKYC_APPROVED submitted
  [NX-N-20] BCIF_INIT submitted
  [NX-N-21] BCIF_APPROVED submitted
  [NX-N-22] LOS_APPROVED submitted
  [NX-N-23] LOS_REJECT submitted
  [NX-N-24] LOS_PUSH submitted
  [NX-N-25] CRM_APPROVED submitted-crm
  [NX-N-26] CRM_REJECT submitted-crm
  [NX-N-27] CRM_PUSH submitted-crm
  [NX-N-28] VKYC_INIT searching-agent
  [NX-N-29] VKYC_REJECT vkycRejection
  [NX-N-30] VISIONPLUS_APPROVED set-mpin
  [NX-N-31] FIRST_BRE_REFERRED confirm-office-address
  [NX-N-32] OFFICEADDRESS_SUBMIT delivery-address
  [NX-N-33,AP-09] DELIVERY_ADDRESS_SUBMIT upload-document
  [NX-N-34] PERFIOS upload-document
  [NX-N-35] FINAL_BRE_APPROVED tcc
  [NX-N-36] FINAL_BRE_REJECT rejected
  [NX-N-37,NX-S-02] INTERNAL_REJECTION rejected
  [NX-N-38,NX-N-44] NSTP kyc
  [NX-N-38,NX-N-39,NX-N-44,NX-N-45] NSTP_CKYC_APPROVED submitted
  [NX-N-38,NX-N-39,NX-N-44,NX-N-45] NSTP_CKYC_REJECT kyc
  [NX-N-38,NX-N-39,NX-N-44,NX-N-45] NSTP_CKYC_REFER kyc
  [NX-N-40] NOT_SOURCING not-sourcing
  [NX-N-41,NX-S-01] PAN_ALREADY_REGISTERED pan-registered
  [NX-N-42] VISIT_NEAREST_BRANCH visit-branch
  [NX-N-43] NO_REGISTERED_MOBILE no-registered-mobile
  [NX-S-10] PENDING submitted
  [NX-N-45] MPIN_SET virtual-card`

const etb = `
  [NX-E-01] VERIFY_MOBILE dob
  [NX-E-02] VERIFY_DOB_CRN dob
  [NX-E-03] BRE_APPROVED tc
  [NX-E-04] FIRST_BRE_REFERRED tc
  [NX-E-05] ADDRESS_UPDATE_PENDING submitted
  [NX-E-06] VISIONPLUS_FAILED submitted
  [NX-E-07,NX-E-21] BCIF_PUSH submitted
  [NX-E-07,NX-E-21] LOS_PUSH submitted
  [NX-E-07,NX-E-21] CRM_PUSH submitted
  [NX-E-07,NX-E-21] VISIONPLUS_PUSH submitted
  [NX-E-08] VIRTUAL_CARD_DETAILS virtual-card
  [NX-E-09] VISIONPLUS_APPROVED virtual-card
  [NX-E-10] OFFER_CHECK_PQ work-details
  [NX-E-11] OFFER_CHECK_NPQ work-details
  [NX-E-12] WORK_DETAILS delivery-address
  [NX-E-13] OFFER_CHECK_PA delivery-address
  [NX-E-14] MISSING_PERSONAL_DETAILS etb-personal-details
  [NX-E-15] MISSING_OFFICE_ADDRESS office-address
  [NX-E-16] ELIGIBLE_CARDS eligible-card-listing
  [NX-E-17] ADDRESS_NOT_IN_BCIF address-not-available
  [NX-E-18] VKYC_REJECT vkycRejection
  [NX-E-19] INTERNAL_REJECTION rejected
  [NX-E-20] BRE_REJECT rejected
  [PC-04] OFFICEADDRESS_SUBMIT delivery-address
  [NX-S-10] PENDING submitted
  [NX-N-45] MPIN_SET virtual-card
  [NX-N-46] NOT_SOURCING not-sourcing
  [NX-N-46,NX-S-01] PAN_ALREADY_REGISTERED pan-registered
  [NX-N-46] VISIT_NEAREST_BRANCH visit-branch
  [NX-N-46] NO_REGISTERED_MOBILE no-registered-mobile`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ') as [string, string, string])

describe('where a marker leads', () => {
  test.each(rowsOf(ntb))('%s NTB: %s goes to %s', (_id, marker, screen) => {
    expect(screenOfMarker('NTB', marker)).toBe(screen)
  })

  test.each(rowsOf(etb))('%s ETB: %s goes to %s', (_id, marker, screen) => {
    expect(screenOfMarker('ETB', marker)).toBe(screen)
  })

  test.each([
    ['NTB', 'ELIGIBLE_CARDS'],
    ['NTB', 'VISIONPLUS_PUSH'],
    ['NTB', 'OFFER_CHECK_PA'],
    ['ETB', 'PERSONAL_DETAILS'],
    ['ETB', 'CONGRATULATION'],
    ['ETB', 'NSTP'],
    ['NTB', 'verify_mobile'],
    ['NTB', 'VERIFY_MOBILE '],
    ['ETB', ''],
    ['NTB', 'constructor'],
    ['ETB', '__proto__'],
  ] as const)('[NX-N-46] %s: %s is in no table', (customerType, marker) => {
    expect(screenOfMarker(customerType, marker)).toBeUndefined()
  })
})
