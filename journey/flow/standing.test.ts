import { describe, expect, test } from 'vitest'
import type { Address } from '../application/address.ts'
import type { Application } from '../application/application.ts'
import type { Facts } from '../application/facts.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { newApplication } from '../steps/sample-answers.ts'
import { standing } from './standing.ts'

const at = '2026-11-20T10:00:00.000Z'
const view = (
  customerType: CustomerType,
  completedScreen: string,
  part: Partial<Application> = {},
  facts: Facts = {},
) => ({
  ...newApplication(customerType),
  completedScreen: completedScreen as Marker,
  ...part,
  facts,
})
const address = (type: Address['type']): Address => ({
  addressLine1: '1 Road',
  addressLine2: 'Town',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type,
  isEditied: 'N',
})
const homeSaved = { addressDetails: [address('RESIDENCE')] }
const officeSaved = { addressDetails: [address('RESIDENCE'), address('OFFICE')] }
const salaried = { workDetails: { employmentType: 'SALARIED' } } as const

describe('the telecaller review', () => {
  const reviewed = `
    [NX-O-01,NX-O-02,NX-O-07] NTB DELIVERY_ADDRESS_SUBMIT
    [NX-O-01,NX-O-03,NX-O-07] NTB CONGRATULATION
    [NX-O-01,NX-O-04,NX-O-07] NTB OFFICEADDRESS_SUCCESS
    [NX-O-01,NX-O-05,NX-O-07] ETB BRE_APPROVED
    [NX-O-01,NX-O-06,NX-O-07] ETB FIRST_BRE_REFERRED`
  const rows = reviewed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ') as [string, CustomerType, string])

  test.each(rows)('%s %s at %s with another final channel is reviewed, with the same one not', (_id, type, marker) => {
    const plain = standing(view(type, marker))
    expect(standing(view(type, marker, { channelCode: 'SF95', finalChannelCode: 'SF80' }))).toBe('review-telecaller')
    expect(standing(view(type, marker, { channelCode: 'SF95', finalChannelCode: 'SF95' }))).toBe(plain)
    expect(plain).not.toBe('review-telecaller')
  })

  test.each(rows)('%s %s at %s: an absent or blank channel does not differ', (_id, type, marker) => {
    for (const finalChannelCode of [undefined, '', '  ', 'sf95 '])
      expect(standing(view(type, marker, { finalChannelCode }))).not.toBe('review-telecaller')
    expect(standing(view(type, marker, { channelCode: ' ', finalChannelCode: 'SF80' }))).not.toBe('review-telecaller')
  })

  test('[NX-O-01] no other marker is reviewed', () => {
    const others: readonly (readonly [CustomerType, Marker, string])[] = [
      ['NTB', 'VERIFY_MOBILE', 'personal-details'],
      ['NTB', 'BRE_APPROVED', 'congratulations'],
      ['NTB', 'OFFICEADDRESS_SUBMIT', 'delivery-address'],
      ['NTB', 'PERFIOS', 'upload-document'],
      ['ETB', 'OFFER_CHECK_PA', 'delivery-address'],
      ['ETB', 'BCIF_PUSH', 'submitted'],
    ]
    for (const [type, marker, screen] of others)
      expect(standing(view(type, marker, { finalChannelCode: 'SF80' }))).toBe(screen)
  })
})

describe('what is in no table', () => {
  test.each(['NOT_A_MARKER', '', 'ELIGIBLE_CARDS', 'toString'])('[NX-N-46] NTB %s: generic error', (marker) => {
    expect(standing(view('NTB', marker))).toBe('auth-error')
  })

  test('[NX-N-46] an unknown customer type: generic error', () => {
    expect(standing(view('XTB' as CustomerType, 'VERIFY_MOBILE'))).toBe('auth-error')
    expect(standing(view('toString' as CustomerType, 'VERIFY_MOBILE'))).toBe('auth-error')
  })
})

