import { withFacts } from '@card-journey/journey/application/record.ts'
import type { AadhaarHolder } from '@card-journey/providers/aadhaar/port.ts'
import type { Effect, ProviderResult } from '@card-journey/providers/provider-result.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { comeBack, devicesOf, hide, take, takeOver } from './devices.ts'
import { messagesTo } from './inbox.ts'
import { moods, type Mood } from './moody-bank.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'
import { openState, placeAt } from './stored.ts'
import { begin } from './steps.ts'

const runs = 3 * Number(process.env['SOAK'] ?? 1)
const uid = '234123412346'

let next: Mood[] = []

/** The sandbox's own system behind a line with moods; what it does once by reference is its own matter. */
function onABadLine<Request, Value>(effect: Effect<Request, Value>): Effect<Request, Value> {
  const call = async (request: Request & { reference: string }): Promise<ProviderResult<Value>> => {
    const mood = next.shift() ?? 'well'
    if (mood === 'down') return { kind: 'unavailable' }
    if (mood === 'slow' || mood === 'late') await new Promise((passed) => setTimeout(passed, 30))
    const result = await effect(request)
    if (mood === 'doubled') return effect(request)
    return mood === 'lost' || mood === 'garbled' ? { kind: 'unknown', reference: request.reference } : result
  }
  return Object.assign(call, { byReference: effect.byReference })
}

const seat = fc.constantFrom('tab' as const, 'otherTab' as const, 'device' as const)
const afterMs = fc.constantFrom(0, 0, 5, 20)
const planOf = <Does extends string>(does: readonly Does[]) =>
  fc.record({
    groups: fc.array(
      fc.array(fc.record({ seat, afterMs, does: fc.constantFrom(...does) }), { minLength: 1, maxLength: 3 }),
      { minLength: 2, maxLength: 5 },
    ),
    felt: fc.array(fc.constantFrom(...moods), { minLength: 2, maxLength: 10 }),
  })

const codesOf = async (product: Running, { settings }: Applicant): Promise<string[]> =>
  (await messagesTo(product, settings.mobileNumber, 'AADHAAR_OTP')).map(({ otp = '' }) => otp)

