import { texts } from '@card-journey/journey/texts/en/kyc.ts'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useJourney } from '../../../engine/use-journey.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { message } from '../../person-for-tests.ts'
import { consenting, kycMaster, recordFound, recordShown, registryCodeSent } from '../kyc-person-for-tests.ts'
import { KycScreen } from './KycScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(calls: FixtureProps['calls'] = {}, application: FixtureProps['application'] = consenting) {
  const did: Did[] = []
  const screen = await render(
    <Fixture screen="kyc" application={application} master={kycMaster} calls={calls} on={(event) => did.push(event)}>
      <KycScreen />
    </Fixture>,
  )
  return { screen, did, asked: (what: string) => did.filter((event) => event.did === 'ask' && event.what === what) }
}

const allowing = { ...consenting, facts: { ...consenting.facts, ckyc: { consentedAt: '2026-11-20T11:59:00+05:30' } } }

test('the registry is asked before anything else, once, and one that is down stops nobody', async () => {
  const down = { ok: false, call: 'ckycSearch', problem: 'UNAVAILABLE', detail: {}, message: '' } as const
  const { screen, did, asked } = await open({ ckycSearch: down }, allowing)
  await expect.poll(() => asked('ckycSearch')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
  expect(did).toHaveLength(1)
})

test('while the registry is asked, a status says so and no number is asked', async () => {
  const { screen } = await open({}, allowing)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['record.looking.heading'])
  await expect.element(screen.getByText(texts['record.looking']).last()).toBeVisible()
  expect(screen.getByRole('button', { name: texts.submit }).query()).toBeNull()
})

test('nobody is looked up in the registry without their consent', async () => {
  const { screen, asked } = await open()
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
  expect(asked('ckycSearch')).toHaveLength(0)
})

test('later markers ask the registry no more', async () => {
  const { asked } = await open({}, { ...allowing, completedScreen: 'TANDCMATCH_NOTFOUND' })
  expect(asked('ckycSearch')).toHaveLength(0)
})

test('a record that was found is fetched by the registry’s code, or passed over for Aadhaar', async () => {
  const { screen, did } = await open({ ckycRequestCode: { ok: true, response: [] } }, recordFound)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['record.heading'])
  await expect.poll(() => document.title).toContain(texts['record.title'])
  await screen.getByRole('button', { name: texts['record.send'] }).click()
  await screen.getByRole('button', { name: texts['record.pass'] }).click()
  await expect
    .poll(() => did)
    .toEqual([
      { did: 'ask', what: 'ckycRequestCode', answers: {} },
      { did: 'act', what: 'pass-ckyc', answers: {} },
    ])
})

test('who has passed the record over is asked for Aadhaar, and can come back to the record', async () => {
  const { facts } = recordFound
  const passed = {
    ...recordFound,
    facts: { ...facts, ckyc: { ...facts?.ckyc, passedAt: '2026-11-20T11:59:00+05:30' } },
  }
  const { screen } = await open({}, passed)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.heading)
  await screen.getByRole('button', { name: texts['record.back'] }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['record.heading'])
})

test('a record that is found after Aadhaar was begun takes nothing away: what is typed stays, and the record is a press away', async () => {
  let journey: ReturnType<typeof useJourney> | undefined
  const Beside = () => {
    const here = useJourney()
    useEffect(() => void (journey = here))
    return null
  }
  const screen = await render(
    <Fixture screen="kyc" application={allowing} master={kycMaster}>
      <KycScreen />
      <Beside />
    </Fixture>,
  )
  const number = screen.getByLabelText('Aadhaar number or virtual ID')
  await expect.element(number, { timeout: 10_000 }).toBeVisible()
  await number.fill('2341 2341')
  const { application } = journey ?? {}
  if (application) journey?.take({ ...application, ...recordFound })
  const back = screen.getByRole('button', { name: texts['record.back'] })
  await expect.element(back).toBeVisible()
  await expect.element(number).toHaveValue('2341 2341')
  await back.click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['record.heading'])
})

