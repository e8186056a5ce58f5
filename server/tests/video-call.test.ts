import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { proveAadhaar, toIdentity } from './steps.ts'

let product: Running

beforeAll(async () => void (product = await startProduct({ VKYC_DESKTOP: 'off' })), 60_000)
afterAll(() => product.close())

const udc = { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'

test(
  '[VK-02, VK-03, VK-04, VK-05] the server asks every requirement of the call itself: phone, browser, hours, place',
  { timeout: 90_000 },
  async () => {
    const evening = Date.parse('2026-11-19T18:25:00+05:30')
    await product.moveClock(evening - Date.now())
    let userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
    const applicant = new Applicant({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      mobileNumber: '9812300077',
      fetch(input, init) {
        const headers = new Headers(init?.headers)
        headers.set('user-agent', userAgent)
        return fetch(input, { ...init, headers })
      },
    })
    await toIdentity(applicant)
    await proveAadhaar(applicant)
    await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
    const refusal = async (check: 'ok' | 'failed' = 'ok') => {
      const answer = await applicant.client.call(calls.vkycCallWait, { udc: { ...udc, browser: check } })
      return answer.ok ? 'a place in the queue' : answer.problem
    }
    const stand = (latitude: number, longitude: number) =>
      applicant.client.call(calls.getLocationDetails, {
        latitude,
        longitude,
        accuracyMetres: 20,
        takenAt: new Date(product.server.composed.deps.clock()).toISOString(),
      })

    await stand(12.97, 77.59)
    expect(await refusal()).toBe('mobileBrowserOnly')
    userAgent = phone
    expect(await refusal('failed')).toBe('mobileBrowserOnly')
    expect(await stand(51.5, -0.12)).toMatchObject({ ok: false, problem: 'P105' })
    expect(await refusal()).toBe('WRONG_STATE')
    await stand(12.97, 77.59)
    expect(await refusal()).toBe('a place in the queue')
    await product.moveClock(Date.parse('2026-11-19T18:30:00+05:30') - Date.now())
    expect(await refusal()).toBe('agentUnavailable')
  },
)