describe('the position inside a part follows from the facts', () => {
  const requirements = { requirementsAt: at }
  const location = { insideIndia: true, at }
  const rows: readonly [string, Application, string][] = [
    ['[NX-N-06] no home address yet', view('NTB', 'RESIDENCE_ADDRESS_SELECTION'), 'confirm-home-address'],
    ['home address chosen', view('NTB', 'RESIDENCE_ADDRESS_SELECTION', homeSaved), 'check-answers'],
    ['[NX-N-07] another address', view('NTB', 'RESIDENCE_ADDRESS'), 'home-address'],
    ['home address typed', view('NTB', 'RESIDENCE_ADDRESS', homeSaved), 'check-answers'],
    [
      '[BR-13] the bank asks for social trust',
      view('NTB', 'RESIDENCE_ADDRESS', homeSaved, { decision: { runs: 1, socialTrustRequestId: 'r' } }),
      'verify-ts',
    ],
    ['[BR-08, NX-N-09] offer', view('NTB', 'BRE_APPROVED', salaried), 'congratulations'],
    [
      'offer accepted, office address due',
      view('NTB', 'BRE_APPROVED', salaried, { offer: { acceptedAt: at } }),
      'office-address',
    ],
    [
      'offer accepted, office address known, not confirmed',
      view('NTB', 'BRE_APPROVED', { ...salaried, ...officeSaved }, { offer: { acceptedAt: at } }),
      'confirm-office-address',
    ],
    [
      '[BR-20] office saved, refer: the decision is asked again from there',
      view(
        'NTB',
        'BRE_APPROVED',
        { ...salaried, ...officeSaved, journeyMode: 'SSTP' },
        { offer: { acceptedAt: at }, officeSavedAt: at, decision: { runs: 1, systemDecision: 'refer' } },
      ),
      'confirm-office-address',
    ],
    [
      '[BR-08] approve on the re-decision shows congratulations once more',
      view(
        'NTB',
        'BRE_APPROVED',
        { ...salaried, ...officeSaved, journeyMode: 'SSTP' },
        { officeSavedAt: at, decision: { runs: 2, systemDecision: 'approve' } },
      ),
      'congratulations',
    ],
    [
      '[BR-12, BR-21, NX-N-31] office address exists',
      view('NTB', 'FIRST_BRE_REFERRED', { ...officeSaved, ...salaried }),
      'confirm-office-address',
    ],
    [
      '[BR-12, BR-21] no office address exists',
      view('NTB', 'FIRST_BRE_REFERRED', { ...homeSaved, ...salaried }),
      'office-address',
    ],
    [
      'the office address was given before the referral: it is not asked for again',
      view('NTB', 'FIRST_BRE_REFERRED', { ...officeSaved, ...salaried }, { officeSavedAt: at }),
      'delivery-address',
    ],
    [
      'referred without an office: none is asked for',
      view('NTB', 'FIRST_BRE_REFERRED', { ...homeSaved, workDetails: { employmentType: 'RETIRED' } }),
      'delivery-address',
    ],
    [
      '[BR-01, BR-18] soft reject, offer unanswered',
      view('NTB', 'BRE_REJECT', {}, { decision: { runs: 1, softOffer: 'open' } }),
      'credit-card',
    ],
    [
      '[BR-18] offer declined',
      view('NTB', 'BRE_REJECT', {}, { decision: { runs: 1, softOffer: 'declined' } }),
      'regret',
    ],
    [
      '[BR-18] offer accepted, the decision failed',
      view('ETB', 'BRE_REJECT', {}, { decision: { runs: 1, softOffer: 'accepted' } }),
      'credit-card',
    ],
    [
      '[BR-02] offer accepted, rejected all the same',
      view('ETB', 'BRE_REJECT', { rejectedDate: at }, { decision: { runs: 2, softOffer: 'accepted' } }),
      'rejected',
    ],
    [
      '[PC-10] pincode refused',
      view(
        'NTB',
        'INTERNAL_REJECTION',
        {},
        { pincodeRefused: { type: 'OFFICE', pincode: '744301', result: 'unserved' } },
      ),
      'invalid-pincode',
    ],
    ['Aadhaar code sent', view('NTB', 'CONGRATULATION', {}, { aadhaar: { otpSentAt: at } }), 'kyc-otp'],
    [
      'Aadhaar proven',
      view('NTB', 'AADHAAR_SUBMIT', {}, { aadhaar: { otpSentAt: at, verifiedAt: at } }),
      'requirements',
    ],
    ['document scanned', view('NTB', 'SCAN_DOCUMENT', {}, { scan: { document: 'Passport', at } }), 'requirements'],
    [
      'requirements read',
      view('NTB', 'AADHAAR_SUBMIT', {}, { aadhaar: { verifiedAt: at }, videoKyc: requirements }),
      'location',
    ],
    [
      'location outside India',
      view(
        'NTB',
        'AADHAAR_SUBMIT',
        {},
        {
          aadhaar: { verifiedAt: at },
          videoKyc: { ...requirements, location: { insideIndia: false, at } },
        },
      ),
      'location',
    ],
    [
      'location good',
      view('NTB', 'AADHAAR_SUBMIT', {}, { aadhaar: { verifiedAt: at }, videoKyc: { ...requirements, location } }),
      'permission',
    ],
    ['[NX-N-28] in the queue', view('NTB', 'VKYC_INIT', {}, { aadhaar: { verifiedAt: at } }), 'searching-agent'],
    [
      'an agent has the ticket',
      view('NTB', 'VKYC_INIT', {}, { aadhaar: { verifiedAt: at }, videoKyc: { room: 'r' } }),
      'agent-waiting',
    ],
    [
      'the ticket ran out',
      view('NTB', 'VKYC_INIT', {}, { aadhaar: { verifiedAt: at }, videoKyc: { expiredAt: at } }),
      'requirements',
    ],
    [
      'the ticket ran out, requirements read again',
      view('NTB', 'VKYC_INIT', {}, { aadhaar: { verifiedAt: at }, videoKyc: { expiredAt: at, ...requirements } }),
      'location',
    ],
    [
      'refer is told before PENDING',
      view('NTB', 'PENDING', {}, { videoKyc: { outcome: 'refer' } }),
      'kyc-unable-to-verify',
    ],
    [
      '[NX-S-10] refer was told',
      view('NTB', 'PENDING', {}, { videoKyc: { outcome: 'refer', referSeenAt: at } }),
      'submitted',
    ],
    ['[NX-N-30] no PIN', view('NTB', 'VISIONPLUS_APPROVED'), 'set-mpin'],
    [
      'the PIN is locked: the card is shown',
      view('NTB', 'VISIONPLUS_APPROVED', {}, { mpin: { failures: 3, lockedUntil: at } }),
      'virtual-card',
    ],
    ['[NX-E-01] one CRN', view('ETB', 'VERIFY_MOBILE', {}, { customer: { crns: ['****1'], known: 'Y' } }), 'dob'],
    [
      'several CRNs',
      view('ETB', 'VERIFY_MOBILE', {}, { customer: { crns: ['****1', '****2'], known: 'Y' } }),
      'multiple-crn',
    ],
    ['known, no CRN', view('ETB', 'VERIFY_MOBILE', {}, { customer: { crns: [], known: 'Y' } }), 'crn'],
    [
      '[NX-E-02] CRN chosen',
      view('ETB', 'VERIFY_DOB_CRN', {}, { customer: { crns: ['****1', '****2'], known: 'Y' } }),
      'dob',
    ],
    [
      'digital account, KYC not updated',
      view('ETB', 'VERIFY_DOB_CRN', { isDigitalAccount: true }, { customer: { kycUpdated: 'N' } }),
      'reject811Customer',
    ],
    [
      'a card is chosen',
      view('ETB', 'ELIGIBLE_CARDS', {}, { cardChoice: { productCode: 'pvrb' } }),
      'auth-card-details',
    ],
    [
      'its details were seen',
      view('ETB', 'ELIGIBLE_CARDS', {}, { cardChoice: { productCode: 'pvrb', seenAt: at } }),
      'customise-card',
    ],
    ['terms accepted', view('ETB', 'BRE_APPROVED', {}, { terms: { acceptedAt: at } }), 'submitted'],
  ]

  test.each(rows)('%s', (_title, record, screen) => {
    expect(standing(record)).toBe(screen)
  })
})
