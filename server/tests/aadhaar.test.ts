import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guard } from '@card-journey/journey/flow/guard.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'
import { rowsOf } from './stored.ts'
import { acceptOffer, asha, askDecision, toIdentity } from './steps.ts'
import { untilSpent } from './until-spent.ts'

let product: Running

beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '1000' })))
afterAll(() => product.close())

const consent = {
  code: 'AADHAAR' as const,
  version: versionOf('AADHAAR'),
  timestamp: '2026-11-19T11:00:00+05:30',
  value: 'Y' as const,
}

/** A different one each time: a PAN may be in one application only. */
const panOf = (mobileNumber: string): string => `ABCPK${mobileNumber.slice(-4)}F`

/** A stranger to the bank whose Aadhaar code is to be entered. */
async function atCode(mobileNumber: string): Promise<Applicant> {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await toIdentity(applicant, { ...asha, panNumber: panOf(mobileNumber), emailId: `m${mobileNumber}@example.com` })
  await need(applicant.client.call(calls.ckycSearch, {}))
  const [sent] = await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
  applicant.see(sent)
  return applicant
}

const enter = (applicant: Applicant, otp: string) => applicant.client.call(calls.validateAadharOTP, { otp })
const otherThan = (code: string, by: number): string => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('[EC-14, EC-45] person …31: AA101 opens the answer that differs; correcting it asks the decision again, and the Aadhaar fits', async () => {
  const applicant = await atCode('9000000031')
  expect(await enter(applicant, await applicant.code())).toMatchObject({ ok: false, problem: 'AA101' })
  await need(applicant.load())
  expect(applicant.screen).toBe('kyc')
  expect(guard(applicant.view!, 'personal-details')).toEqual({ go: 'kyc' })
  expect(guard(applicant.view!, 'more-personal-details')).toBe('allowed')
  const answers = {
    nameOnCard: 'Asha Kulkarni',
    maritalStatus: 'SINGLE',
    taxIndiaOnly: 'Y',
    motherMaidenName: 'Sunita Rao',
    fatherName: 'Mohan Kulkarni',
  }
  await need(applicant.act('more-personal-details', 'submit', { ...answers, gender: 'FEMALE' }))
  expect(applicant.screen).toBe('kyc')
  await need(applicant.act('more-personal-details', 'submit', { ...answers, gender: 'MALE' }))
  expect(applicant.screen).toBe('check-answers')
  expect(applicant.view?.creditLimit).toBeUndefined()
  await askDecision(applicant)
  await acceptOffer(applicant)
  expect(applicant.screen).toBe('kyc')
  await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
  const [proven] = await need(enter(applicant, await applicant.code()))
  expect(proven).toMatchObject({ completedScreen: 'AADHAAR_SUBMIT', applicantDetails: [{ gender: 'MALE' }] })
})

test('[EC-13, EC-45] person …32: AA100 opens the birth date; a corrected one undoes what rested on it', async () => {
  const applicant = await atCode('9000000032')
  expect(await enter(applicant, await applicant.code())).toMatchObject({ ok: false, problem: 'AA100' })
  await need(applicant.load())
  expect(guard(applicant.view!, 'personal-details')).toBe('allowed')
  expect(guard(applicant.view!, 'more-personal-details')).toEqual({ go: 'kyc' })
  const { firstName, lastName } = asha
  const answers = {
    panNumber: panOf('9000000032'),
    firstName,
    middleName: '',
    lastName,
    emailId: 'm9000000032@example.com',
    dateOfBirth: '1991-04-12',
  }
  await need(applicant.act('personal-details', 'submit', answers))
  expect(applicant.screen).toBe('more-personal-details')
  expect(applicant.view?.facts).not.toHaveProperty('bureau')
  expect(applicant.view?.creditLimit).toBeUndefined()
})

test('[RT-72, LG-32] wrong codes are counted and told, the third blocks until tomorrow; a right one is never called expired', async () => {
  const applicant = await atCode('9812300311')
  const code = await applicant.code()
  expect(await enter(applicant, otherThan(code, 1))).toMatchObject({ problem: 'OTP_WRONG', detail: { triesLeft: 2 } })
  await need(applicant.load())
  expect(guard(applicant.view!, 'kyc-try-again')).toBe('allowed')
  expect(applicant.view?.facts.aadhaar).toMatchObject({ wrongCodes: 1, refused: 'code' })
  expect(applicant.screen).toBe('kyc-otp')
  expect(await enter(applicant, otherThan(code, 2))).toMatchObject({ problem: 'OTP_WRONG', detail: { triesLeft: 1 } })
  const spent = { problem: 'aadhaarNameMismatch', detail: { triesLeft: 0 } }
  expect(await enter(applicant, otherThan(code, 3))).toMatchObject(spent)
  expect(await applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent })).toMatchObject(spent)
  await need(applicant.load())
  expect(applicant.screen).toBe('kyc')
  expect(guard(applicant.view!, 'kyc-later')).toBe('allowed')

  const { clock } = product.server.composed.deps
  const before = clock() - Date.now()
  await product.moveClock(before + 24 * 3_600_000)
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
  await need(enter(applicant, await applicant.code()))
  await product.moveClock(before)
})

