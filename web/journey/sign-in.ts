import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { validateOTP } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { sourceAppId } from '@card-journey/contract/headers.ts'
import type { ChannelData } from '@card-journey/journey/decision/channel-entry.ts'
import { nextFailureCount } from '@card-journey/journey/decision/attempts.ts'
import { isAnswerChecksum, otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { channelOrStandard } from './entry-data.ts'
import type { EnginePorts } from './engine.ts'
import type { Engine, Outcome } from './journey.ts'
import { newRequestId } from './random.ts'

/** The card that an application is started for. */
export interface ChosenProduct {
  productCode: string
  productLogo: string
  productName: string
  feeCode: string
  isAirlineCobrand: boolean
}

export type ConsentCode = 'TNC' | 'BUREAU' | 'PARTNER_STATUS' | 'whatsappconsent'

/** A sign-in under way: what /verify/mobile or /verify/application asked, and how the code was sent. */
export interface SignIn {
  /** `resume` sets application_id_params: nothing found is A100 (LG-18). */
  kind: 'apply' | 'resume'
  mobileNumber: string
  product?: ChosenProduct
  consents: readonly { code: ConsentCode; version: string; value: 'Y' | 'N' }[]
  /** Seconds until a new code may be asked for, from `sentAt` (ms, server's clock). */
  resendInSeconds?: number
  sentAt?: number
  resends?: number
  /** The visible counter of wrong codes: 1 to 3, then 1 again (LG-24). */
  failures?: number
}

type Ask = Engine['ask']

const utmOf = ({ utmSESource = '', utmCPCampaign = '', utmAGMedium = '' }: ChannelData) => ({
  utmSESource,
  utmCPCampaign,
  utmAGMedium,
})

const nothing: Outcome<never> = { ok: false, failure: undefined, fields: {} }

/** Mobile OTP login, steps 1 to 4 of section 4. The server decides; the browser asks in the specified order. */
export function createSignIn(
  ports: EnginePorts,
  ask: Ask,
  route: Engine['route'],
  moveOn: Engine['moveOn'],
  leaveFor: Engine['leaveFor'],
) {
  const { update, state, session, go, now } = ports

  async function sendCode(signIn: SignIn, notificationType: 'SMS' | 'CALL') {
    const outcome = await ask(generateOTP, { mobileNumber: signIn.mobileNumber, notificationType })
    if (!outcome.ok) {
      if (outcome.failure && !(await route(outcome.failure))) update({ problem: outcome.failure })
      return outcome
    }
    const { resendInSeconds } = outcome.response
    update({ problem: undefined, signIn: { ...signIn, resendInSeconds, sentAt: now() } })
    return outcome
  }

  async function requestCode(signIn: SignIn): Promise<Outcome> {
    update({ pending: true, problem: undefined })
    try {
      const outcome = await sendCode({ ...signIn, resends: 0, failures: 0 }, 'SMS')
      if (outcome.ok) go('verify-otp')
      return outcome
    } finally {
      update({ pending: false })
    }
  }

  async function resendCode(notificationType: 'SMS' | 'CALL' = 'SMS') {
    const { signIn } = state()
    if (!signIn) return nothing
    return sendCode({ ...signIn, resends: (signIn.resends ?? 0) + 1 }, notificationType)
  }

  async function confirmCode(otp: string): Promise<Outcome> {
    const { signIn } = state()
    if (!signIn) {
      go('verify-mobile', { replace: true })
      return nothing
    }
    const { mobileNumber } = signIn
    update({ pending: true, problem: undefined })
    try {
      const proved = await ask(validateOTP, { mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) })
      if (!proved.ok) {
        const failures = nextFailureCount(signIn.failures ?? 0)
        if (proved.failure?.problem === 'OTP_WRONG') update({ signIn: { ...signIn, failures } })
        else if (proved.failure && !(await route(proved.failure))) update({ problem: proved.failure })
        return proved
      }
      // An answer with another checksum is not the answer to this number (VA-49).
      if (!isAnswerChecksum(mobileNumber, proved.response.checksum)) {
        go('error', { query: { type: 'generic' } })
        return nothing
      }
      session.set('sessionToken', proved.response.sessionToken)
      update({ waiting: 'signing-in' })
      const found = await findApplication(signIn)
      if (!found.ok && found.failure) await route(found.failure)
      return found
    } finally {
      update({ pending: false, waiting: undefined })
    }
  }

  async function findApplication(signIn: SignIn): Promise<Outcome> {
    const outcome = await ask(applicationDetails, {
      responseType: 'FULL',
      applicationIdParams: signIn.kind === 'resume' ? 'Y' : 'N',
    })
    if (!outcome.ok) {
      const url = outcome.failure?.detail.redirectUrl
      if (!url) return outcome
      await leaveFor(url)
      return { ok: true, response: undefined }
    }
    if (state().application) {
      update({ signIn: undefined })
      await moveOn({ replace: true })
      return outcome
    }
    return signIn.kind === 'resume' ? gone('A100') : startApplication(signIn)
  }

  function gone(type: string): Outcome {
    go('auth-error', { query: { type }, replace: true })
    return { ok: true, response: undefined }
  }

  /** Dedupe by mobile, then a new application, or the way out for customers of another journey (LG-07 to LG-11). */
  async function startApplication(signIn: SignIn): Promise<Outcome> {
    const { product, mobileNumber } = signIn
    if (!product) {
      go('cards', { replace: true })
      return { ok: true, response: undefined }
    }
    const dedupe = await ask(dedupeWithMOBAndDOB, {
      sourceAppId,
      requestId: newRequestId(),
      actionType: 'CRN_MB_DOB',
      mobileNumber,
      productCode: product.productCode,
      utmParameters: utmOf(channelOrStandard()),
    })
    if (!dedupe.ok) return dedupe
    if (!dedupe.response.etbFlow && dedupe.response.redirectUrl) {
      await leaveFor(dedupe.response.redirectUrl)
      return dedupe
    }
    const created = await create(signIn, product, dedupe.response.customerType ?? 'NTB')
    if (!created.ok) return created
    update({ signIn: undefined })
    await moveOn({ replace: true })
    return created
  }

  async function create(signIn: SignIn, product: ChosenProduct, customerType: 'NTB' | 'ETB'): Promise<Outcome> {
    const timestamp = new Date(now()).toISOString()
    const channel = channelOrStandard()
    const created = await ask(createApplication, {
      mobileNumber: signIn.mobileNumber,
      consent: signIn.consents.map((consent) => ({ ...consent, timestamp })),
      createdDate: timestamp,
      productName: product.productName,
      productLogo: product.productLogo,
      productCode: product.productCode.toUpperCase(),
      channelCode: channel.channelCode,
      feeCode: product.feeCode,
      campaignCode: '',
      isAirlineCobrand: product.isAirlineCobrand,
      utmParameters: utmOf(channel),
      customerType,
      requestId: channel.requestId ?? '',
      clientId: channel.clientId ?? '',
      language: ports.language(),
    })
    if (created.ok && signIn.consents.some(({ code, value }) => code === 'whatsappconsent' && value === 'Y')) {
      // Not awaited: the journey does not depend on it.
      void ask(sendNotification, {
        sourceAppId,
        requestId: newRequestId(),
        action: 'OPTIN',
        notificationType: 'WHATSAPP',
        messages: [{ destination: [signIn.mobileNumber] }],
      })
    }
    return created
  }

  return { requestCode, resendCode, confirmCode }
}
