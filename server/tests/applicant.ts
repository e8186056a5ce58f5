import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@card-journey/contract/call.ts'
import type { CallOptions, CallResult, Client } from '@card-journey/contract/client.ts'
import { createClient, patientPauses } from '@card-journey/contract/client.ts'
import {
  createSessionKey,
  openEnvelope,
  type Envelope,
  type SessionKey,
} from '@card-journey/contract/envelope-client.ts'
import type { PublicKey } from '@card-journey/contract/envelope.ts'
import { problemsOf } from '@card-journey/contract/wire-problems.ts'
import { consentsOf, type ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { actionRow } from '@card-journey/journey/steps/actions.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'

export interface ApplicantSettings {
  url: string
  sandboxUrl: string
  mobileNumber: string
  /** Milliseconds by which this applicant's clock is wrong. */
  clockOffset?: number
  fetch?: typeof fetch
  /** Its own unless a session is to be taken along. */
  sessionKey?: SessionKey
  /** Reads the newest code that was sent to a mobile number or an email address; from the sandbox's inbox unless given. */
  codeFor?: (to: string) => Promise<string>
  /** Waits between its attempts, and as long for the bank's systems, as a browser does; otherwise it tries again at once. */
  patient?: true
}

/** Every response in any test must match the call's schema, or be one of the problems that it declares. */
function mustBeOfContract(call: Call, answer: CallResult<unknown>): void {
  if (answer.ok) {
    const { error } = call.response.safeParse(answer.response)
    if (error) throw new Error(`${call.id} answers what its contract does not say: ${JSON.stringify(error.issues)}`)
  } else if (answer.problem !== 'NETWORK' && !problemsOf(call).includes(answer.problem)) {
    throw new Error(`${call.id} answers ${answer.problem}, which its contract does not name`)
  }
}

const mandatory = [
  { code: 'TNC', value: 'Y' },
  { code: 'BUREAU', value: 'Y' },
] as const

/** An applicant's browser without the pages: the typed client, the envelope, session storage and cookies. */
export class Applicant {
  webSessionId = randomUUID().replaceAll('-', '')
  applicationId = ''
  sessionToken = ''
  token = ''
  /** What the last answer said, ISO. */
  sessionEndsAt = ''
  cookie = ''
  view: ApplicationView | undefined
  readonly client: Client
  readonly settings: ApplicantSettings
  private envelope: Promise<Envelope> | undefined
  private sessionKey: SessionKey | undefined

  constructor(settings: ApplicantSettings) {
    this.settings = settings
    this.sessionKey = settings.sessionKey
    const send = settings.fetch ?? fetch
    const client = createClient({
      fetch: async (input, init) => {
        const headers = { ...(init?.headers as Record<string, string>), ...(this.cookie && { cookie: this.cookie }) }
        const response = await send(input, { ...init, headers })
        for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? ''
        return response
      },
      baseUrl: settings.url,
      envelope: (renew) => this.channel(renew),
      ids: () => ({
        webSessionId: this.webSessionId,
        applicationId: this.applicationId,
        sessionToken: this.sessionToken,
        token: this.token,
      }),
      onToken: (token) => (this.token = token),
      onSessionEnd: (at) => (this.sessionEndsAt = at),
      onServerTime: () => undefined,
      now: () => Date.now() + (settings.clockOffset ?? 0),
      sleep: settings.patient ? pause : async () => undefined,
      newId: () => randomUUID(),
      ...(settings.patient && { hostPauses: patientPauses }),
    })
    this.client = {
      async call(call, request, options) {
        const answer = await client.call(call, request, options)
        mustBeOfContract(call, answer)
        return answer
      },
    }
  }

  /** The sealed channel of this browser. */
  channel(renew = false): Promise<Envelope> {
    if (renew) this.envelope = undefined
    return (this.envelope ??= this.openEnvelope())
  }

  private async openEnvelope(): Promise<Envelope> {
    const { keys } = (await (await fetch(`${this.settings.url}/api/keys`)).json()) as {
      keys: (PublicKey & { kid: string })[]
    }
    const [key] = keys
    if (!key) throw new Error('the server has no key')
    return openEnvelope((this.sessionKey ??= await createSessionKey()), key)
  }

  /** The newest code in the sandbox's inbox for this applicant's mobile number or an email address. */
  async code(to: string = this.settings.mobileNumber): Promise<string> {
    if (this.settings.codeFor) return this.settings.codeFor(to)
    return eventually(async () => {
      const found = (await messagesTo(this.settings, to)).find(({ otp }) => otp)?.otp
      if (!found) throw new Error(`no code for ${to}`)
      return found
    })
  }

  /** Where the applicant stands, by the same rule as the browser's. */
  get screen(): ScreenId | undefined {
    return this.view && standing(this.view)
  }

  async proveMobile(): Promise<CallResult<unknown>> {
    const { mobileNumber } = this.settings
    await need(this.client.call(calls.generateOTP, { mobileNumber }))
    const otp = await this.code()
    const proven = await this.client.call(calls.validateOTP, {
      mobileNumber,
      otp,
      checksum: otpChecksum(mobileNumber, otp),
    })
    if (proven.ok) this.sessionToken = proven.response.sessionToken
    return proven
  }

  async load(applicationIdParams?: 'Y'): Promise<CallResult<ApplicationView[]>> {
    const loaded = await this.client.call(calls.applicationDetails, { responseType: 'FULL', applicationIdParams })
    if (loaded.ok) this.see(loaded.response[0])
    return loaded
  }

  see(view: ApplicationView | undefined): void {
    if (!view) return
    this.view = view
    this.applicationId = view.applicationReferenceNo
  }

  /** Creates the application for a product, consents given. */
  async apply(
    product: {
      productLogo?: string
      productCode?: string
      feeCode?: string
      productName?: string
      channelCode?: string
      requestId?: string
      clientId?: string
      utmParameters?: { utmSESource?: string; utmCPCampaign?: string; utmAGMedium?: string }
      consents?: readonly { code: ConsentCode; value: 'Y' | 'N'; version?: string }[]
      language?: Language
    } = {},
  ): Promise<CallResult<ApplicationView[]>> {
    const timestamp = new Date().toISOString()
    const created = await this.client.call(calls.createApplication, {
      mobileNumber: this.settings.mobileNumber,
      consent: (product.consents ?? mandatory).map((given) => ({
        version: versionOf(given.code),
        ...given,
        timestamp,
      })),
      language: product.language,
      createdDate: timestamp,
      productName: product.productName ?? 'Utsav',
      productLogo: product.productLogo ?? 'utsav',
      productCode: product.productCode ?? 'PVRB',
      channelCode: product.channelCode ?? 'SF95',
      feeCode: product.feeCode ?? '',
      campaignCode: '',
      isAirlineCobrand: false,
      utmParameters: product.utmParameters ?? {},
      customerType: 'NTB',
      requestId: product.requestId ?? '',
      clientId: product.clientId ?? '',
    })
    if (created.ok) this.see(created.response[0])
    return created
  }

  /** One action of a screen with its answers; `shown` is the version of the consents beside its boxes, the bank's present one unless said. */
  async act(
    screen: ScreenId,
    action: string,
    answers: Record<string, string> = {},
    { shown, language, ...options }: CallOptions & { shown?: string; language?: Language } = {},
  ): Promise<CallResult<ApplicationView[]>> {
    const consent = consentsOf(answers, (code) => shown ?? versionOf(code), new Date().toISOString())
    const { customerType = 'NTB', version = 0 } = this.view ?? {}
    const step = {
      applicationDetails: {
        applicationReferenceNo: this.applicationId,
        version,
        screen,
        action,
        ...answers,
      } as never,
    }
    const carried = actionRow(screen, action, customerType)?.call
    const acted =
      carried === 'customerOfferDetails' || carried === 'addressUpdate'
        ? await this.client.call(calls[carried], step, options)
        : await this.client.call(
            calls.updateApplication,
            { ...step, ...(consent.length > 0 && { consent }), language },
            options,
          )
    if (acted.ok) this.see(acted.response[0])
    return acted
  }
}

/** What an answer says. The trace names the call alone, so no two are the same. */
export function saidBy<T>(answer: CallResult<T>): CallResult<T> {
  if (answer.ok) return answer
  const { trace: _trace, ...said } = answer
  return said
}

/** The response of a call that must succeed. */
export async function need<T>(answer: Promise<CallResult<T>>): Promise<T> {
  const given = await answer
  if (!given.ok) throw new Error(`${given.call}: ${given.problem} ${JSON.stringify(given.detail)}`)
  return given.response
}
