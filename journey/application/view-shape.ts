import * as z from 'zod/mini'
import { endReasons } from './end-reasons.ts'
import { etbMarkers, ntbMarkers, sharedMarkers, type Marker } from '../ids/markers.ts'
import { bureaus } from '../ids/bureaus.ts'
import { identityDocuments } from '../ids/uploads.ts'
import { slowSteps } from './slow-step.ts'

const text = z.optional(z.string())
const yesNo = z.enum(['Y', 'N'])
const texts = z.readonly(z.array(z.string()))

const markers = Object.keys({ ...ntbMarkers, ...etbMarkers, ...sharedMarkers }) as Marker[]

const addressParts = {
  addressLine1: z.string(),
  addressLine2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  type: z.enum(['RESIDENCE', 'OFFICE', 'PERMANENT', 'DELIVERY']),
  isEditied: yesNo,
  source: z.optional(z.enum(['bureau', 'bank'])),
}

const applicant = z.strictObject({
  firstName: text,
  middleName: text,
  lastName: text,
  mobileNumber: z.string(),
  panNumber: text,
  dateOfBirth: text,
  emailId: text,
  gender: z.optional(z.enum(['MALE', 'FEMALE', 'OTHER'])),
  maritalStatus: z.optional(z.enum(['SINGLE', 'MARRIED', 'DIVORCED'])),
  motherMaidenName: text,
  fatherName: text,
  nameOnCard: text,
  taxIndiaOnly: z.optional(yesNo),
  frequentFlyerNumber: text,
})

const workDetails = z.strictObject({
  employmentType: z.enum(['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT']),
  companyName: text,
  companyEmail: text,
  proprietorshipName: text,
  industryType: text,
  incomeRange: text,
  isBankDirector: z.optional(yesNo),
  directorBankName: text,
})

const check = z.enum(['ok', 'failed', 'unknown'])

const files = z.readonly(
  z.array(z.strictObject({ id: z.string(), page: z.number(), kind: z.enum(['pdf', 'jpg', 'png']), pages: z.number() })),
)

const documents = z.strictObject({
  months: z.readonly(
    z.array(
      z.strictObject({
        month: z.string(),
        files,
        /** Made of these very files, archived and handed to the analysis. */
        document: z.optional(
          z.strictObject({ kind: z.enum(['pdf', 'jpg', 'png']), pages: z.number(), processedAt: z.string() }),
        ),
      }),
    ),
  ),
  identity: z.optional(z.strictObject({ document: z.enum(identityDocuments), files })),
  analysis: z.optional(z.strictObject({ askedAt: text })),
  /** What is there proved no income. */
  notAccepted: z.optional(z.strictObject({ at: z.string() })),
})

