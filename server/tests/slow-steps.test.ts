import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveHomeAddress, personalDetailsOf, toIdentity, verifyEmail } from './steps.ts'

// What a page that is reloaded while a system takes its time learns: what is under way, until it is answered.

let product: Running
beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '1000' })), 90_000)
afterAll(() => product.close())

const personOf = (mobileNumber: string) => ({
  ...asha,
  panNumber: `ABCPK${mobileNumber.slice(-4)}F`,
  emailId: `m${mobileNumber}@example.com`,
})

const applicantWith = (mobileNumber: string) =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

const underWay = async (applicant: Applicant) => {
  await need(applicant.load())
  return applicant.view?.underWay
}

/** Asks while a verb of the bank's systems waits: what the record says is under way before, meanwhile and afterwards. */
async function seenWhile<Port extends object>(
  applicant: Applicant,
  port: Port,
  verb: keyof Port,
  ask: () => Promise<unknown>,
): Promise<unknown[]> {
  const seen: unknown[] = [await underWay(applicant)]
  const { promise, resolve } = Promise.withResolvers<void>()
  await instead(
    port,
    verb,
    (own) =>
      Object.assign(async (...asked: unknown[]) => {
        await promise
        return (own as (...all: unknown[]) => unknown)(...asked)
      }, own) as typeof own,
    async () => {
      const asking = ask()
      await eventually(async () => expect(await underWay(applicant)).toBeDefined())
      seen.push(applicant.view?.underWay)
      resolve()
      await asking
    },
  )
  return [...seen, await underWay(applicant)]
}

const systems = () => product.server.composed.deps.systems

type Decide = ReturnType<typeof systems>['decision']['decide']

async function later<Done>(ms: number, work: () => Promise<Done>): Promise<Done> {
  await new Promise((passed) => setTimeout(passed, ms))
  return work()
}

test('a decision under way is told to a page that is loaded meanwhile, until it is made', async () => {
  const applicant = applicantWith('9836100001')
  await begin(applicant)
  await giveDetails(applicant, personOf('9836100001'))
  await giveHomeAddress(applicant)
  expect(applicant.screen).toBe('check-answers')
  const decide = () => need(applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId }))
  expect(await seenWhile(applicant, systems().decision, 'decide', decide)).toEqual([undefined, 'decision', undefined])
  expect(applicant.screen).not.toBe('check-answers')
})

test('so is a code that UIDAI is asked for, and one that it compares; one that is refused is over too', async () => {
  const applicant = applicantWith('9836100002')
  await toIdentity(applicant, personOf('9836100002'))
  await need(applicant.client.call(calls.ckycSearch, {}))
  const timestamp = '2026-11-19T11:00:00+05:30'
  const consent = { code: 'AADHAAR', version: versionOf('AADHAAR'), timestamp, value: 'Y' } as const
  const send = () => need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
  const { aadhaar } = systems()
  expect(await seenWhile(applicant, aadhaar, 'sendOtp', send)).toEqual([undefined, 'aadhaar', undefined])
  expect(applicant.screen).toBe('kyc-otp')
  const wrong = String((Number(await applicant.code()) + 1) % 1_000_000).padStart(6, '0')
  const enter = () => applicant.client.call(calls.validateAadharOTP, { otp: wrong })
  expect(await seenWhile(applicant, aadhaar, 'validateOtp', enter)).toEqual([undefined, 'aadhaar', undefined])
})

test('so are details that the bank’s systems check', async () => {
  const applicant = applicantWith('9836100003')
  const person = personOf('9836100003')
  await begin(applicant)
  await verifyEmail(applicant, person.emailId)
  const submit = () => need(applicant.act('personal-details', 'submit', personalDetailsOf(person)))
  expect(await seenWhile(applicant, systems().pan, 'validate', submit)).toEqual([undefined, 'details', undefined])
})

test.each(['begin', 'abandon'] as const)('a note whose %s fails takes nothing from the answer', async (verb) => {
  const mobileNumber = { begin: '9836100005', abandon: '9836100006' }[verb]
  const applicant = applicantWith(mobileNumber)
  await begin(applicant)
  await giveDetails(applicant, personOf(mobileNumber))
  await giveHomeAddress(applicant)
  const noting = vi.spyOn(product.server.composed.deps.store.idempotency, verb).mockRejectedValue(new Error('lost'))
  const slowly = (own: Decide): Decide =>
    Object.assign(async (...asked: Parameters<Decide>) => later(150, () => own(...asked)), own)
  const answer = await instead(systems().decision, 'decide', slowly, () =>
    applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId }, { impatient: true }),
  )
  expect(noting).toHaveBeenCalledTimes(1)
  noting.mockRestore()
  expect(answer).toMatchObject({ ok: true })
})

test('what is answered at once has no note', async () => {
  const applicant = applicantWith('9836100007')
  await begin(applicant)
  const noting = vi.spyOn(product.server.composed.deps.store.idempotency, 'begin')
  await applicant.act('personal-details', 'submit', { panNumber: 'no PAN' })
  expect(noting.mock.calls.map(([{ call }]) => call)).toEqual([])
  noting.mockRestore()
})

test('what a server that died was asking is told for a minute, and then no longer', async () => {
  const applicant = applicantWith('9836100004')
  await begin(applicant)
  const { store, clock } = product.server.composed.deps
  const begun = (call: string, ago: number) =>
    store.idempotency.begin({
      scope: { applicationId: applicant.applicationId },
      call,
      transactionId: 'of-a-server-that-died',
      body: '',
      at: clock() - ago,
    })
  await begun('pin', 61_000)
  expect(await underWay(applicant)).toBeUndefined()
  await begun('decision', 50_000)
  expect(await underWay(applicant)).toBe('decision')
})
