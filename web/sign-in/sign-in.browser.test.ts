import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { blankApplication } from '../engine/blank-application.ts'
import { createJourney } from '../engine/create-journey.ts'
import { createEngine } from '../engine/engine.ts'
import { keepChannel } from './entry-data.ts'
import { createSession } from '../session/session.ts'
import type { SignIn } from './sign-in-state.ts'

const mobileNumber = '9876543210'
const otp = '135790'
const noon = Date.parse('2026-11-20T12:00:00+05:30')

const apply: SignIn = {
  kind: 'apply',
  mobileNumber,
  product: {
    productCode: 'vayu',
    productLogo: 'miles',
    productName: 'Example Miles',
    feeCode: 'VAYU1500',
    isAirlineCobrand: true,
  },
  consents: [
    { code: 'TNC', version: '1.0', value: 'Y' },
    { code: 'BUREAU', version: '1.0', value: 'Y' },
    { code: 'whatsappconsent', version: '1.0', value: 'N' },
  ],
}
const resume: SignIn = { kind: 'resume', mobileNumber, consents: [] }

const view = (different: Partial<ApplicationView> = {}): ApplicationView => ({
  ...blankApplication,
  applicationReferenceNo: 'EX26K7Q3M9',
  version: 1,
  productCode: 'vayu',
  applicantDetails: [{ mobileNumber }],
  ...different,
})

const yes = (response: unknown): CallResult<never> => ({ ok: true, response: response as never })
const no = (problem: ProblemCode | 'NETWORK', detail: object = {}): CallResult<never> => ({
  ok: false,
  call: '',
  problem,
  detail,
  message: '',
})

/** The results of each call, in order; the last one repeats. */
type Script = Readonly<Record<string, CallResult<never> | readonly CallResult<never>[]>>

const usual: Script = {
  generateOTP: yes({ message: 'sent', delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 }),
  validateOTP: yes({ sessionToken: 'session-token', checksum: otpChecksum(mobileNumber, '0') }),
  applicationDetails: yes([]),
  dedupeWithMOBAndDOB: yes({ crnList: [], etbFlow: true, customerType: 'NTB' }),
  createApplication: yes([view()]),
  sendNotification: yes({}),
}

