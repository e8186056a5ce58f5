import { scoreOf } from '@card-journey/sandbox-bank/systems/bureau.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import type { Page } from '@playwright/test'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { asha, type Person } from '@card-journey/server/tests/steps.ts'
import type { Bank } from './bank.ts'
import { AgentWaitingPage } from './pages/agent-waiting.ts'
import { CheckAnswersPage } from './pages/check-answers.ts'
import { ConfirmHomeAddressPage } from './pages/confirm-home-address.ts'
import { CongratulationsPage } from './pages/congratulations.ts'
import { DeliveryAddressPage } from './pages/delivery-address.ts'
import { DobPage } from './pages/dob.ts'
import { KycOtpPage } from './pages/kyc-otp.ts'
import { KycPage } from './pages/kyc.ts'
import { LocationPage } from './pages/location.ts'
import { MorePersonalDetailsPage } from './pages/more-personal-details.ts'
import { OfficeAddressPage } from './pages/office-address.ts'
import { PermissionPage } from './pages/permission.ts'
import { PersonalDetailsPage } from './pages/personal-details.ts'
import { RequirementsPage } from './pages/requirements.ts'
import { SearchingAgentPage } from './pages/searching-agent.ts'
import { SetMpinPage } from './pages/set-mpin.ts'
import { SubmittedPage } from './pages/submitted.ts'
import { UploadDocumentPage } from './pages/upload-document.ts'
import { VerifyApplicationPage } from './pages/verify-application.ts'
import { VerifyMobilePage } from './pages/verify-mobile.ts'
import { VerifyOtpPage } from './pages/verify-otp.ts'
import { VirtualCardPage } from './pages/virtual-card.ts'
import { WorkDetailsPage } from './pages/work-details.ts'
import { bringTo, type Place } from './prepared.ts'

const { dateOfBirth, firstName, lastName } = asha

export const person = { dateOfBirth, firstName, lastName }

export const address = { addressLine1: '12 Residency Road', addressLine2: 'Shanthala Nagar', pincode: '560001' }

export const work = {
  employmentType: 'SALARIED',
  companyName: 'Lotus Software',
  companyEmail: 'asha@lotus.example.com',
  industryType: 'IT',
  incomeRange: 'FROM_100000',
  isBankDirector: 'N',
}

/** A PAN of this number's own whose bureau score decides nothing: good enough for a card, not for a higher limit. */
function panOf(mobileNumber: string): string {
  const pans = 'FABCDEGHIJKLMNOPQRSTUVWXYZ'.split('').map((last) => `ABCPK${mobileNumber.slice(-4)}${last}`)
  const ordinary = pans.find((pan) => scoreOf(pan) >= 650 && scoreOf(pan) < 750)
  if (!ordinary) throw new Error(`no PAN with an ordinary score for ${mobileNumber}`)
  return ordinary
}

/**
 * Details that no two applicants may share: a PAN has one application, and an email address gets a limited number of
 * codes an hour.
 */
export const ownOf = (mobileNumber: string) => ({
  panNumber: panOf(mobileNumber),
  emailId: `asha.${mobileNumber}@example.com`,
})

