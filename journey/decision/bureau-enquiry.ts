/** Constants of a bureau inquiry (CO-18). */
export const bureauInquiry = {
  productCode: 'PRFIL',
  inquiryPurpose: '10',
  seq: '1',
  idType: 'T',
  source: 'Inquiry',
} as const

export interface BureauRequest {
  productCode: string
  inquiryPurpose: string
  firstName: string
  middleName: string
  lastName: string
  mobileNumber: string
  idDetails: { seq: string; idType: string; idValue: string; source: string }[]
}

/** The bureau request of an applicant (EN-34): the PAN is the id. */
export function bureauRequest(applicant: {
  firstName?: string
  middleName?: string
  lastName?: string
  mobileNumber: string
  panNumber: string
}): BureauRequest {
  const { productCode, inquiryPurpose, seq, idType, source } = bureauInquiry
  return {
    productCode,
    inquiryPurpose,
    firstName: applicant.firstName ?? '',
    middleName: applicant.middleName ?? '',
    lastName: applicant.lastName ?? '',
    mobileNumber: applicant.mobileNumber,
    idDetails: [{ seq, idType, idValue: applicant.panNumber, source }],
  }
}

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
