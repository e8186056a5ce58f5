import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'

/** Answers of an ordinary applicant in the sandbox. */
export interface Person {
  panNumber: string
  dateOfBirth: string
  firstName: string
  lastName: string
  emailId: string
  incomeRange: string
  employmentType: string
}

export const asha: Person = {
  panNumber: 'ABCPK1234F',
  dateOfBirth: '1990-04-12',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  emailId: 'asha@example.com',
  incomeRange: 'FROM_100000',
  employmentType: 'SALARIED',
}

export const homeAddress = {
  addressLine1: '12 Residency Road',
  addressLine2: 'Shanthala Nagar',
  landmark: 'Near the park',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
}

export async function verifyEmail(applicant: Applicant, emailId: string): Promise<void> {
  await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  const [view] = await need(
    applicant.client.call(calls.validateEmailOTP, { emailId, otp: await applicant.code(emailId) }),
  )
  applicant.see(view)
}

/** From the product to the place where personal details are asked. */
export async function begin(applicant: Applicant): Promise<void> {
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply())
}

/** Personal, additional and work details. */
export async function giveDetails(applicant: Applicant, person: Person = asha): Promise<void> {
  await givePersonalDetails(applicant, person)
  await giveMore(applicant, person)
  if (person.employmentType === 'SALARIED') await giveWork(applicant, person.incomeRange)
  else await need(applicant.act('work-details', 'submit', { employmentType: person.employmentType }))
}

/** The email address by its code, then who the applicant is. */
export async function givePersonalDetails(applicant: Applicant, person: Person): Promise<void> {
  await verifyEmail(applicant, person.emailId)
  await need(applicant.act('personal-details', 'submit', personalDetailsOf(person)))
}

export const personalDetailsOf = ({ panNumber, dateOfBirth, firstName, lastName, emailId }: Person) => ({
  panNumber,
  dateOfBirth,
  firstName,
  middleName: '',
  lastName,
  emailId,
})

/** Additional personal details. */
export const giveMore = (applicant: Applicant, { firstName, lastName }: Person) =>
  need(
    applicant.act('more-personal-details', 'submit', {
      nameOnCard: `${firstName} ${lastName}`,
      gender: 'FEMALE',
      maritalStatus: 'SINGLE',
      taxIndiaOnly: 'Y',
      motherMaidenName: 'Sunita Rao',
      fatherName: 'Mohan Kulkarni',
    }),
  )

/** Work details of someone with a salary. */
export const giveWork = (applicant: Applicant, incomeRange: string) =>
  need(
    applicant.act('work-details', 'submit', {
      employmentType: 'SALARIED',
      companyName: 'Lotus Software Private Limited',
      companyEmail: 'asha@lotus.example.com',
      industryType: 'IT',
      incomeRange,
      isBankDirector: 'N',
    }),
  )

/** The pincode of the home, which announces the enquiry; not asked of someone about whom there is a report. */
export async function announceEnquiry(applicant: Applicant): Promise<void> {
  if (applicant.view?.facts.bureau === undefined)
    await need(applicant.act('confirm-home-address', 'pincode', { pincode: homeAddress.pincode }))
}

/** The bureau, then the address: the first of the bureau's, or typed. */
export async function giveHomeAddress(applicant: Applicant): Promise<void> {
  await announceEnquiry(applicant)
  const { application } = await need(applicant.client.call(calls.bureauCheck, {}))
  applicant.see(application)
  if (applicant.screen === 'confirm-home-address')
    await need(applicant.act('confirm-home-address', 'submit', { addressChoice: '0' }))
  else await need(applicant.act('home-address', 'submit', homeAddress))
}

export async function askDecision(applicant: Applicant): Promise<void> {
  const { application } = await need(
    applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId }),
  )
  applicant.see(application)
}

export async function acceptOffer(applicant: Applicant): Promise<void> {
  await need(
    applicant.act('congratulations', 'submit', {
      consentKfs: 'Y',
      consentMitc: 'Y',
      consentTnc: 'Y',
      consentCkyc: 'Y',
    }),
  )
}

export async function giveOfficeAddress(applicant: Applicant): Promise<void> {
  await need(applicant.act('office-address', 'submit', { ...homeAddress, addressLine1: 'Lotus Tower 4' }))
}

export async function proveAadhaar(applicant: Applicant): Promise<void> {
  const [searched] = await need(applicant.client.call(calls.ckycSearch, {}))
  applicant.see(searched)
  const consent = {
    code: 'AADHAAR' as const,
    version: versionOf('AADHAAR'),
    timestamp: new Date().toISOString(),
    value: 'Y' as const,
  }
  const [sent] = await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
  applicant.see(sent)
  const [proven] = await need(applicant.client.call(calls.validateAadharOTP, { otp: await applicant.code() }))
  applicant.see(proven)
}

/** Requirements, location and device; then the sandbox's agent decides by itself. */
export async function callAgent(applicant: Applicant, at: number): Promise<void> {
  await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
  const position = { latitude: 12.97, longitude: 77.59, accuracyMetres: 20, takenAt: new Date(at).toISOString() }
  const [located] = await need(applicant.client.call(calls.getLocationDetails, position))
  applicant.see(located)
  const good = { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const
  const { ticket, application } = await need(applicant.client.call(calls.vkycCallWait, { udc: good }))
  applicant.see(application)
  await eventually(async () => {
    if (applicant.screen === 'searching-agent') {
      const { application: now } = await need(applicant.client.call(calls.vkycCustomerHandshake, { ticket }))
      applicant.see(now)
    } else {
      const { state, application: now } = await need(applicant.client.call(calls.vkycCustomerStatus, {}))
      applicant.see(now)
      if (['approved', 'accepted', 'refer', 'decline'].includes(state)) return
    }
    throw new Error('the agent has not decided')
  })
}

/** Waits for the back office until the application is at one of these markers. */
export async function waitFor(applicant: Applicant, ...markers: string[]): Promise<void> {
  await eventually(async () => {
    await need(applicant.load())
    const marker = applicant.view?.completedScreen ?? 'none'
    if (!markers.includes(marker)) throw new Error(`${marker}, not yet ${markers.join(' or ')}`)
  })
}

/** From the start to the proof of identity, for someone who is approved immediately. */
export async function toIdentity(applicant: Applicant, person: Person = asha): Promise<void> {
  await begin(applicant)
  await giveDetails(applicant, person)
  await giveHomeAddress(applicant)
  await askDecision(applicant)
  await acceptOffer(applicant)
  await giveOfficeAddress(applicant)
}

/** The whole journey of a stranger who is approved immediately, up to the issued card. */
export async function toCard(applicant: Applicant, at: number): Promise<void> {
  await toIdentity(applicant)
  await proveAadhaar(applicant)
  await callAgent(applicant, at)
  await waitFor(applicant, 'VISIONPLUS_APPROVED')
}
