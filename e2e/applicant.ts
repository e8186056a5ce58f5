import type { Page } from '@playwright/test'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Bank } from './bank.ts'
import { AgentWaitingPage } from './pages/agent-waiting.ts'
import { CheckAnswersPage } from './pages/check-answers.ts'
import { ConfirmHomeAddressPage } from './pages/confirm-home-address.ts'
import { CongratulationsPage } from './pages/congratulations.ts'
import { DeliveryAddressPage } from './pages/delivery-address.ts'
import { KycOtpPage } from './pages/kyc-otp.ts'
import { KycPage } from './pages/kyc.ts'
import { LocationPage } from './pages/location.ts'
import { MorePersonalDetailsPage } from './pages/more-personal-details.ts'
import { OfficeAddressPage } from './pages/office-address.ts'
import { PermissionPage } from './pages/permission.ts'
import { PersonalDetailsPage } from './pages/personal-details.ts'
import { RequirementsPage } from './pages/requirements.ts'
import { SetMpinPage } from './pages/set-mpin.ts'
import { SubmittedPage } from './pages/submitted.ts'
import { UploadDocumentPage } from './pages/upload-document.ts'
import { VerifyMobilePage } from './pages/verify-mobile.ts'
import { VerifyOtpPage } from './pages/verify-otp.ts'
import { VirtualCardPage } from './pages/virtual-card.ts'
import { WorkDetailsPage } from './pages/work-details.ts'

export const person = {
  dateOfBirth: '1990-04-12',
  firstName: 'Asha',
  lastName: 'Kulkarni',
}

export const address = { addressLine1: '12 Residency Road', addressLine2: 'Shanthala Nagar', pincode: '560001' }

export const work = {
  employmentType: 'SALARIED',
  companyName: 'Lotus Software',
  companyEmail: 'asha@lotus.example.com',
  industryType: 'IT',
  incomeRange: 'FROM_100000',
  isBankDirector: 'N',
}

/**
 * Details that no two applicants may share: a PAN has one application, and an email address gets a limited number of
 * codes an hour.
 */
export const ownOf = (mobileNumber: string) => ({
  panNumber: `ABCPK${mobileNumber.slice(-4)}F`,
  emailId: `asha.${mobileNumber}@example.com`,
})

/** Someone who applies in this browser: the screens in order, each with what an ordinary person does on it. */
export function applicantOn(page: Page, bank: Bank, mobileNumber: string, own = ownOf(mobileNumber)) {
  const on = {
    verifyMobile: new VerifyMobilePage(page),
    verifyOtp: new VerifyOtpPage(page),
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
    agentWaiting: new AgentWaitingPage(page),
    submitted: new SubmittedPage(page),
    setMpin: new SetMpinPage(page),
    virtualCard: new VirtualCardPage(page),
  }
  return {
    on,
    async provesTheirMobile(productLogo = 'utsav') {
      await on.verifyMobile.open(`?productLogo=${productLogo}`)
      await on.verifyMobile.fill({ mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
      await on.verifyMobile.submit()
      await on.verifyOtp.isShown()
      await on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
      await on.verifyOtp.submit()
    },
    async tellsAboutThemselves() {
      await on.personalDetails.isShown()
      await on.personalDetails.fill({ ...person, ...own })
      await on.personalDetails.submitsWithEmailCode(() => bank.otpFor(own.emailId))
    },
    async tellsMore() {
      await on.morePersonalDetails.isShown()
      await on.morePersonalDetails.fill({
        gender: 'FEMALE',
        maritalStatus: 'SINGLE',
        taxIndiaOnly: 'Y',
        motherMaidenName: 'Sunita Rao',
        fatherName: 'Mohan Kulkarni',
      })
      await on.morePersonalDetails.submit()
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
    /** Everything from the mobile number to the decision, at an address from the credit report. */
    async appliesForADecision() {
      await this.provesTheirMobile()
      await this.tellsAboutThemselves()
      await this.tellsMore()
      await this.tellsAboutWork()
      await this.choosesHome()
      await this.sendsTheApplication()
    },
    async acceptsTheOffer() {
      await on.congratulations.isShown()
      await on.congratulations.fill({ consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' })
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
      await this.provesTheirMobile()
      await this.tellsAboutThemselves()
      await this.tellsMore()
      await this.tellsAboutWork({ incomeRange: 'FROM_25000' })
      await this.choosesHome()
      await this.sendsTheApplication()
      await on.congratulations.isAt()
      await on.congratulations.fill({ consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' })
      await on.congratulations.submit()
      await this.givesTheOffice()
      await on.deliveryAddress.isShown()
      await on.deliveryAddress.deliversTo('RESIDENCE')
      await on.uploadDocument.isShown()
    },
    async provesAadhaar() {
      await on.kyc.isShown()
      await on.kyc.fill({ uid: '234123412346', consentAadhaar: 'Y' })
      await on.kyc.submit()
      await on.kycOtp.isShown()
      await on.kycOtp.fill({ otp: await bank.otpFor(mobileNumber) })
      await on.kycOtp.submit()
    },
    async preparesTheCall() {
      await on.requirements.isShown()
      await on.requirements.fill({ consentVkyc: 'Y' })
      await on.requirements.submit()
      await on.location.isShown()
      await on.location.shares()
      await on.permission.isShown()
      await on.permission.startsCall()
    },
    async setsThePin(mpin = '270518') {
      await on.setMpin.isShown()
      await on.setMpin.fill({ mpin, confirmMpin: mpin })
      await on.setMpin.submit()
    },
  }
}

/** Screens at the end of the journey: typing their address on the way leads back. */
export const finalScreens: readonly ScreenId[] = ['submitted', 'virtual-card']

let last = 9_800_000_000 + (Date.now() % 90_000_000)

/** A mobile number that no one in this run has used. */
export const newMobile = (): string => String((last += 1))
