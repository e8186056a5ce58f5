import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defaultFolder } from '@card-journey/bank/load.ts'
import { calls as served } from '@card-journey/contract/api.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { startMisbehavingHost } from '@card-journey/providers/misbehaving-host.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { sampleRequest } from './sample-requests.ts'
import { asha, begin, verifyEmail } from './steps.ts'
import { openState, placeAt } from './stored.ts'

// Delays on a busy machine must not count as failures.
vi.setConfig({ testTimeout: 60_000 })

let product: Running
let decisionHost: Awaited<ReturnType<typeof startMisbehavingHost>>
let locationHost: Awaited<ReturnType<typeof startAddressHost>>
let next = 9_812_300_000
/** The bank's data, to be changed while the server runs. */
const masterData = mkdtempSync(join(tmpdir(), 'bank-'))

const approval = {
  FICOBRE_CC: { CCResponse: { systemDecision: 'approve', incomeDocRequired: 'N', calculatedVariables: [] } },
}

const someone = (mobileNumber = String(next++), more: { clockOffset?: number; fetch?: typeof fetch } = {}): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber, ...more })

/** The bank's location host, recording the addresses that it was asked about. */
async function startAddressHost() {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => new Promise((resolve) => server.close(resolve)) }
}

beforeAll(async () => {
  decisionHost = await startMisbehavingHost(approval)
  locationHost = await startAddressHost()
  cpSync(defaultFolder, masterData, { recursive: true })
  product = await startProduct({
    BANK_DECISION_URL: decisionHost.url,
    BANK_LOCATION_URL: locationHost.url,
    MASTER_DATA_DIR: masterData,
  })
})
afterAll(async () => {
  await product.close()
  await decisionHost.close()
  await locationHost.close()
  rmSync(masterData, { recursive: true, force: true })
})

const offsetNow = (): number => product.server.composed.deps.clock() - Date.now()