/** A journey with a scripted client: no network, everything else is real. */
function journeyOn(script: Script) {
  const asked: { call: string; request: Record<string, unknown> }[] = []
  const went: string[] = []
  const session = createSession(undefined)
  const client: Client = {
    async call(call, request) {
      const scripted = { ...usual, ...script }[call.id] ?? no('NOT_FOUND')
      const turn = asked.filter((one) => one.call === call.id).length
      asked.push({ call: call.id, request: request as Record<string, unknown> })
      const answer = (Array.isArray(scripted) ? (scripted[turn] ?? scripted.at(-1)) : scripted) as CallResult<never>
      return answer.ok ? answer : { ...answer, call: call.id }
    },
  }
  const journey = createJourney({
    session,
    navigate: (path) => went.push(path),
    path: () => '/verify/otp',
    language: () => 'hi',
    clock: () => noon,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  const calls = () => asked.map(({ call }) => call).filter((call) => call !== 'reportError')
  const requestOf = (call: string) => asked.find((one) => one.call === call)?.request
  return { journey, session, asked, went, calls, requestOf }
}

async function signedIn(signIn: SignIn, script: Script = {}) {
  const stage = journeyOn(script)
  await stage.journey.requestCode(signIn)
  const outcome = await stage.journey.confirmCode(otp)
  return { ...stage, outcome }
}

beforeEach(() => {
  for (const name of ['channel', 'requestId', 'clientId']) document.cookie = `${name}=; Path=/; Max-Age=0`
})

describe('the code', () => {
  test('is asked for in the applicant’s language, and its entry keeps the card in its address', async () => {
    const { journey, went, requestOf } = journeyOn({})
    await journey.requestCode(apply)
    expect(requestOf('generateOTP')).toEqual({
      mobileNumber,
      notificationType: 'SMS',
      language: 'hi',
      signIn: { kind: 'apply', product: apply.product, consents: apply.consents },
    })
    expect(went).toEqual(['/verify/otp?productLogo=miles&feeCode=VAYU1500'])
    expect(journey.state().signIn).toMatchObject({ resendInSeconds: 90, sentAt: noon })
  })

  test('is right: the loader comes with that, so that nobody sees a step between', async () => {
    const { journey } = journeyOn({})
    await journey.requestCode(apply)
    const seen: unknown[] = []
    journey.subscribe(() => {
      const { signIn, waiting } = journey.state()
      if (signIn?.stage === 'proven') seen.push(waiting)
    })
    await journey.confirmCode(otp)
    expect(seen[0]).toBe('signing-in')
  })

  test('[CO-61] is called out on request; a resend that is too early sets the countdown right', async () => {
    const { journey, asked } = journeyOn({
      generateOTP: [usual['generateOTP'] as CallResult<never>, no('OTP_TOO_SOON', { retryAfterSeconds: 12 })],
    })
    await journey.requestCode(resume)
    expect((await journey.resendCode('CALL')).ok).toBe(false)
    expect(asked.at(-1)?.request).toMatchObject({ notificationType: 'CALL' })
    expect(journey.state().signIn?.resendInSeconds).toBe(12)
    expect(journey.state().problem).toBeUndefined()
  })

  test('asked for again a moment later for the same number, the code that is out still counts', async () => {
    const { journey, went } = journeyOn({
      generateOTP: [usual['generateOTP'] as CallResult<never>, no('OTP_TOO_SOON', { retryAfterSeconds: 40 })],
    })
    await journey.requestCode(resume)
    expect((await journey.requestCode(apply)).ok).toBe(true)
    expect(went).toHaveLength(2)
    expect(journey.state().signIn).toMatchObject({ kind: 'apply', resendInSeconds: 40 })
  })

  test('[LG-24] wrong codes count 1, 2, 3 and 1 again; the one without tries left is void', async () => {
    const wrong = (triesLeft: number) => no('OTP_WRONG', { triesLeft })
    const { journey } = journeyOn({ validateOTP: [wrong(2), wrong(1), wrong(0), wrong(2), no('OTP_EXPIRED')] })
    await journey.requestCode(resume)
    const seen = []
    for (let turn = 0; turn < 5; turn++) {
      const outcome = await journey.confirmCode('000000')
      seen.push([journey.state().signIn?.failures, outcome.ok ? '' : outcome.fields['otp']])
    }
    expect(seen).toEqual([
      [1, 'otpWrong'],
      [2, 'otpWrong'],
      [3, 'otpVoid'],
      [1, 'otpWrong'],
      [1, 'otpExpired'],
    ])
  })

  test('spent attempts lead to their own error, with the time', async () => {
    const { journey, went } = await signedIn(resume, {
      validateOTP: no('otpAttemptsExceeded', { until: '2026-11-20T07:00:00Z' }),
    })
    expect(went.at(-1)).toBe('/auth/error?type=otpAttemptsExceeded')
    expect(journey.state().told).toMatchObject({ type: 'otpAttemptsExceeded', until: '2026-11-20T07:00:00Z' })
  })

  test('[VA-48, VA-49] its checksum is sent, and an answer with another one is not accepted', async () => {
    const { requestOf, calls, session, went } = await signedIn(apply, {
      validateOTP: yes({ sessionToken: 'session-token', checksum: '00000000' }),
    })
    expect(requestOf('validateOTP')).toEqual({ mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) })
    expect(session.signedIn()).toBe(false)
    expect(calls()).not.toContain('applicationDetails')
    expect(went.at(-1)).toMatch(/^\/error/)
  })
})

describe('after it', () => {
  test('[LG-01, LG-02, LG-03] the session is kept, whoever was here before is forgotten, the application is fetched', async () => {
    const stage = journeyOn({ applicationDetails: yes([view()]) })
    stage.session.set('token', 'of-somebody-else')
    stage.session.set('applicationID', 'OLD')
    stage.journey.take(view({ applicationReferenceNo: 'OLD' }))
    await stage.journey.requestCode(resume)
    await stage.journey.confirmCode(otp)
    expect(stage.session.get('sessionToken')).toBe('session-token')
    expect(stage.session.get('token')).toBe('')
    expect(stage.session.get('applicationID')).toBe('EX26K7Q3M9')
    expect(stage.calls().slice(-2)).toEqual(['validateOTP', 'applicationDetails'])
    expect(stage.requestOf('applicationDetails')).toEqual({ responseType: 'FULL', applicationIdParams: 'Y' })
  })

  test('[LG-16, SC-47] an applicant with an application is welcomed, then goes to the next step', async () => {
    const { journey, went } = await signedIn(apply, {
      applicationDetails: yes([view({ completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' })]),
    })
    expect(journey.state().signIn?.stage).toBe('found')
    expect(went).toHaveLength(1)
    await journey.moveOn({ replace: true })
    expect(went.at(-1)).toBe('/auth/work-details')
  })

  test.for([
    ['no application', yes([])],
    ['an application without completedScreen', yes([view({ completedScreen: undefined as never })])],
    ['the application of another mobile', yes([view({ applicantDetails: [{ mobileNumber: '9999999999' }] })])],
  ] as const)('[LG-04, LG-05, LG-06, LG-11] %s: dedupe runs, then one is created', async ([, found]) => {
    const { calls, journey } = await signedIn(apply, { applicationDetails: found })
    expect(calls().slice(-3)).toEqual(['applicationDetails', 'dedupeWithMOBAndDOB', 'createApplication'])
    expect(journey.state().application?.applicationReferenceNo).toBe('EX26K7Q3M9')
  })

  test('[LG-20, LG-22] a new-to-bank application stores its reference and starts with the personal details', async () => {
    const { session, went, requestOf } = await signedIn(apply)
    expect(session.get('applicationID')).toBe('EX26K7Q3M9')
    expect(went.at(-1)).toBe('/auth/personal-details')
    expect(requestOf('createApplication')).toMatchObject({
      mobileNumber,
      productCode: 'VAYU',
      productLogo: 'miles',
      feeCode: 'VAYU1500',
      campaignCode: '',
      channelCode: 'SF95',
      isAirlineCobrand: true,
      customerType: 'NTB',
      createdDate: new Date(noon).toISOString(),
    })
  })

  test('[LG-07, LG-21] a customer’s application continues as ETB, with the date of birth', async () => {
    const { went, requestOf } = await signedIn(apply, {
      dedupeWithMOBAndDOB: yes({
        crnList: [{ crnDetails: [{ crnMasked: '****', crnStatus: 'SUS' }] }],
        etbFlow: false,
        customerType: 'ETB',
      }),
      createApplication: yes([
        view({ customerType: 'ETB', facts: { customer: { crns: ['12****7890'], known: 'Y' } } }),
      ]),
    })
    expect(requestOf('createApplication')).toMatchObject({ customerType: 'ETB' })
    expect(went.at(-1)).toBe('/auth/dob')
  })

  test('[LG-08, LG-09, LG-10] the customer of another journey leaves for it, over https only, with the campaign', async () => {
    keepChannel({ channelCode: 'SF96', utmSESource: 'mail', utmCPCampaign: 'diwali offer' })
    const url = 'https://cards.example/apply?utm_source=mail'
    const left = await signedIn(apply, { dedupeWithMOBAndDOB: yes({ crnList: [], etbFlow: false, redirectUrl: url }) })
    expect(left.requestOf('dedupeWithMOBAndDOB')?.['utmParameters']).toEqual({
      utmSESource: 'mail',
      utmCPCampaign: 'diwali-offer',
      utmAGMedium: '',
    })
    expect(left.journey.state().leavingTo).toBe(url)
    expect(left.went.at(-1)).toBe('/auth/redirect')
    expect(left.calls()).not.toContain('createApplication')

    const refused = await signedIn(apply, {
      dedupeWithMOBAndDOB: yes({ crnList: [], etbFlow: false, redirectUrl: 'http://cards.example/' }),
    })
    expect(refused.journey.state().leavingTo).toBeUndefined()
    expect(refused.went.at(-1)).toBe('/auth/error?type=S100')
  })

  test.for([
    ['LG-12', 'PARTNER_RESTRICTED'],
    ['LG-14', 'APPROVED_FOUND'],
    ['LG-15', 'REJECTED_FOUND'],
    ['LG-17', 'NOT_AUTHENTICATED'],
    ['LG-19', 'A100'],
  ] as const)('[LG-12, LG-14, LG-15, LG-17, LG-19] %s: %s is shown by the generic error', async ([, type]) => {
    const { went, calls } = await signedIn(apply, { applicationDetails: no(type) })
    expect(went.at(-1)).toBe(`/auth/error?type=${type}`)
    expect(calls()).not.toContain('dedupeWithMOBAndDOB')
  })

  test.for([
    ['an empty result', 'apply', yes(undefined), 'NOT_AUTHENTICATED'],
    ['an empty result while signing in', 'resume', yes(undefined), 'A100'],
    ['no application while signing in', 'resume', yes([]), 'A100'],
  ] as const)('[LG-18, LG-19] %s is the generic error', async ([, kind, found, type]) => {
    const { went } = await signedIn(kind === 'apply' ? apply : resume, { applicationDetails: found })
    expect(went.at(-1)).toBe(`/auth/error?type=${type}`)
  })

  test('[LG-13] an internal rejection with an address leaves for it', async () => {
    const url = 'https://cards.example/other'
    const { journey, went } = await signedIn(apply, { applicationDetails: no('REJECTED_FOUND', { redirectUrl: url }) })
    expect(journey.state().leavingTo).toBe(url)
    expect(went.at(-1)).toBe('/auth/redirect')
  })

  test('[ER-06, ER-07] an application that is open elsewhere leads to the failure route', async () => {
    const { journey, went } = await signedIn(apply, {
      applicationDetails: no('E_INVALID_SESSION', { until: '2026-11-20T07:00:00Z' }),
    })
    expect(went.at(-1)).toBe('/error?type=E_INVALID_SESSION')
    expect(journey.state().told?.until).toBe('2026-11-20T07:00:00Z')
  })

  test.for([
    ['CREATE_FAILED', /^\/auth\/error\?type=CREATE_FAILED/],
    ['M100', /^\/auth\/error\?type=M100/],
    ['NETWORK', /^\/error\?/],
  ] as const)('[LG-23, ER-33] creating fails with %s', async ([problem, path]) => {
    const { went } = await signedIn(apply, { createApplication: no(problem) })
    expect(went.at(-1)).toMatch(path)
  })

  test('a call that was refused for a moment is asked again without a second code', async () => {
    const stage = await signedIn(apply, { applicationDetails: [no('TOO_MANY', { retryAfterSeconds: 5 }), yes([])] })
    expect(stage.journey.state().problem?.problem).toBe('TOO_MANY')
    expect(stage.journey.state().signIn?.stage).toBe('proven')
    await stage.journey.confirmCode('')
    expect(stage.calls().filter((call) => call === 'validateOTP')).toHaveLength(1)
    expect(stage.went.at(-1)).toBe('/auth/personal-details')
  })

  test('a bank that is away at dedupe costs no proven code, whether its page is left by its button or by starting again', async () => {
    const away = { ...no('UNAVAILABLE'), httpStatus: 503 }
    const stage = await signedIn(apply, {
      dedupeWithMOBAndDOB: [away, away, usual['dedupeWithMOBAndDOB'] as CallResult<never>],
    })
    expect(stage.went.at(-1)).toBe('/error?type=100')
    expect(stage.journey.state().told).toMatchObject({ type: '100', answered: true })
    await stage.journey.confirmCode('')
    expect(stage.went.at(-1)).toBe('/error?type=100')
    await stage.journey.requestCode(apply)
    expect(stage.went.at(-1)).toBe('/auth/personal-details')
    for (const call of ['generateOTP', 'validateOTP'])
      expect(stage.calls().filter((one) => one === call)).toHaveLength(1)
  })

  test('[EN-22] consents whose texts have changed are asked again, without another code', async () => {
    const fields = { consentBureau: 'consentChanged' }
    const changed = { ...no('CONSENT_CHANGED'), detail: { fields } }
    const agreed = apply.consents.map((one) => ({ ...one, value: 'Y' as const }))
    const stage = await signedIn(
      { ...apply, consents: agreed, language: 'hi' },
      { createApplication: [changed, yes([view()])] },
    )
    expect(stage.requestOf('createApplication')).toMatchObject({ language: 'hi' })
    expect(stage.went.at(-1)).toContain('/verify/mobile')
    const { signIn, problem } = stage.journey.state()
    expect(problem?.problem).toBe('CONSENT_CHANGED')
    expect(signIn?.consents.filter(({ value }) => value === 'N').map(({ code }) => code)).toEqual(['BUREAU'])
    const codes = stage.calls().filter((call) => call === 'generateOTP').length
    await stage.journey.requestCode({ ...apply, consents: agreed.map((one) => ({ ...one, version: '2.0' })) })
    expect(stage.calls().filter((call) => call === 'generateOTP')).toHaveLength(codes)
    expect(stage.went.at(-1)).toBe('/auth/personal-details')
  })

  test('[SP-13] what a telecaller entered is fetched before the first screen, which fills from it', async () => {
    const drafts = { 'personal-details': { firstName: 'Gayatri' } }
    const assisted = { channelCode: 'SF95', finalChannelCode: 'SF80' }
    const { calls, journey, went } = await signedIn(apply, {
      createApplication: yes([view(assisted)]),
      applicationDetails: [yes([]), yes([view({ ...assisted, drafts })])],
    })
    expect(calls().slice(-2)).toEqual(['createApplication', 'applicationDetails'])
    expect(journey.state().application?.drafts).toEqual(drafts)
    expect(went.at(-1)).toBe('/auth/personal-details')
  })

  test('[CA-12] consent by WhatsApp follows the creation, and the version it made is known before the first save', async () => {
    const consents = apply.consents.map((one) => ({ ...one, value: 'Y' as const }))
    const { calls, requestOf, journey } = await signedIn(
      { ...apply, consents },
      { applicationDetails: [yes([]), yes([view({ version: 2 })])] },
    )
    expect(calls().slice(-3)).toEqual(['createApplication', 'sendNotification', 'applicationDetails'])
    expect(requestOf('sendNotification')).toMatchObject({
      sourceAppId: 'CCSFDC',
      action: 'OPTIN',
      notificationType: 'WHATSAPP',
      messages: [{ destination: [mobileNumber] }],
    })
    expect(journey.state().application?.version).toBe(2)
    expect((await signedIn(apply)).calls()).not.toContain('sendNotification')
  })
})

describe('after a reload', () => {
  const kept = { kind: 'apply', mobileNumber, product: apply.product, consents: apply.consents, resendInSeconds: 40 }

  test('number, card and consents come back, and the code is still asked', async () => {
    const { journey, calls } = journeyOn({ signInUnderWay: yes({ signIn: kept }) })
    expect(await journey.takeUpSignIn()).toBe(true)
    expect(journey.state().signIn).toEqual({ ...kept, sentAt: noon })
    await journey.confirmCode(otp)
    expect(calls()).toContain('createApplication')
  })

  test('another number’s code is still required while someone is signed in: theirs is not the application to open', async () => {
    const { journey, session, calls } = journeyOn({ signInUnderWay: yes({ signIn: kept }) })
    session.set('sessionToken', 'session-token')
    expect(await journey.takeUpSignIn()).toBe(true)
    expect(journey.state().signIn).toEqual({ ...kept, sentAt: noon })
    expect(calls()).toEqual(['signInUnderWay'])
  })

  test('nothing under way is said, so that the number is asked again', async () => {
    const { journey } = journeyOn({ signInUnderWay: yes({}) })
    expect(await journey.takeUpSignIn()).toBe(false)
  })

  test.each([
    ['known', { signIn: { ...kept, kind: 'resume', proven: true } }],
    ['forgotten', {}],
  ])('on Welcome the session continues, the sign-in %s to the server', async (_what, underWay) => {
    const { journey, session, went } = journeyOn({
      signInUnderWay: yes(underWay),
      applicationDetails: yes([view({ completedScreen: 'PERSONAL_DETAILS' })]),
    })
    session.set('sessionToken', 'session-token')
    expect(await journey.takeUpSignIn()).toBe(true)
    expect(journey.state().signIn?.stage).toBe('found')
    expect(journey.state().application?.completedScreen).toBe('PERSONAL_DETAILS')
    expect(went).toEqual([])
  })

  test('signing out ends the session, says so, and leads to the sign-in', async () => {
    const { journey, session, went, calls } = journeyOn({ leaveApplication: yes({}) })
    session.set('sessionToken', 'session-token')
    session.set('token', 'token')
    await journey.signOut()
    expect(calls()).toEqual(['leaveApplication'])
    expect([session.signedIn(), session.get('token')]).toEqual([false, ''])
    expect(journey.state()).toMatchObject({ signInReason: 'signedOut', application: undefined })
    expect(went).toEqual(['/verify/application'])
  })
})