const facts = z.strictObject({
  email: z.optional(z.strictObject({ verified: z.string(), at: z.string(), former: z.optional(z.string()) })),
  assisted: z.optional(z.strictObject({ corrected: texts })),
  numberRevoked: z.optional(z.strictObject({ at: z.string() })),
  pincodeRefused: z.optional(
    z.strictObject({
      type: z.enum(['RESIDENCE', 'OFFICE']),
      pincode: z.string(),
      result: z.enum(['unserved', 'unknown']),
    }),
  ),
  /** The pincode that was given for the home; `announcedAt` where the enquiry about the current person was announced. */
  enquiry: z.optional(z.strictObject({ pincode: z.string(), announcedAt: text })),
  /** The current person's report with masked addresses; a report about earlier answers is left out. */
  bureau: z.optional(
    z.strictObject({
      day: z.string(),
      bureau: z.enum([...bureaus, 'none']),
      addresses: z.array(z.strictObject({ ...addressParts, reportedDate: text })),
    }),
  ),
  decision: z.optional(
    z.strictObject({
      systemDecision: z.optional(z.enum(['approve', 'refer', 'reject'])),
      softOffer: z.optional(z.enum(['open', 'accepted', 'declined'])),
      socialTrustRequestId: text,
    }),
  ),
  trustCode: z.optional(z.strictObject({ for: z.string(), resends: z.number(), sentAt: z.string() })),
  offerTerms: z.optional(
    z.strictObject({
      limit: z.optional(
        z.strictObject({ offered: z.number(), lowest: z.number(), step: z.number(), chosen: z.optional(z.number()) }),
      ),
      deposit: z.optional(
        z.strictObject({
          lowest: z.number(),
          highest: z.number(),
          step: z.number(),
          standard: z.number(),
          limitPercent: z.number(),
          limitStep: z.number(),
        }),
      ),
    }),
  ),
  agreed: z.optional(z.strictObject({ TNC: z.string() })),
  offer: z.optional(z.strictObject({ acceptedAt: z.string(), keyFactsVersion: text })),
  officeSavedAt: text,
  terms: z.optional(z.strictObject({ acceptedAt: z.string() })),
  cardOrder: z.optional(z.strictObject({ at: z.string() })),
  customer: z.optional(
    z.strictObject({
      crns: z.optional(texts),
      known: z.optional(yesNo),
      kycUpdated: z.optional(yesNo),
      onFile: z.optional(texts),
      missing: z.optional(texts),
      cards: z.optional(texts),
      limits: z.optional(z.readonly(z.array(z.strictObject({ productCode: z.string(), upTo: z.number() })))),
    }),
  ),
  addressUpdate: z.optional(z.strictObject({ askedAt: z.string() })),
  eligibleCard: z.optional(z.strictObject({ for: z.string(), networks: texts, designs: texts })),
  cardChoice: z.optional(
    z.strictObject({ productCode: z.string(), seenAt: text, customisedAt: text, network: text, design: text }),
  ),
  ckyc: z.optional(
    z.strictObject({
      consentedAt: text,
      searchedAt: text,
      found: z.optional(z.boolean()),
      code: z.optional(z.strictObject({ sentAt: z.string(), mobile: z.string() })),
      spentDay: text,
      record: z.optional(
        z.strictObject({
          name: z.string(),
          dateOfBirth: z.string(),
          city: z.string(),
          pincode: z.string(),
          ending: z.string(),
        }),
      ),
      passedAt: text,
    }),
  ),
  aadhaar: z.optional(
    z.strictObject({
      consentAt: text,
      consentLanguage: text,
      otpSentAt: text,
      linkedMobile: text,
      last4: text,
      wrongCodes: z.optional(z.number()),
      wrongDay: text,
      refused: z.optional(z.enum(['code', 'name', 'age', 'gender'])),
      verifiedAt: text,
      tooOldAt: text,
      documentExpiredAt: text,
      deniedAt: text,
    }),
  ),
  documents: z.optional(documents),
  scan: z.optional(z.strictObject({ document: z.enum(identityDocuments), at: z.string(), validUntil: text })),
  videoKyc: z.optional(
    z.strictObject({
      consent: z.optional(z.strictObject({ version: z.string(), at: z.string() })),
      requirementsAt: text,
      location: z.optional(z.strictObject({ insideIndia: z.boolean(), at: z.string() })),
      udc: z.optional(
        z.strictObject({ browser: check, camera: check, microphone: check, light: check, bandwidth: check }),
      ),
      ticket: text,
      ticketExpiresAt: text,
      expectedAt: text,
      expiredAt: text,
      expiredIn: z.optional(z.enum(['queue', 'call'])),
      room: text,
      outcome: z.optional(z.enum(['approved', 'accepted', 'refer', 'decline'])),
      laterAt: text,
      atOpening: z.optional(z.strictObject({ opensAt: z.string() })),
      referSeenAt: text,
    }),
  ),
  statement: z.optional(
    z.strictObject({
      consent: z.strictObject({ version: z.string(), language: z.string(), at: z.string() }),
      consentUntil: z.string(),
      keptUntil: z.string(),
      months: z.number(),
      linkedAt: text,
      report: z.optional(
        z.strictObject({
          at: z.string(),
          accounts: z.array(z.strictObject({ bank: z.string(), ending: z.string() })),
        }),
      ),
      ended: z.optional(z.enum(['refused', 'failed', 'withdrawn', 'left', 'expired'])),
      deletedAt: text,
    }),
  ),
  mpin: z.optional(
    z.strictObject({
      setAt: text,
      failures: z.number(),
      lockedUntil: text,
      laterAt: text,
      banking: z.optional(z.boolean()),
    }),
  ),
  ending: z.optional(z.strictObject({ reason: z.enum(endReasons), at: z.string() })),
  reminder: z.optional(z.strictObject({ day: z.string() })),
  contest: z.optional(
    z.strictObject({
      of: z.string(),
      delayed: z.optional(z.literal(true)),
      outcome: z.optional(z.enum(['stays', 'lifted'])),
    }),
  ),
  bankStep: z.optional(z.strictObject({ at: z.string(), since: z.string() })),
  withdrawn: z.optional(z.strictObject({ at: z.string(), offer: z.optional(z.literal('declined')) })),
  card: z.optional(z.strictObject({ issuedAt: text, last4: text, network: text })),
})

/**
 * All that an owner's browser may see of the application, at every depth: `viewOf` keeps what is listed here and nothing
 * else, and the contract declares it as the shape on the wire. A new field stays on the server until it is listed.
 */
export const applicationView = z.strictObject({
  applicationReferenceNo: z.string(),
  reference: text,
  version: z.number(),
  customerType: z.enum(['NTB', 'ETB']),
  completedScreen: z.enum(markers),
  applicationNumber: text,
  channelCode: z.string(),
  finalChannelCode: text,
  clientId: text,
  requestId: text,
  utmSESource: text,
  utmCPCampaign: text,
  utmAGMedium: text,
  productCode: z.string(),
  productLogo: z.string(),
  productName: z.string(),
  productFeecode: z.string(),
  isAirlineCobrand: z.optional(z.boolean()),
  isDigitalAccount: z.optional(z.boolean()),
  applicantDetails: z.tuple([applicant]),
  workDetails: z.optional(workDetails),
  addressDetails: z.array(z.strictObject(addressParts)),
  residenceServiceable: z.optional(yesNo),
  referralCode: text,
  journeyMode: z.optional(z.enum(['STP', 'SSTP', 'NSTP'])),
  breFinalStatus: text,
  incomeDocRequired: text,
  isDocRequired: z.optional(yesNo),
  creditLimit: z.optional(z.number()),
  depositAmount: z.optional(z.number()),
  approvedDate: text,
  rejectedDate: text,
  customerOfferType: z.optional(z.enum(['PA', 'PQ', 'NPQ'])),
  dormant: z.optional(yesNo),
  crn: text,
  perfiosTransactionId: text,
  dropOffScreen: text,
  dropOffDate: text,
  facts,
  /** Half-filled answers that were kept, by screen; only with the whole application (applicationDetails). */
  drafts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** By screen: when the answers that the server has last were typed (ms). */
  draftedAt: z.optional(z.record(z.string(), z.number())),
  /**
   * What is left of today's attempts, where some are used; with the whole application, and with the refusal that used up the
   * last one.
   */
  attemptsLeft: z.optional(z.strictObject({ crn: z.optional(z.int()), birthDate: z.optional(z.int()) })),
  /** What was asked for the application and has not been answered yet; only with the whole application. */
  underWay: z.optional(z.enum(slowSteps)),
})