test('a code spent by a save that lost is found again: the same code, entered once more, proves the Aadhaar', async () => {
  const applicant = await atCode('9812300312')
  const { store, clock, systems } = product.server.composed.deps
  const { validateOtp } = systems.aadhaar
  const overtaken: typeof validateOtp = Object.assign(
    async (request: Parameters<typeof validateOtp>[0]) => {
      const answer = await validateOtp(request)
      const stored = await store.applications.read(applicant.applicationId)
      if (stored) {
        const { id: applicationId, version } = stored
        // Elsewhere: it can't be applied to that record.
        const document = { ...stored.document, completedScreen: 'TANDCMATCH_FOUND' as const }
        await store.save({ writer: 'job', applicationId, version, document, audit: [], at: clock() })
      }
      return answer
    },
    { byReference: validateOtp.byReference },
  )
  const code = await applicant.code()
  Object.assign(systems.aadhaar, { validateOtp: overtaken })
  expect(await enter(applicant, code)).toMatchObject({ problem: 'VERSION_CONFLICT' })
  Object.assign(systems.aadhaar, { validateOtp })
  const [proven] = await need(enter(applicant, code))
  expect(proven).toMatchObject({ completedScreen: 'AADHAAR_SUBMIT' })
})

test.each([
  ['the same request, sent again while the gateway compares', true],
  ['the same code, entered in another tab while the gateway compares', false],
])('the right code as the last attempt is not taken back by %s', async (_, sameRequest) => {
  const applicant = await atCode(sameRequest ? '9812300318' : '9812300319')
  const code = await applicant.code()
  for (const by of [1, 2]) await enter(applicant, otherThan(code, by))
  const transactions = sameRequest ? Array(2).fill(randomUUID()) : [randomUUID(), randomUUID()]
  const entry = (transactionId: string) =>
    applicant.client.call(calls.validateAadharOTP, { otp: code }, { transactionId, impatient: true })
  let second: ReturnType<typeof entry> | undefined
  const first = await instead(
    product.server.composed.deps.systems.aadhaar,
    'validateOtp',
    (own) =>
      Object.assign(
        async (asked: Parameters<typeof own>[0]) => {
          product.server.composed.deps.systems.aadhaar.validateOtp = own
          second = entry(transactions[1])
          await second
          return own(asked)
        },
        { byReference: own.byReference },
      ),
    () => entry(transactions[0]),
  )
  const answers = [first, await second].map((answer) => (answer?.ok ? 'proven' : answer?.problem))
  expect(answers).toContain('proven')
  await need(applicant.load())
  expect(applicant.view).toMatchObject({ completedScreen: 'AADHAAR_SUBMIT' })
})

test('a code asked for from two tabs at once is sent once', async () => {
  const applicant = await atCode('9812300313')
  const first = await applicant.code()
  const ask = () => applicant.client.call(calls.aadharOTP, { uid: '234123412346' })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const codes = (await messagesTo(product, '9812300313', 'AADHAAR_OTP')).map(({ otp = '' }) => otp)
  expect(codes).toHaveLength(2)
  await need(enter(applicant, codes.find((otp) => otp !== first) ?? first))
})

test('[SC-42, EP-44] person …19: the Aadhaar of another mobile asks for that mobile; its code goes there and proves it', async () => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9000000019' })
  await toIdentity(applicant, {
    ...asha,
    panNumber: 'BKQPP1019U',
    dateOfBirth: '1984-04-04',
    firstName: 'Rukmini',
    lastName: 'Pillai',
    emailId: 'rukmini@example.com',
  })
  const ask = (uid: string) => applicant.client.call(calls.aadharOTP, { uid, consent })
  expect(await ask('234123412346')).toMatchObject({ ok: false, problem: 'mobileNotRegistered' })
  await need(applicant.client.call(calls.mobileLinkToAadhaar, { mobileNumber: '9000000018' }))
  expect(await applicant.client.call(calls.validateAadharOTP, { otp: '123456' })).toMatchObject({ ok: false })
  await need(applicant.client.call(calls.mobileLinkToAadhaar, { mobileNumber: '9000000919' }))
  await need(ask('234123412346'))
  const [message] = await messagesTo(product, '9000000919')
  const [proven] = await need(applicant.client.call(calls.validateAadharOTP, { otp: message?.otp ?? '' }))
  expect(proven).toMatchObject({
    completedScreen: 'AADHAAR_SUBMIT',
    applicantDetails: [{ mobileNumber: '9000000019' }],
  })
})

