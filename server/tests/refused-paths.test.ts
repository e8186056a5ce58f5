import type { Systems } from '@card-journey/providers/systems.ts'
import { catalogue } from '@card-journey/contract/catalogue.ts'
import { refusedCalls } from '@card-journey/contract/refused-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { deliverAndDecide, provenCustomer } from './customers.ts'
import { eventually } from './eventually.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { giveMore, asha, begin, personalDetailsOf, toCard, verifyEmail } from './steps.ts'

// Endpoints of the catalogue that are refused by design (ADR 0039): nobody is answered there, signed in or not, and the
// server asks the bank itself, in the journeys of a stranger and of a customer.

let product: Running
let signedIn: Applicant
/** The verbs of the bank's systems that the server used: `pan.validate`. */
const asked = new Set<string>()

function noteVerbs(systems: Systems): void {
  for (const [system, port] of Object.entries(systems as unknown as Record<string, Record<string, object>>))
    for (const [verb, ask] of Object.entries(port)) {
      if (typeof ask !== 'function') continue
      const noted = (...request: unknown[]): unknown => {
        asked.add(`${system}.${verb}`)
        return (ask as (...request: unknown[]) => unknown)(...request)
      }
      port[verb] = Object.assign(noted, ask)
    }
}

const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.1, backOfficeSeconds: 0.1 })
  noteVerbs(product.server.composed.deps.systems)
  await toCard(someone('9612345690'), openHour)
  signedIn = await provenCustomer(product, '9100000001')
  await deliverAndDecide(signedIn)
}, 90_000)
afterAll(() => product.close())

const paths: [id: string, path: string, askedInstead?: string][] = [
  // The bank's lists are its own data, not a system: the last test shows the check.
  ['[EP-06]', '/api/master/getNegativeCheckDetails'],
  ['[EP-14]', '/api/eligibility/panValidation', 'pan.validate'],
  ['[EP-15]', '/api/eligibility/nameMatch', 'pan.nameMatch'],
  ['[EP-16]', '/api/eligibility/ncifDedupe', 'coreBank.partyType'],
  ['[EP-23]', '/api/etb/apps/liabilityDetails', 'coreBank.liabilityDetails'],
  ['[EP-25]', '/api/etb/apps/crnStatus', 'coreBank.crnStatus'],
  ['[EP-26]', '/api/etb/apps/multCardEligibilityCheck', 'coreBank.eligibleCards'],
  ['[EP-27]', '/api/apps/ipSpoofing', 'location.ip'],
  ['[EP-31]', '/api/apps/dedupeWithPAN', 'coreBank.dedupeByPan'],
  ['[EP-43]', '/api/apps/aadharUpdateConsent', 'aadhaar.sendOtp'],
  ['[EP-45]', '/api/apps/getAadharReferenceKey', 'aadhaar.validateOtp'],
  ['[EP-46]', '/api/apps/aadharVault', 'aadhaar.validateOtp'],
  ['[EP-53]', '/api/apps/bureauDetails', 'bureau.pull'],
  ['[EP-54]', '/api/apps/previousRejectCodes', 'coreBank.previousRejectCodes'],
  ['[EP-55]', '/api/apps/crnAndCardGeneration', 'coreBank.openCustomerFile'],
  ['[EP-56]', '/api/apps/cardGeneration', 'cardHost.issue'],
]

test.each(paths)(
  '%s %s answers nobody, signed in or not; the server asks the bank itself',
  async (id, path, askedInstead) => {
    expect(catalogue.find((call) => call.path === path)?.id).toBe(id.slice(1, -1))
    const { webSessionId, sessionToken, token, cookie } = signedIn
    const known = { 'x-trace-id': webSessionId, sessionToken, jwt: token, cookie }
    for (const headers of [{}, known])
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { body: JSON.stringify({ panNumber: asha.panNumber }) } : {}
        const answer = await fetch(`${product.url}${path}`, {
          method,
          headers: { ...headers, 'content-type': 'text/plain' },
          ...body,
        })
        expect(answer.status, method).toBe(404)
        expect(await answer.json(), method).toMatchObject({ status: 'failed', errorCode: 'NOT_FOUND' })
      }
    if (askedInstead) await eventually(() => expect([...asked]).toContain(askedInstead))
  },
)

test('every path that is refused by design is tried here', () => {
  expect(paths.map(([, path]) => path).toSorted()).toEqual(refusedCalls.map(({ path }) => path).toSorted())
})

test('[EP-06] the bank’s lists are looked at when the work details are saved, and say no more than the next screen', async () => {
  const applicant = someone('9612345691')
  const own = { ...asha, panNumber: 'ABCPK4691F', emailId: 'asha.4691@example.com' }
  await begin(applicant)
  await verifyEmail(applicant, own.emailId)
  await need(applicant.act('personal-details', 'submit', personalDetailsOf(own)))
  await giveMore(applicant, own)
  await need(
    applicant.act('work-details', 'submit', {
      employmentType: 'SALARIED',
      companyName: 'Kalpit Traders Private Limited',
      companyEmail: 'asha@kalpit.example.com',
      industryType: 'IT',
      incomeRange: 'FROM_100000',
      isBankDirector: 'N',
    }),
  )
  expect(applicant.screen).toBe('not-sourcing')
})
