import type { CustomerType, Marker } from '../ids/markers.ts'
import type { Address } from './address.ts'
import type { Facts } from './facts.ts'
import type { YesNo } from './yes-no.ts'

export type { YesNo }
export type JourneyMode = 'STP' | 'SSTP' | 'NSTP'

/** The person, as applicantDetails[0]. Dates are yyyy-MM-dd; names are as entered after normalising. */
export interface Applicant {
  firstName?: string
  middleName?: string
  lastName?: string
  mobileNumber: string
  panNumber?: string
  dateOfBirth?: string
  emailId?: string
  gender?: 'MALE' | 'FEMALE' | 'OTHER'
  maritalStatus?: 'SINGLE' | 'MARRIED' | 'DIVORCED'
  motherMaidenName?: string
  fatherName?: string
  nameOnCard?: string
  /** Tax residency (FATCA, CRS): Y is India only. */
  taxIndiaOnly?: YesNo
  frequentFlyerNumber?: string
}

export interface WorkDetails {
  employmentType: 'SALARIED' | 'SELF_EMPLOYED' | 'RETIRED' | 'HOMEMAKER' | 'STUDENT'
  companyName?: string
  companyEmail?: string
  proprietorshipName?: string
  industryType?: string
  /** Code of an income range in the master data; the server resolves it to whole rupees a month. */
  incomeRange?: string
  isBankDirector?: YesNo
  directorBankName?: string
}

/**
 * The application: the specification's entity (section 3) and the facts that decisions read. The server holds it whole
 * and sealed; the browser sees `ApplicationView`. Who may write what: the flow's actions (a screen's own answers) and
 * the server (everything else).
 */
export interface Application {
  applicationReferenceNo: string
  /** Eight letters and digits to quote on the phone until the bank's application number exists. */
  reference?: string
  /** Increases by one with every saved change; a save names the version it is based on. */
  version: number
  customerType: CustomerType
  completedScreen: Marker
  applicationNumber?: string

  channelCode: string
  finalChannelCode?: string
  /** The telecaller's channel, once the applicant has confirmed what was entered. */
  assistedChannel?: string
  clientId?: string
  requestId?: string
  utmSESource?: string
  utmCPCampaign?: string
  utmAGMedium?: string

  /** Lower-cased for use (EN-03). */
  productCode: string
  productLogo: string
  productName: string
  productFeecode: string
  /** EN-21: the airline's card, which asks for the frequent flyer number. */
  isAirlineCobrand?: boolean
  /** SP-17: a card of the bank's digital account, as its policy said when the card was chosen. */
  isDigitalAccount?: boolean

  applicantDetails: [Applicant]
  workDetails?: WorkDetails
  addressDetails: Address[]
  residenceServiceable?: YesNo
  referralCode?: string

  journeyMode?: JourneyMode
  breFinalStatus?: string
  incomeDocRequired?: string
  isDocRequired?: YesNo
  creditLimit?: number
  /** The fixed deposit that the applicant will make behind a secured card, in whole rupees. */
  depositAmount?: number
  brePromoCode?: string
  finalPromoCode?: string
  approvedDate?: string
  rejectedDate?: string
  rejectionCode?: string
  reason?: string
  customerOfferType?: 'PA' | 'PQ' | 'NPQ'
  dormant?: YesNo
  crn?: string
  perfiosTransactionId?: string

  sessionId?: string
  sessionDateTime?: string
  dropOffScreen?: string
  dropOffDate?: string

  facts: Facts
}