test.each([
  ['503', {}],
  ['timeout', { delivery: 'unsure' }],
] as const)(
  'a code that UIDAI’s gateway does not send (%s) is said to be so, and asking again sends it',
  async (failure, detail) => {
    const mobileNumber = failure === '503' ? '9813400061' : '9813400062'
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
    await toIdentity(applicant, { ...asha, panNumber: panOf(mobileNumber), emailId: `m${mobileNumber}@example.com` })
    await need(applicant.client.call(calls.ckycSearch, {}))
    await product.dial({ systems: { aadhaar: { failure } } })
    const ask = () => applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent })
    const answer = await ask()
    expect(answer).toMatchObject({ ok: false, problem: 'CODE_NOT_SENT' })
    expect(answer).toHaveProperty('detail', detail)
    await product.dial({ systems: { aadhaar: { failure: 'none' } } })
    await eventually(async () => expect(await ask()).toMatchObject({ ok: true }))
  },
)

test('a request for a code takes one of the hour’s, however often it is sent again before it is answered', async () => {
  const applicant = await atCode('9812300320')
  const ask = (transactionId: string) =>
    applicant.client.call(calls.aadharOTP, { uid: '234123412346' }, { transactionId, impatient: true })
  const one = randomUUID()
  await Promise.all(Array.from({ length: 6 }, () => ask(one)))
  await need(applicant.load())
  expect(await ask(randomUUID())).toMatchObject({ ok: true })
})

test('[T4] of codes that fifty tabs ask for at once those that are sent count; five are sent in all', async () => {
  const mobileNumber = '9812300321'
  const applicant = await atCode(mobileNumber)
  const ask = () => applicant.client.call(calls.aadharOTP, { uid: '234123412346' }, { impatient: true })
  await Promise.all(Array.from({ length: 50 }, ask))
  await untilSpent(applicant, ask)
  expect(await messagesTo(product, mobileNumber, 'AADHAAR_OTP')).toHaveLength(5)
})

test('an Aadhaar number that UIDAI does not know takes one of the hour’s codes each time it is asked about', async () => {
  const applicant = await atCode('9812300322')
  await instead(
    product.server.composed.deps.systems.aadhaar,
    'sendOtp',
    () => {
      const unknown = async () => ({ kind: 'refused', code: 'AADHAAR_UNKNOWN' }) as const
      return Object.assign(unknown, { byReference: unknown })
    },
    async () => {
      const ask = () => applicant.client.call(calls.aadharOTP, { uid: '234123412346' })
      for (let times = 0; times < 4; times++) expect(await ask()).toMatchObject({ problem: 'aadhaarUnknown' })
      expect(await ask()).toMatchObject({ problem: 'otpAttemptsExceeded' })
    },
  )
})

test('a code that UIDAI’s gateway did not send takes none of the hour’s codes', async () => {
  const mobileNumber = '9813400063'
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await toIdentity(applicant, { ...asha, panNumber: panOf(mobileNumber), emailId: `m${mobileNumber}@example.com` })
  await need(applicant.client.call(calls.ckycSearch, {}))
  const { aadhaar } = product.server.composed.deps.systems
  const { sendOtp } = aadhaar
  const ask = () => applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent })
  const away = async () => ({ kind: 'unavailable' }) as const
  Object.assign(aadhaar, { sendOtp: Object.assign(away, { byReference: away }) })
  for (let times = 0; times < 7; times++) expect(await ask()).toMatchObject({ problem: 'CODE_NOT_SENT' })
  Object.assign(aadhaar, { sendOtp })
  expect(await ask()).toMatchObject({ ok: true })
})

test('[T18] the number is in no row of the database, no line of the log and no answer; the vault’s key stays on the server', async () => {
  const uid = '999941057058'
  const mobileNumber = '9813400064'
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await toIdentity(applicant, { ...asha, panNumber: panOf(mobileNumber), emailId: `m${mobileNumber}@example.com` })
  await need(applicant.client.call(calls.ckycSearch, {}))
  const ask = (number: string) => applicant.client.call(calls.aadharOTP, { uid: number, consent })
  const answers: unknown[] = [await ask(`${uid.slice(0, -1)}9`), await ask(uid)]
  await need(applicant.load())
  answers.push(
    await enter(applicant, otherThan(await applicant.code(), 1)),
    await enter(applicant, await applicant.code()),
  )
  answers.push(await applicant.load(), await applicant.client.call(calls.givenConsents, { language: 'en' }))
  expect(answers[3]).toMatchObject({ ok: true, response: [{ completedScreen: 'AADHAAR_SUBMIT' }] })
  const key = (await product.server.composed.deps.store.applications.read(applicant.applicationId))?.document.facts
    .aadhaar?.referenceKey
  expect(key).toBeTruthy()
  const rows = Object.values(await rowsOf(product, { jobs: true }))
    .flat()
    .join('\n')
  for (const written of [uid, Buffer.from(uid).toString('hex'), Buffer.from(uid).toString('base64')]) {
    expect(rows).not.toContain(written)
    expect(product.logged()).not.toContain(written)
    expect(JSON.stringify(answers)).not.toContain(written)
  }
  for (const where of [rows, product.logged(), JSON.stringify(answers)]) expect(where).not.toContain(key)
})