test('[T11] knowing someone’s birth date, CRN or PAN opens nothing: no call accepts it before the code', async () => {
  const early = served.filter(({ caller }) => caller === 'anyone' || caller === 'browser')
  const asked = early.flatMap(({ id, request }) =>
    Object.keys((z.toJSONSchema(request, { io: 'input' }) as { properties?: object }).properties ?? {}).map(
      (field) => `${id} ${field}`,
    ),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(
    asked.filter(
      (field) =>
        /birth|dob|crn|pan\b|panNumber|uid|aadhaar|applicationId|name$/i.test(field) && field !== 'reportError name',
    ),
  ).toEqual([])
  const applicant = someone()
  const { mobileNumber } = applicant.settings
  await need(applicant.client.call(calls.generateOTP, { mobileNumber }))
  const known = {
    mobileNumber,
    otp: '000000',
    checksum: otpChecksum(mobileNumber, '000000'),
    dateOfBirth: '1990-04-12',
    crn: '123456',
  }
  expect(await applicant.client.call(calls.validateOTP, known as never)).toMatchObject({
    ok: false,
    problem: 'BAD_REQUEST',
  })
})

test('[T16] a redirect leads to an origin of the bank’s list alone, whatever campaign or product is named', async () => {
  const applicant = someone('9100000010')
  await need(applicant.proveMobile())
  const ask = (more: object) =>
    applicant.client.call(dedupeWithMOBAndDOB, {
      sourceAppId: 'CCSFDC',
      requestId: 'f'.repeat(16),
      actionType: 'CRN_MB_DOB',
      mobileNumber: '9100000010',
      ...more,
    })
  for (const value of [
    'https://evil.example',
    'a&next=//evil.example',
    '\r\nlocation: //evil.example',
    '%2f%2fevil',
    'a b',
    'ａ',
    'x'.repeat(101),
  ])
    expect(await ask({ utmParameters: { utmSESource: value } }), value).toMatchObject({
      ok: false,
      problem: 'BAD_REQUEST',
    })
  const { allowedOrigins } = product.server.composed.deps.masterData().redirects
  for (const productCode of ['PVRB', 'https', '__proto__', 'constructor', 'toString']) {
    const answer = await ask({ productCode, utmParameters: { utmSESource: 'evil.example' } })
    const target = answer.ok ? answer.response.redirectUrl : undefined
    if (productCode === 'PVRB') expect(target).toContain('utm_source=evil.example')
    if (target) expect(allowedOrigins).toContain(new URL(target).origin)
  }
})

test('[T17] markup in an address, a name or a product is never rendered; the page runs no foreign script', async () => {
  const attack = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`
  for (const path of ['/error', '/auth/error', '/card-details', '/terms-conditions/MITC', '/nowhere']) {
    const page = await fetch(
      `${product.url}${path}?type=${encodeURIComponent(attack)}&productLogo=${encodeURIComponent(attack)}`,
    )
    const html = await page.text()
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const applicant = someone()
  await need(applicant.proveMobile())
  await need(applicant.apply({ productName: attack }))
  expect(JSON.stringify(applicant.view)).not.toContain('alert(1)')
  await verifyEmail(applicant, 'xss@example.com')
  const { panNumber, dateOfBirth, lastName } = asha
  const named = { panNumber, dateOfBirth, firstName: attack, middleName: '', lastName, emailId: 'xss@example.com' }
  expect(await applicant.act('personal-details', 'submit', named)).toMatchObject({
    ok: false,
    problem: 'FIELDS_REFUSED',
  })
  const found = await applicant.client.call(getProductDetails, { productLogo: attack } as never)
  expect(found).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
})

test('[T21] only the desk gives a verdict on the call: the browser can’t', async () => {
  const applicant = someone()
  await begin(applicant)
  const version = await placeAt(product, applicant, openState(calls.vkycCustomerStatus))
  for (const told of [{ state: 'approved' }, { outcome: 'approved' }, { status: 'accepted' }])
    expect(await applicant.client.call(calls.vkycCustomerStatus, told as never)).toMatchObject({
      ok: false,
      problem: 'BAD_REQUEST',
    })
  const stored = await product.server.composed.deps.store.applications.read(applicant.applicationId)
  expect(stored).toMatchObject({
    version,
    document: { completedScreen: openState(calls.vkycCustomerStatus).completedScreen },
  })
})

test('[T25] garbage from the decision host, however it looks like an approval, approves nobody', async () => {
  const applicant = someone()
  await begin(applicant)
  const state = openState(calls.breResponseDetails)
  const ask = async (...plan: Parameters<typeof decisionHost.plan>) => {
    decisionHost.plan(...plan)
    await placeAt(product, applicant, state)
    const request = { applicationId: applicant.applicationId }
    return applicant.client.call(calls.breResponseDetails, request, { keepalive: true })
  }
  for (const fault of ['extraField', 'otherStatus', 'html', 'truncated', 'redirect', 'hostileCode', 'huge'] as const) {
    const answer = await ask(fault)
    expect(answer, fault).toMatchObject({ ok: false })
    if (!answer.ok) expect(['UNAVAILABLE', 'BRE100'], fault).toContain(answer.problem)
    const stored = await product.server.composed.deps.store.applications.read(applicant.applicationId)
    expect(stored?.document.completedScreen, fault).toBe(state.completedScreen)
    expect(stored?.document.creditLimit, fault).toBeUndefined()
  }
})

test('[T26] the address that is judged is the peer’s: a header tells nothing, and the call takes none', async () => {
  const forged = {
    'x-forwarded-for': '49.36.0.1',
    forwarded: 'for=49.36.0.1',
    'x-real-ip': '49.36.0.1',
    'true-client-ip': '49.36.0.1',
  }
  const applicant = someone(undefined, {
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), ...forged } }),
  })
  await begin(applicant)
  await placeAt(product, applicant, openState(calls.getLocationDetails))
  const place = {
    latitude: 12.97,
    longitude: 77.59,
    accuracyMetres: 20,
    takenAt: new Date(product.server.composed.deps.clock()).toISOString(),
  }
  await applicant.client.call(calls.getLocationDetails, place, { keepalive: true })
  const asked = JSON.stringify(locationHost.asked)
  expect(asked).toContain('127.0.0.1')
  expect(asked).not.toContain('49.36.0.1')
  const told = await applicant.client.call(calls.getLocationDetails, { ...place, ip: '49.36.0.1' } as never)
  expect(told).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
})

test('[T4, T28] a script is refused with TOO_MANY and a time to wait, while everyone else is served', async () => {
  const script = someone()
  const asked = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      script.client.call(calls.generateOTP, { mobileNumber: String(9_888_800_000 + index) }),
    ),
  )
  const limited = asked.filter((answer) => !answer.ok && answer.problem === 'TOO_MANY')
  expect(limited).toHaveLength(20)
  for (const answer of limited) {
    expect(answer).toMatchObject({ httpStatus: 429 })
    if (!answer.ok) expect(answer.detail.retryAfterSeconds).toBeGreaterThan(0)
  }
  await need(someone().proveMobile())
})

test('[T28] many slow hashes at once don’t block other requests', async () => {
  const { pins } = product.server.composed.deps.store
  const { applicationId } = someone()
  const waits: number[] = []
  const hashing = Promise.all(
    Array.from({ length: 40 }, () =>
      pins.verify({ applicationId, pin: '270518', at: openHour }).catch(() => undefined),
    ),
  )
  for (let asks = 0; asks < 10; asks++) {
    const started = performance.now()
    expect((await fetch(`${product.url}/health`)).status).toBe(200)
    waits.push(performance.now() - started)
  }
  await hashing
  expect(waits.toSorted((a, b) => a - b)[5], 'the median').toBeLessThan(1000)
})

test('[T30] the server’s clock decides: a browser whose clock is behind gets no extra time for its code', async () => {
  const behind = someone(undefined, { clockOffset: offsetNow() - 3_600_000 })
  const { mobileNumber } = behind.settings
  await need(behind.client.call(calls.generateOTP, { mobileNumber }))
  const otp = await behind.code()
  await product.moveClock(offsetNow() + 301_000)
  const checksum = otpChecksum(mobileNumber, otp)
  expect(await behind.client.call(calls.validateOTP, { mobileNumber, otp, checksum })).toMatchObject({
    ok: false,
    problem: 'OTP_EXPIRED',
  })
})

test('[T30] the server enforces maintenance: if its screen is skipped, every call with an effect is refused', async () => {
  const applicant = someone()
  await begin(applicant)
  const at = product.server.composed.deps.clock()
  const iso = (ms: number): string => `${new Date(at + ms).toISOString().slice(0, 19)}Z`
  const window = { downTimeStartDate: iso(-60_000), downTimeEndDate: iso(3_600_000) }
  writeFileSync(join(masterData, 'downtime.json'), JSON.stringify([window]))
  await eventually(() => expect(product.logged()).toContain('master-data-loaded'))
  for (const call of served.filter(({ method }) => method === 'POST')) {
    const request =
      call.caller === 'browser'
        ? before[call.id]
        : sampleRequest(call, { ...applicant.settings, applicationId: applicant.applicationId })
    expect(await applicant.client.call(call, request as never, { keepalive: true }), call.id).toMatchObject({
      ok: false,
      problem: 'MAINTENANCE',
      httpStatus: 503,
      detail: { until: window.downTimeEndDate.replace('Z', '.000Z') },
    })
  }
  expect(await applicant.client.call(getProductDetails, {})).toMatchObject({ ok: true })
  writeFileSync(join(masterData, 'downtime.json'), '[]')
  await eventually(async () => expect((await applicant.load()).ok).toBe(true))
})

/** Requests of the calls before sign-in. */
const before: Readonly<Record<string, unknown>> = {
  generateOTP: { mobileNumber: '9812300000' },
  validateOTP: { mobileNumber: '9812300000', otp: '123456', checksum: '' },
  signInUnderWay: {},
  continueApplication: { token: 'A'.repeat(43) },
  validateEmail: { token: 'A'.repeat(43) },
  followHandOff: { token: 'A'.repeat(43) },
  stopReminders: { token: 'A'.repeat(43) },
  recordEvent: { event: { name: 'page-load', screen: 'cards' }, consent: versionOf('ANALYTICS') },
  reportError: { kind: 'render', screen: 'cards', name: 'TypeError', diagnostic: '', build: '' },
}
