import { texts } from '@card-journey/journey/texts/en/kyc.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { message } from '../../person-for-tests.ts'
import { consenting, kycMaster } from '../kyc-person-for-tests.ts'
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

test('the registry is asked once on entry, and a registry that is down stops nobody', async () => {
  const down = { ok: false, call: 'ckycSearch', problem: 'UNAVAILABLE', detail: {}, message: '' } as const
  const { screen, did, asked } = await open({ ckycSearch: down }, allowing)
  await expect.poll(() => asked('ckycSearch')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
  expect(did).toHaveLength(1)
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
  const [before] = kycMaster['getConsentDetails?code=AADHAAR']
  const after = { ...before, version: '2.0', text: 'The new words of the consent.' }
  const changed = {
    ok: false,
    call: 'aadharOTP',
    problem: 'CONSENT_CHANGED',
    detail: { fields: { consentAadhaar: 'consentChanged' } },
    message: '',
  } as const
  const { screen, asked } = await open({
    getConsentDetails: { ok: true, response: [after] },
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
