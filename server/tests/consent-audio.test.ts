import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { asha, toIdentity } from './steps.ts'

let product: Running
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const get = async (path: string) => (await fetch(`${product.url}${path}`)).json() as Promise<{ response: never }>

test('[SC-41, EP-40, EP-41, EP-42, CO-31] the consent is had in each of its languages, each with a .wav of its own', async () => {
  const { response: languages } = (await get('/api/apps/aadharGetLanguage')) as { response: { code: string }[] }
  expect(languages.map(({ code }) => code)).toEqual(['en', 'hi', 'bn', 'gu', 'kn', 'mr', 'ta', 'te'])
  for (const { code } of languages) {
    const path =
      code === 'en' ? '/api/apps/aadharEnglishVerbiage' : `/api/apps/aadharGetVernacularConsent?spokenIn=${code}`
    const { response } = (await get(path)) as { response: { spokenIn: string; audio: string } }
    expect(response.spokenIn).toBe(code)
    const audio = await fetch(`${product.url}${response.audio}`)
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const sound = Buffer.from(await audio.arrayBuffer())
    expect([response.audio.slice(-4), sound.toString('latin1', 0, 4), sound.toString('latin1', 8, 12)]).toEqual([
      '.wav',
      'RIFF',
      'WAVE',
    ])
    expect(sound.byteLength).toBeGreaterThan(100_000)
  }
  expect((await fetch(`${product.url}/consent-audio/hi-0000000000000000.wav`)).status).toBe(404)
})

test('[EP-43] the consent is recorded with its version, in the language in which it was read', async () => {
  const { url, sandboxUrl } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: '9816600001' })
  await toIdentity(applicant, { ...asha, panNumber: 'ABCPK6601F', emailId: 'tamil@example.com' })
  const consent = {
    code: 'AADHAAR',
    version: versionOf('AADHAAR'),
    timestamp: '2026-11-19T11:00:00+05:30',
    value: 'Y',
  } as const
  await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent, language: 'ta' }))
  const { rows } = await product.server.composed.store.database.pool.query(
    "select language, version, value from consent where application_id = $1 and code = 'AADHAAR'",
    [applicant.applicationId],
  )
  expect(rows).toEqual([{ language: 'ta', version: versionOf('AADHAAR'), value: 'Y' }])
})