test('a wrong code of the registry is said beside its field, and kept out of the address', async () => {
  const wrong = {
    ok: false,
    call: 'ckycDownload',
    problem: 'OTP_WRONG',
    detail: { triesLeft: 2 },
    message: '',
  } as const
  const { screen } = await open({ ckycDownload: wrong }, registryCodeSent)
  await screen.getByLabelText(texts['record.code.label']).fill('123456')
  await screen.getByRole('button', { name: texts['record.code.submit'] }).click()
  await expect.element(screen.getByText('That code isn’t right. 2 attempts left.').first()).toBeVisible()
  expect(location.href).not.toContain('123456')
})

test.each([
  ['Y', texts['record.own']],
  ['N', texts['record.disown']],
] as const)('the applicant says whose the record is: %s', async (mine, name) => {
  const { screen, did } = await open({ ckycDownload: { ok: true, response: [] } }, recordShown)
  await expect.element(screen.getByText('27 March 1990')).toBeVisible()
  await screen.getByRole('button', { name }).click()
  await expect.poll(() => did[0]).toEqual({ did: 'ask', what: 'ckycDownload', answers: { mine } })
})

test.each([
  ['CKYC_REJECT', texts['record.reject']],
  ['NSTP_CKYC_REFER', texts['record.refer']],
] as const)('after %s Aadhaar is asked, and why is said', async (completedScreen, why) => {
  const { screen } = await open({}, { ...recordFound, completedScreen })
  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
})

test('number and consent, with the version that was shown, go to UIDAI and into no storage', async () => {
  const { screen, did, asked } = await open({ aadharOTP: { ok: true, response: [] } })
  const field = screen.getByLabelText('Aadhaar number or virtual ID')
  await expect.element(field).toHaveClass('input--masked')
  await field.fill('2341 2341 2346')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'next' })
  expect(asked('aadharOTP')[0]?.answers).toMatchObject({
    uid: '234123412346',
    language: 'en',
    consent: { code: 'AADHAAR', version: '1.0', value: 'Y' },
  })
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])).not.toContain(
    '234123412346',
  )
})

test('[EC-34] refusing Aadhaar is noted and leads to the ways without it', async () => {
  const { screen, did } = await open()
  await screen.getByRole('button', { name: texts.refuse }).click()
  await expect
    .poll(() => did.filter((event) => event.did !== 'ask'))
    .toEqual([
      { did: 'act', what: 'deny', answers: {} },
      { did: 'go', what: 'aadhaar-denied' },
    ])
})

test('[EC-37] an Aadhaar of another mobile leads to its own screen', async () => {
  const other = { ok: false, call: 'aadharOTP', problem: 'mobileNotRegistered', detail: {}, message: '' } as const
  const { screen, did } = await open({ aadharOTP: other })
  await screen.getByLabelText('Aadhaar number or virtual ID').fill('234123412346')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'unregistered-mobile' })
})

test('[EN-22] a consent whose text has changed is asked again: the box is empty, and the new text and the reason are shown', async () => {
  const before = kycMaster.aadharEnglishVerbiage
  const after = { ...before, version: '2.0', text: 'The new words of the consent.' }
  const changed = {
    ok: false,
    call: 'aadharOTP',
    problem: 'CONSENT_CHANGED',
    detail: { fields: { consentAadhaar: 'consentChanged' } },
    message: '',
  } as const
  const { screen, asked } = await open({
    aadharEnglishVerbiage: { ok: true, response: after },
    aadharOTP: ({ consent }: { consent: { version: string } }) =>
      consent.version === '2.0' ? { ok: true, response: [] } : changed,
  })
  await screen.getByLabelText('Aadhaar number or virtual ID').fill('2341 2341 2346')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: texts.submit }).click()
  const box = screen.getByRole('checkbox', { name: after.text })
  await expect.element(box).not.toBeChecked()
  await expect.element(screen.getByText(message('consentChanged')).first()).toBeVisible()
  await box.click()
  await screen.getByRole('button', { name: texts.submit }).click()
  const versions = () =>
    asked('aadharOTP').map(({ answers }) => (answers as { consent: { version: string } }).consent.version)
  await expect.poll(versions).toEqual(['1.0', '2.0'])
})

