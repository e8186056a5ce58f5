import type { Person, Relationship } from './person.ts'

/** One active CRN without a status in the dedupe response, which is what makes a customer known there. */
const oneCrn = (crn: string, dedupeStatus: string | null = null, crnStatus = 'ACTIVE') => ({
  crns: [{ crn, dedupeStatus, crnStatus }],
})

type Row = [
  mobile: string,
  story: string,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  relationship: Relationship,
]

const rows: Row[] = [
  [
    '9100000001',
    'One CRN, pre-approved (PA)',
    'Radhika',
    'Desai',
    '1985-03-14',
    { ...oneCrn('20010011'), offerType: 'PA', offerLimit: 300000 },
  ],
  [
    '9100000002',
    'One CRN, pre-qualified (PQ)',
    'Sameer',
    'Kulkarni',
    '1979-08-21',
    { ...oneCrn('20010022', 'sus'), offerType: 'PQ' },
  ],
  [
    '9100000003',
    'One CRN, not pre-qualified (NPQ)',
    'Tara',
    'Bhatt',
    '1990-12-01',
    { ...oneCrn('20010033'), offerType: 'NPQ' },
  ],
  [
    '9100000004',
    'Three CRNs to choose from',
    'Usman',
    'Sheikh',
    '1983-05-09',
    {
      crns: [
        { crn: '20010041', dedupeStatus: null, crnStatus: 'ACTIVE' },
        { crn: '20010042', dedupeStatus: 'ACTIVE', crnStatus: 'ACTIVE' },
        { crn: '20010043', dedupeStatus: 'sus', crnStatus: 'ACTIVE' },
      ],
      offerType: 'PA',
      offerLimit: 250000,
    },
  ],
  [
    '9100000005',
    'The CRN is DORMANT',
    'Vimala',
    'Reddy',
    '1976-02-28',
    { ...oneCrn('20010055', 'DORMANT', 'DORMANT'), offerType: 'PA', offerLimit: 150000 },
  ],
  [
    '9100000006',
    'Personal details are missing at the bank',
    'Waseem',
    'Ansari',
    '1988-10-30',
    { ...oneCrn('20010066'), offerType: 'PA', offerLimit: 200000, missingPersonalDetails: true },
  ],
  [
    '9100000007',
    'The office address is missing at the bank',
    'Yamini',
    'Prasad',
    '1991-07-12',
    { ...oneCrn('20010077'), offerType: 'PA', offerLimit: 200000, missingOfficeAddress: true },
  ],
  [
    '9100000008',
    'No communication address in the customer file',
    'Zubin',
    'Irani',
    '1969-04-18',
    { ...oneCrn('20010088'), offerType: 'PA', offerLimit: 400000, missingHomeAddress: true },
  ],
  [
    '9100000009',
    'Three eligible cards',
    'Aparna',
    'Ghosh',
    '1982-09-25',
    { ...oneCrn('20010099'), offerType: 'PA', offerLimit: 350000, eligibleCards: ['PVRB', 'INDP', 'VAYU'] },
  ],
  [
    '9100000010',
    'Known to the bank, but sent to the external journey (etbFlow false)',
    'Bharat',
    'Solanki',
    '1974-11-05',
    { ...oneCrn('20010100', 'ACTIVE'), offerType: 'NPQ', etbFlow: false },
  ],
  [
    '9100000011',
    'The card host refuses (VISIONPLUS_FAILED)',
    'Charu',
    'Saxena',
    '1987-01-16',
    { ...oneCrn('20010111'), offerType: 'PA', offerLimit: 180000 },
  ],
  [
    '9100000012',
    'An address update is pending, and ends after a while',
    'Dinesh',
    'Pandey',
    '1980-06-27',
    { ...oneCrn('20010122'), offerType: 'PA', offerLimit: 220000, addressUpdatePending: true },
  ],
  [
    '9100000013',
    'Digital account whose KYC is not updated',
    'Esha',
    'Malhotra',
    '1998-03-08',
    { ...oneCrn('20010133'), offerType: 'PA', offerLimit: 100000, digitalAccount: true, staleKyc: true },
  ],
  [
    '9100000014',
    'Digital account whose KYC is updated',
    'Faizal',
    'Rahman',
    '1997-05-19',
    { ...oneCrn('20010144'), offerType: 'PA', offerLimit: 120000, digitalAccount: true },
  ],
  [
    '9100000015',
    'Whatever date of birth is entered, the bank’s record differs',
    'Girish',
    'Hegde',
    '1972-12-24',
    { ...oneCrn('20010155'), offerType: 'PA', offerLimit: 200000, birthDateDiffers: true },
  ],
  [
    '9100000016',
    'Not sourceable',
    'Hina',
    'Parekh',
    '1986-08-13',
    { ...oneCrn('20010166'), offerType: 'NPQ', notSourceable: true },
  ],
  [
    '9100000017',
    'Partner card, without a registered mobile',
    'Ishan',
    'Grover',
    '1993-02-11',
    { ...oneCrn('20010177'), offerType: 'PA', offerLimit: 160000, noRegisteredMobile: true },
  ],
  [
    '9100000018',
    'Known to the bank, but no CRN in the answer: it is typed in',
    'Jyoti',
    'Rawat',
    '1981-10-02',
    { ...oneCrn('20010188'), offerType: 'PA', offerLimit: 190000, crnListEmpty: true },
  ],
  [
    '9100000019',
    'An earlier video KYC rejection',
    'Kunal',
    'Bajaj',
    '1990-01-27',
    { ...oneCrn('20010199'), offerType: 'PA', offerLimit: 210000, previousRejectCodes: ['VKYC'] },
  ],
  [
    '9100000020',
    'Stale KYC: visit a branch',
    'Latika',
    'Suri',
    '1978-07-31',
    { ...oneCrn('20010200'), offerType: 'PA', offerLimit: 170000, staleKyc: true },
  ],
]

/** Existing customers. The bank decides by their offer, where it made one. */
export const existingCustomers: readonly Person[] = rows.map(
  ([mobile, story, firstName, lastName, dateOfBirth, relationship], index): Person => ({
    mobile,
    customerType: 'ETB',
    story,
    firstName,
    lastName,
    panNumber: `CLQP${lastName.charAt(0)}${2001 + index}${'ABCDEFGHJKLMNPQRSTUV'.charAt(index)}`,
    dateOfBirth,
    gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
    // Of one who is not even pre-qualified, the tables decide by what is entered.
    ...(relationship.offerType !== 'NPQ' && {
      decision: {
        first: { systemDecision: 'approve', waivers: 'all' },
        again: { systemDecision: 'approve', waivers: 'all' },
      },
    }),
    relationship,
    ...(mobile === '9100000011' && { cardHost: 'refuses' }),
  }),
)