productOnEngines('any interleaving of', { RATE_FACTOR: '100000' }, (product) => {
  const stored = async ({ applicationId }: Applicant) => {
    const found = await product().server.composed.deps.store.applications.read(applicationId)
    if (!found) throw new Error('no application')
    return found
  }

  test(
    '[T23, T24] Aadhaar codes: only a right one proves, three wrong ones end the day, and there is a way on',
    { timeout: 60_000 * runs },
    async () => {
      const { aadhaar, pan } = product().server.composed.deps.systems
      const record = openState(calls.aadharOTP)
      const [{ gender }] = record.applicantDetails
      /** The sandbox's register does not know these applicants; whose Aadhaar it is, is not the question here. */
      const ofApplicant = (result: ProviderResult<AadhaarHolder>): ProviderResult<AadhaarHolder> =>
        result.kind === 'answered' ? { ...result, value: { ...result.value, gender: gender ?? 'OTHER' } } : result
      const { validateOtp } = aadhaar
      const validate = Object.assign(
        async (request: Parameters<typeof validateOtp>[0]) => ofApplicant(await validateOtp(request)),
        { byReference: async (reference: string) => ofApplicant(await validateOtp.byReference(reference)) },
      )
      Object.assign(pan, { nameMatch: async () => ({ kind: 'answered', value: { match: true }, ms: 1 }) })
      Object.assign(aadhaar, { sendOtp: onABadLine(aadhaar.sendOtp), validateOtp: onABadLine(validate) })
      const consent = {
        code: 'AADHAAR' as const,
        version: versionOf('AADHAAR'),
        timestamp: '2026-11-19T11:00:00+05:30',
        value: 'Y' as const,
      }
      const plan = planOf(['ask', 'ask', 'right', 'right', 'wrong', 'hide', 'reload', 'signIn'] as const)
      await fc.assert(
        fc.asyncProperty(plan, async ({ groups, felt }) => {
          next = []
          const { tabs, device } = await devicesOf(product(), async (first) => {
            await begin(first)
            await placeAt(product(), first, withFacts(record, { aadhaar: undefined }))
            await need(first.load())
          })
          const [first, second] = tabs
          const seats = { tab: first, otherTab: second, device }
          const ask = (actor: Applicant) => actor.client.call(calls.aadharOTP, { uid, consent })
          const enter = async (actor: Applicant, right: boolean) => {
            const [newest = '111111'] = await codesOf(product(), first)
            const otp = right ? newest : String((Number(newest) + 1) % 1_000_000).padStart(6, '0')
            return actor.client.call(calls.validateAadharOTP, { otp })
          }
          const { version: start } = await stored(first)
          let [asked, rightOnes, proven, wrong] = [0, 0, 0, 0]
          next = [...felt]
          for (const group of groups)
            await Promise.all(
              group.map(async ({ seat: at, does, afterMs: wait }) => {
                await new Promise((passed) => setTimeout(passed, wait))
                const actor = seats[at]
                if (does === 'signIn' || actor.sessionToken === '') return take(actor, takeOver(product(), actor))
                if (does === 'hide') return take(actor, hide(actor))
                if (does === 'reload') return take(actor, actor.load())
                if (does === 'ask') {
                  asked++
                  return take(actor, ask(actor))
                }
                if (does === 'right') rightOnes++
                const said = await take(actor, enter(actor, does === 'right'))
                if (said === 'ok') proven++
                if (said === 'OTP_WRONG') wrong++
                if (does === 'wrong') expect(said).not.toBe('ok')
                return said
              }),
            )
          const { document, version } = await stored(first)
          expect((await codesOf(product(), first)).length).toBeLessThanOrEqual(asked)
          expect(document.completedScreen === 'AADHAAR_SUBMIT').toBe(proven === 1)
          expect(proven).toBeLessThanOrEqual(Math.min(1, rightOnes))
          expect(document.facts.aadhaar?.referenceKey !== undefined).toBe(proven === 1)
          expect(wrong).toBeLessThanOrEqual(2)
          expect(version).toBeGreaterThanOrEqual(start + proven)

          next = []
          await comeBack(product(), first, device)
          for (let tries = 0; tries < 6 && first.screen?.startsWith('kyc'); tries++) {
            const said = await take(first, first.screen === 'kyc-otp' ? enter(first, true) : ask(first))
            if (said === 'aadhaarNameMismatch') break
            if (said !== 'ok') await take(first, ask(first))
            await need(first.load())
          }
          const spent = (await stored(first)).document.facts.aadhaar?.wrongCodes === 3
          expect(first.screen).toBe(spent ? 'kyc' : 'requirements')
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )

  test(
    '[T23, T24] the video desk: one place in the queue, and the verdict of the call on record decides',
    { timeout: 60_000 * runs },
    async () => {
      await product().dial({ agentSeconds: 0.3, backOfficeSeconds: 3600 })
      const { videoKyc } = product().server.composed.deps.systems
      Object.assign(videoKyc, { callWait: onABadLine(videoKyc.callWait) })
      const udc = { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const
      const plan = planOf(['wait', 'wait', 'shake', 'status', 'hide', 'reload', 'signIn'] as const)
      await fc.assert(
        fc.asyncProperty(plan, async ({ groups, felt }) => {
          next = []
          const { clock, store } = product().server.composed.deps
          const { tabs, device } = await devicesOf(product(), async (first) => {
            await begin(first)
            const record = openState(calls.vkycCallWait)
            const at = new Date(clock()).toISOString()
            const place = { requirementsAt: at, location: { insideIndia: true, at } }
            const aadhaar = { ...record.facts.aadhaar, verifiedAt: at }
            await placeAt(product(), first, withFacts(record, { aadhaar, videoKyc: place }))
            await need(first.load())
          })
          const [first, second] = tabs
          const seats = { tab: first, otherTab: second, device }
          const tickets = new Set<string>()
          const wait = async (actor: Applicant) => {
            const answer = await actor.client.call(calls.vkycCallWait, { udc })
            if (answer.ok) tickets.add(answer.response.ticket)
            return answer
          }
          const shake = async (actor: Applicant) => {
            const ticket = (await stored(first)).document.facts.videoKyc?.ticket ?? 'vk-none'
            return actor.client.call(calls.vkycCustomerHandshake, { ticket })
          }
          const status = (actor: Applicant) => actor.client.call(calls.vkycCustomerStatus, {})
          next = [...felt]
          for (const group of groups)
            await Promise.all(
              group.map(async ({ seat: at, does, afterMs: pause }) => {
                await new Promise((passed) => setTimeout(passed, pause))
                const actor = seats[at]
                if (does === 'signIn' || actor.sessionToken === '') return take(actor, takeOver(product(), actor))
                if (does === 'hide') return take(actor, hide(actor))
                if (does === 'reload') return take(actor, actor.load())
                return take(actor, { wait, shake, status }[does](actor))
              }),
            )
          next = []
          await comeBack(product(), first, device)
          for (let asks = 0; asks < 60 && first.view?.completedScreen !== 'VKYC_APPROVED'; asks++) {
            const does = first.screen === 'searching-agent' ? shake : first.screen === 'agent-waiting' ? status : wait
            await take(first, does(first))
            if (['BCIF_INIT', 'VKYC_APPROVED'].includes((await stored(first)).document.completedScreen)) break
            await new Promise((passed) => setTimeout(passed, 50))
          }
          const { document } = await stored(first)
          expect(['VKYC_APPROVED', 'BCIF_INIT']).toContain(document.completedScreen)
          expect(document.facts.videoKyc?.outcome).toBe('approved')
          expect([...tickets]).toEqual([document.facts.videoKyc?.ticket])
          const { rows } = await product().server.composed.store.database.pool.query(
            "select 1 from provider_call where system = 'video-kyc' and application_id = $1",
            [first.applicationId],
          )
          expect(rows).toHaveLength(1)
          const audit = (await store.audit.of(first.applicationId)).map(({ what }) => what)
          for (const once of ['call-waiting', 'call-decided'])
            expect(audit.filter((what) => what === once)).toHaveLength(1)
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )
})