test('[VK-12] an Aadhaar check that is too old for the call is asked for again, and the page says why', async () => {
  const { facts } = consenting
  const aadhaar = { tooOldAt: '2026-11-20T11:00:00+05:30' }
  const { screen } = await open({}, { ...consenting, completedScreen: 'AADHAAR_SUBMIT', facts: { ...facts, aadhaar } })
  await expect.element(screen.getByText(texts.tooOld)).toBeVisible()
  await expect.element(screen.getByLabelText('Aadhaar number or virtual ID')).toBeVisible()
})

test('a document that has expired by the day of the call is told, with the ways to prove the identity again', async () => {
  const { facts } = consenting
  const aadhaar = { documentExpiredAt: '2026-11-20T11:00:00+05:30' }
  const { screen } = await open({}, { ...consenting, completedScreen: 'SCAN_DOCUMENT', facts: { ...facts, aadhaar } })
  await expect.element(screen.getByText(texts.documentExpired)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.refuse })).toBeVisible()
})

test('[VA-28] the number stands in groups of four once it is typed, and dots hide it until it is shown', async () => {
  const { screen } = await open()
  const number = screen.getByLabelText('Aadhaar number or virtual ID')
  await number.fill('234123412346')
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(number).toHaveValue('2341 2341 2346')
  await expect.element(number).toHaveClass('input--masked')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(number).not.toHaveClass('input--masked')
})

test('[SC-41] the consent is read in a language of its own, and given in it; in another one it is asked again', async () => {
  const { screen, asked } = await open({ aadharOTP: { ok: true, response: [] } })
  await screen.getByLabelText('Aadhaar number or virtual ID').fill('234123412346')
  await screen.getByRole('checkbox').click()
  await screen.getByLabelText(texts['consent.language']).selectOptions('தமிழ்')
  const box = screen.getByRole('checkbox', { name: /ஆதார்/ })
  await expect.element(box).not.toBeChecked()
  await expect.element(screen.getByText(/ஆதார்/)).toHaveAttribute('lang', 'ta')
  await box.click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => asked('aadharOTP')[0]?.answers).toMatchObject({ language: 'ta' })
})

test('the consent is heard from a press on, paused by another one; nothing loads before, and a failure says so', async () => {
  const fetched: string[] = []
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (source) => {
    fetched.push(typeof source === 'string' ? source : '')
    return fetched.length === 1 ? new Response(null, { status: 503 }) : new Response(silence())
  })
  const { screen } = await open()
  const listen = screen.getByRole('button', { name: texts['consent.listen'] })
  await expect.element(listen).toBeVisible()
  expect(fetched).toEqual([])
  await listen.click()
  await expect.element(screen.getByText(texts['consent.audio.failed'])).toBeVisible()
  await listen.click()
  const pause = screen.getByRole('button', { name: texts['consent.pause'] })
  await expect.element(pause).toBeVisible()
  await pause.click()
  await expect.element(listen).toBeVisible()
  expect(fetched).toEqual(['/consent-audio/en-example.wav', '/consent-audio/en-example.wav'])
  fetching.mockRestore()
})

/** A minute of silence in the form of the bank's audio: µ-law, 8 kHz, one channel. */
function silence(): Blob {
  const samples = 480_000
  const head = new DataView(new ArrayBuffer(46))
  const text = (at: number, words: string) =>
    Array.from(words).forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  head.setUint32(4, samples + 38, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 18, true)
  head.setUint16(20, 7, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, 8000, true)
  head.setUint32(28, 8000, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  text(38, 'data')
  head.setUint32(42, samples, true)
  return new Blob([head, new Uint8Array(samples).fill(0xff)], { type: 'audio/wav' })
}
