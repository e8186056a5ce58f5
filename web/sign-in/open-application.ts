import { standing } from '@card-journey/journey/flow/standing.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { sourceAppId } from '@card-journey/contract/headers.ts'
import type { ChannelData } from '@card-journey/journey/rules/entry/channel-entry.ts'
import { recordsDropOff } from '@card-journey/journey/rules/life/drop-off.ts'
import { loginOutcome } from '@card-journey/journey/rules/sign-in/login.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { channelOrDefault } from './entry-data.ts'
import type { Engine, Outcome } from '../engine/journey.ts'
import type { ChosenProduct, SignIn } from './sign-in-state.ts'

export interface SignInPorts {
  ask: Engine['ask']
  route: Engine['route']
  moveOn: Engine['moveOn']
  leaveFor: Engine['leaveFor']
  load: Engine['load']
}

const done: Outcome = { ok: true, response: undefined }

/** Mobile OTP login, steps 2 to 4 of section 4: the proven number's application is found, or one is created. */
export function createOpening(ports: EnginePorts, { ask, moveOn, leaveFor }: SignInPorts) {
  const { update, state, session, go, now } = ports

  function lead(type: string, until?: string): Outcome {
    update({ told: { type, until } })
    go('auth-error', { query: { type }, replace: true })
    return done
  }

  /** https only, whatever the response says (LG-09); the server has checked the origin. */
  async function leave(url: string): Promise<Outcome> {
    if (!/^https:\/\//i.test(url)) return lead('S100')
    await leaveFor(url)
    return done
  }

  async function openApplication(signIn: SignIn): Promise<Outcome> {
    const { mobileNumber } = signIn
    const signingIn = signIn.kind === 'resume'
    const found = await ask(applicationDetails, {
      responseType: 'FULL',
      applicationIdParams: signingIn ? 'Y' : 'N',
      ...entryIds(channelOrDefault(ports.policy)),
    })
    if (!found.ok) {
      const url = found.failure?.detail.redirectUrl
      return url ? leave(url) : found
    }
    const [application] = found.response ?? []
    const answer = application && { ...application, mobileNumber: application.applicantDetails[0]?.mobileNumber }
    // After a one-time link only the application says which number its code proved.
    const proven = mobileNumber || (answer?.mobileNumber ?? '')
    const outcome = loginOutcome(
      { answer: found.response ? (answer ?? 'none') : 'emptyResult', mobileNumber: proven, signingIn },
      ports.today(),
      ports.policy,
    )
    switch (outcome.to) {
      case 'nextStep':
        // An application that is over, or with the bank, opens without a welcome.
        if (application && !recordsDropOff(application)) {
          update({ signIn: { ...signIn, stage: 'done' } })
          await moveOn({ replace: true })
          return found
        }
        // First the welcome: where they left off, and when.
        update({ signIn: { ...signIn, stage: 'found', ...(application && { standsAt: standing(application) }) } })
        return found
      case 'dedupe':
        update({ application: undefined, status: 'idle' })
        return startApplication(signIn)
      case 'external':
        return leave(outcome.url)
      case 'error':
        return lead(outcome.type, 'until' in outcome ? (outcome.until ?? undefined) : undefined)
    }
  }

  /** Dedupe by mobile, then a new application, or the way out for customers of another journey (LG-07 to LG-11). */
  async function startApplication(signIn: SignIn): Promise<Outcome> {
    const { product, mobileNumber } = signIn
    if (!product) {
      go('cards', { replace: true })
      return done
    }
    const channel = channelOrDefault(ports.policy)
    const dedupe = await ask(dedupeWithMOBAndDOB, {
      sourceAppId,
      requestId: session.requestId(),
      actionType: 'CRN_MB_DOB',
      mobileNumber,
      productCode: product.productCode,
      utmParameters: utmOf(channel),
    })
    if (!dedupe.ok) return dedupe
    const { redirectUrl, customerType = 'NTB' } = dedupe.response
    if (redirectUrl) return leave(redirectUrl)
    const created = await ask(createApplication, payload(signIn, product, customerType, channel))
    if (!created.ok) return created
    await consentToWhatsapp(signIn)
    await fetchPrepared()
    update({ signIn: { ...signIn, stage: 'done' } })
    await moveOn({ replace: true })
    return created
  }

  /** What a telecaller entered waits in drafts, which only the whole application brings. */
  async function fetchPrepared(): Promise<void> {
    const { application } = state()
    if (!application?.finalChannelCode || application.drafts) return
    await ask(applicationDetails, { applicationId: application.applicationReferenceNo, responseType: 'FULL' })
  }

  function payload(signIn: SignIn, product: ChosenProduct, customerType: 'NTB' | 'ETB', channel: ChannelData) {
    const timestamp = new Date(now()).toISOString()
    return {
      mobileNumber: signIn.mobileNumber,
      consent: signIn.consents.map((consent) => ({ ...consent, timestamp })),
      createdDate: timestamp,
      productName: product.productName,
      productLogo: product.productLogo,
      productCode: product.productCode.toUpperCase(),
      channelCode: channel.channelCode,
      feeCode: product.feeCode,
      campaignCode: '' as const,
      isAirlineCobrand: product.isAirlineCobrand,
      utmParameters: utmOf(channel),
      customerType,
      requestId: channel.requestId ?? '',
      clientId: channel.clientId ?? '',
      language: signIn.language ?? ports.language(),
    }
  }

  /**
   * The opt-in saves the application, so its new version is fetched before the first screen saves. If it fails, the
   * applicant continues: WhatsApp is optional.
   */
  async function consentToWhatsapp({ consents, mobileNumber, language }: SignIn): Promise<void> {
    const applicationId = state().application?.applicationReferenceNo
    const given = consents.find(({ code, value }) => code === 'whatsappconsent' && value === 'Y')
    if (!applicationId || !given) return
    await ask(sendNotification, {
      sourceAppId,
      requestId: session.requestId(),
      action: 'OPTIN',
      notificationType: 'WHATSAPP',
      messages: [{ destination: [mobileNumber] }],
      consent: { ...given, timestamp: new Date(now()).toISOString() },
      language: language ?? ports.language(),
    })
    await ask(applicationDetails, { applicationId, responseType: 'FULL' })
  }

  return openApplication
}

/**
 * Campaign data in the contract's shape: every field is present. Its characters are already plain (rules/entry/utm.ts,
 * T16).
 */
function utmOf({ utmSESource = '', utmCPCampaign = '', utmAGMedium = '' }: ChannelData) {
  return { utmSESource, utmCPCampaign, utmAGMedium }
}

/** The ids of the entry link, both or none (CA-08). */
function entryIds({ requestId = '', clientId = '' }: ChannelData) {
  const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
  return isId(requestId) && isId(clientId) ? { requestId, clientId } : {}
}