/** Someone who applies in this browser: the screens in order, each with what an ordinary person does on it. */
export function applicantOn(page: Page, bank: Bank, mobileNumber: string, own = ownOf(mobileNumber)) {
  const on = {
    verifyMobile: new VerifyMobilePage(page),
    verifyApplication: new VerifyApplicationPage(page),
    verifyOtp: new VerifyOtpPage(page),
    dob: new DobPage(page),
    personalDetails: new PersonalDetailsPage(page),
    morePersonalDetails: new MorePersonalDetailsPage(page),
    workDetails: new WorkDetailsPage(page),
    confirmHomeAddress: new ConfirmHomeAddressPage(page),
    checkAnswers: new CheckAnswersPage(page),
    congratulations: new CongratulationsPage(page),
    officeAddress: new OfficeAddressPage(page),
    deliveryAddress: new DeliveryAddressPage(page),
    uploadDocument: new UploadDocumentPage(page),
    kyc: new KycPage(page),
    kycOtp: new KycOtpPage(page),
    requirements: new RequirementsPage(page),
    location: new LocationPage(page),
    permission: new PermissionPage(page),
    searchingAgent: new SearchingAgentPage(page),
    agentWaiting: new AgentWaitingPage(page),
    submitted: new SubmittedPage(page),
    setMpin: new SetMpinPage(page),
    virtualCard: new VirtualCardPage(page),
  }
  return {
    on,
    mobileNumber,
    /** By calls; what the browser shows then is where they stand. */
    comesTo: (place: Place, changes: Partial<Person> = {}) =>
      bringTo(place, page, bank, mobileNumber, { ...asha, ...own, ...changes }),
    async provesTheirMobile(productLogo = 'utsav') {
      await on.verifyMobile.open(`?productLogo=${productLogo}`)
      await on.verifyMobile.fill({ mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
      await on.verifyMobile.submit()
      await this.entersTheCode()
      await on.verifyOtp.submit()
    },
    /** To an application that was begun before. */
    async signsIn() {
      await on.verifyApplication.isShown()
      await on.verifyApplication.fill({ mobileNumber })
      await on.verifyApplication.submit()
      await this.entersTheCode()
      await on.verifyOtp.submit()
    },
    /** The last digit sends it. */
    async entersTheCode() {
      await on.verifyOtp.isShown()
      await on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
    },
    /** An existing customer: the mobile number, then the date of birth that the bank has. */
    async provesTheirBirthDate(dateOfBirth: string) {
      await this.provesTheirMobile()
      await on.dob.isShown()
      await on.dob.fill({ dateOfBirth })
      await on.dob.submit()
    },
    async tellsAboutThemselves() {
      await on.personalDetails.isShown()
      await on.personalDetails.fill({ ...person, ...own })
      await on.personalDetails.submitsWithEmailCode(() => bank.otpFor(own.emailId))
    },
    async tellsMore() {
      await this.fillsInMore()
      await on.morePersonalDetails.submit()
    },
    async fillsInMore() {
      await on.morePersonalDetails.isShown()
      await on.morePersonalDetails.fill({
        gender: 'FEMALE',
        maritalStatus: 'SINGLE',
        taxIndiaOnly: 'Y',
        motherMaidenName: 'Sunita Rao',
        fatherName: 'Mohan Kulkarni',
      })
    },
    async tellsAboutWork(changes: Partial<typeof work> = {}) {
      await on.workDetails.isShown()
      await on.workDetails.fill({ ...work, ...changes })
      await on.workDetails.submit()
    },
    async givesHomePincode(pincode = address.pincode) {
      await on.confirmHomeAddress.isShown()
      await on.confirmHomeAddress.fill({ pincode })
      await on.confirmHomeAddress.submit()
    },
    async choosesHome() {
      await this.givesHomePincode()
      await on.confirmHomeAddress.fill({ addressChoice: '0' })
      await on.confirmHomeAddress.submit()
    },
    async sendsTheApplication() {
      await on.checkAnswers.isShown()
      await on.checkAnswers.send()
    },
    async acceptsTheOffer() {
      await on.congratulations.isShown()
      await on.congratulations.fill({ consentKfs: 'Y', consentMitc: 'Y' })
      await on.congratulations.submit()
    },
    async givesTheOffice() {
      await on.officeAddress.isShown()
      await on.officeAddress.fill(address)
      await on.officeAddress.pincodeIsFound()
      await on.officeAddress.submit()
    },
    /** Somebody whom the rules refer, a second time after the office: the delivery address, then a proof of income. */
    async comesToIncomeProof() {
      await this.comesTo('what follows the office', { incomeRange: 'FROM_25000' })
      await on.deliveryAddress.isShown()
      await on.deliveryAddress.deliversTo('RESIDENCE')
      await on.uploadDocument.isShown()
    },
    async asksForTheAadhaarCode() {
      await on.kyc.isShown()
      await on.kyc.fill({ uid: '234123412346', consentAadhaar: 'Y' })
      await on.kyc.submit()
    },
    async provesAadhaar() {
      await this.asksForTheAadhaarCode()
      await on.kycOtp.isShown()
      await on.kycOtp.fill({ otp: await bank.otpFor(mobileNumber) })
      await on.kycOtp.submit()
    },
    async comesToTheDeviceCheck() {
      await on.requirements.isShown()
      await on.requirements.fill({ consentVkyc: 'Y' })
      await on.requirements.submit()
      await on.location.isShown()
      await on.location.shares()
      await on.permission.isShown()
    },
    async preparesTheCall() {
      await this.comesToTheDeviceCheck()
      await on.permission.startsCall()
    },
    /** Somebody whom the rules approve: the offer, the office, then up to the call with the bank's agent. */
    async comesToTheCall() {
      await this.comesTo('requirements')
      await this.preparesTheCall()
    },
    async setsThePin(mpin = '270518') {
      await on.setMpin.isShown()
      await on.setMpin.fill({ mpin, confirmMpin: mpin })
      await on.setMpin.submit()
      await page.getByRole('button', { name: errors['PIN105.buttonRequired'] }).click()
      await on.virtualCard.isShown()
    },
  }
}

/** Screens at the end of the journey: typing their address on the way leads back. */
export const finalScreens: readonly ScreenId[] = ['submitted', 'virtual-card']

let last = 9_800_000_000 + (Date.now() % 90_000_000)

/** A mobile number that no one in this run has used. */
export const newMobile = (): string => String((last += 1))
