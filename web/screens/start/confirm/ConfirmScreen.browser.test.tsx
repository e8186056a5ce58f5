import { specifiedPolicy } from '@card-journey/journey/policy-for-tests.ts'
import { texts } from '@card-journey/journey/texts/en/confirm.ts'
import { texts as start } from '@card-journey/journey/texts/en/verify-mobile.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { writeCookie } from '../../../session/cookies.ts'
import { channelOrDefault, keptChannel } from '../../../sign-in/entry-data.ts'
import { card, startConsents } from '../../customer-for-tests.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'

type Happened = Parameters<NonNullable<FixtureProps['on']>>[0]

const forget = () => {
  for (const name of ['channel', 'requestId', 'clientId'] as const) writeCookie(name, '')
}
beforeEach(forget)
afterEach(forget)

const product = card({ productCode: 'VSTR', productLogo: 'style', productName: 'Example Style' })
const clientData = (channelCode: string) => ({
  mobileNumber: '98****3210',
  channelCode,
  productLogo: 'style',
  feeCode: '',
  requestId: 'R1',
  clientId: 'PARTNER01',
  consent: 'Y' as const,
})

async function follow(answer: unknown) {
  const happened: Happened[] = []
  const screen = await render(
    <Fixture
      screen="confirm"
      application={null}
      master={{ getConsentDetails: startConsents, 'getProductDetails?productLogo=style': [product] }}
      calls={{ getClientData: answer as never }}
      on={(one) => happened.push(one)}
    >
      <ConfirmScreen />
    </Fixture>,
  )
  return { screen, happened }
}

const opened = (channelCode: string) => ({ ok: true, response: clientData(channelCode) })

async function agree(channelCode: string) {
  writeCookie('requestId', 'R1')
  writeCookie('clientId', 'PARTNER01')
  const { screen, happened } = await follow(opened(channelCode))
  await expect.element(screen.getByRole('checkbox').first()).toBeVisible()
  for (const box of screen.getByRole('checkbox').all().slice(0, 2)) await box.click()
  await screen.getByRole('button', { name: texts.submit }).click()
  const sent = () => happened.find(({ what }) => what === 'requestCode')?.answers as { consents: { code: string }[] }
  await expect.poll(sent).toBeDefined()
  expect(happened.find(({ what }) => what === 'getClientData')?.answers).toEqual({
    requestId: 'R1',
    clientId: 'PARTNER01',
  })
  return sent()
}

const textOf = (code: string) => startConsents.find((consent) => consent.code === code)?.text ?? ''
const versionOf = (code: string) => startConsents.find((consent) => consent.code === code)?.version

test('[CA-04, EN-22, EN-23] the code goes to the number on file, with version and language of the texts that were shown', async () => {
  expect(await agree('SF80')).toMatchObject({
    kind: 'apply',
    mobileNumber: '',
    maskedMobile: '98****3210',
    language: 'en',
    product: { productCode: 'VSTR', productLogo: 'style' },
    consents: [
      { code: 'TNC', version: versionOf('TNC'), value: 'Y' },
      { code: 'BUREAU', version: versionOf('BUREAU'), value: 'Y' },
      { code: 'whatsappconsent', version: versionOf('whatsappconsent'), value: 'N' },
    ],
  })
  // The channel is the prepared application's: another one of this browser must not get it.
  expect(keptChannel()).toBeUndefined()
  const ids = { requestId: 'R1', clientId: 'PARTNER01' }
  expect(channelOrDefault(specifiedPolicy)).toEqual({ channelCode: 'SF95', ...ids })
})

test('[SP-16] only the retailer’s card by the partner asks, and records, whether the retailer may hear of the status', async () => {
  const agreed = await agree('SF70')
  expect(agreed.consents.map(({ code }) => code)).toContain('PARTNER_STATUS')
})

test('before anything is agreed to: the bank’s notice, what the enquiry means, and what is optional', async () => {
  writeCookie('requestId', 'R1')
  writeCookie('clientId', 'PARTNER01')
  const { screen } = await follow(opened('SF70'))
  const consents = screen.getByRole('group', { name: start['consents.heading'] })
  await expect.poll(() => consents.element().textContent).toContain(textOf('PRIVACY'))
  await expect.element(consents.getByRole('link').first()).toHaveAttribute('href', expect.stringContaining('PRIVACY'))
  for (const [code, said] of [
    ['BUREAU', start['bureau.hint']],
    ['whatsappconsent', start['whatsapp.hint']],
    ['PARTNER_STATUS', start['partnerStatus.hint']],
  ] as const)
    await expect.element(screen.getByRole('checkbox', { name: textOf(code) })).toHaveAccessibleDescription(said)
})

test('the number on file is shown as the next screen shows it', async () => {
  writeCookie('requestId', 'R1')
  writeCookie('clientId', 'PARTNER01')
  const { screen } = await follow(opened('SF80'))
  await expect.element(screen.getByText('+91\u00a098****3210', { exact: true })).toBeVisible()
})

test('a link without ids, and one that the bank does not know, lead to the page that says so', async () => {
  const unknown = { ok: false, call: 'getClientData', problem: 'NOT_FOUND', detail: {}, message: '' }
  const without = await follow(unknown)
  await expect.poll(() => without.happened).toContainEqual({ did: 'go', what: 'error' })
  expect(without.happened.some(({ what }) => what === 'getClientData')).toBe(false)
  await without.screen.unmount()
  writeCookie('requestId', 'R2')
  writeCookie('clientId', 'PARTNER01')
  const { happened } = await follow(unknown)
  await expect.poll(() => happened).toContainEqual({ did: 'go', what: 'error' })
})
