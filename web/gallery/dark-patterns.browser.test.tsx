import { Button } from '@card-journey/ui/Button.tsx'
import { Checkbox } from '@card-journey/ui/inputs/Checkbox.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { texts as kyc } from '@card-journey/journey/texts/en/kyc.ts'
import { texts as cardTexts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { texts as offer } from '@card-journey/journey/texts/en/congratulations.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { choices, waysOfAsking } from './agreeing-for-tests.ts'
import { darkPatterns, isMet } from './dark-patterns-for-tests.ts'
import { Fixture } from '../examples/examples.tsx'
import { upiConsent } from '../screens/card/card-consents-for-tests.ts'
import { ConsentedProof } from '../screens/card/virtual-card/proof/ConsentedProof.tsx'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import '../styles/critical.css'

const texts = [
  ['TNC', 'I agree to the terms.'],
  ['whatsappconsent', 'Send me updates on WhatsApp.'],
] as const

async function found(screen: ScreenId, shown: ReactNode, answers: Readonly<Record<string, string>> = {}) {
  const { container } = await render(<div className="page__screen">{shown}</div>)
  return darkPatterns(container, { screen, name: 'planted', language: 'en', answers, texts })
}

const terms = <Checkbox id="consentTnc" label="I agree to the terms." />
const ticked = <Checkbox id="consentTnc" label="I agree to the terms." defaultChecked />

test('a box that is ticked before anybody ticked it is found, and one that was ticked by its own hand is not', async () => {
  expect(await found('verify-mobile', ticked)).toEqual(['pre-ticked: consentTnc'])
  expect(await found('verify-mobile', <button type="button" role="switch" aria-checked id="consentTnc" />)).toContain(
    'pre-ticked: consentTnc',
  )
  expect(await found('verify-mobile', ticked, { consentTnc: 'Y' })).toEqual([])
  expect(await found('verify-mobile', terms)).toEqual([])
})

test('one box for two consents is found, whatever it is called', async () => {
  const both = 'I agree to the terms. Send me updates on WhatsApp.'
  expect(await found('verify-mobile', <Checkbox id="consentTnc" label={both} />)).toEqual([
    `bundled: consentTnc says “${both}”, not the text of TNC alone`,
  ])
  expect(await found('verify-mobile', <Checkbox id="everything" label={both} />)).toEqual([
    'bundled: everything is not the box of one consent',
  ])
})

const refusals: readonly [string, ReactNode, RegExp | undefined][] = [
  ['is missing', undefined, /nothing refuses/],
  [
    'is of another kind',
    <Button key="quiet" kind="quiet">
      {offer.decline}
    </Button>,
    /button--secondary, .* is button--quiet/,
  ],
  [
    'is far away',
    <div key="far">
      <p>
        {Array.from({ length: 12 }, (_, line) => (
          <br key={line} />
        ))}
      </p>
      <Button kind="secondary">{offer.decline}</Button>
    </div>,
    /px away/,
  ],
  [
    'is as visible',
    <Button key="same" kind="secondary">
      {offer.decline}
    </Button>,
    undefined,
  ],
]

test.each(refusals)('beside accepting an offer, a refusal that %s', async (_name, refusal, wrong) => {
  const said = await found(
    'congratulations',
    <div>
      <Button kind="secondary">{offer.submit}</Button> {refusal}
    </div>,
  )
  if (wrong) expect(said).toEqual([expect.stringMatching(wrong)])
  else expect(said).toEqual([])
})

test.each([
  ['in the same row they look alike', (agree: ReactNode, refuse: ReactNode) => [agree, refuse], []],
  [
    'a refusal of a fainter edge is found',
    (agree: ReactNode, refuse: ReactNode) => [agree, <span key="apart">{refuse}</span>],
    ['unequal: congratulations:decline looks different from congratulations:submit'],
  ],
] as const)('while agreeing waits for its answers: %s', async (_name, lay, said) => {
  const agree = (
    <Button key="agree" type="submit" kind="secondary" unready>
      {offer.submit}
    </Button>
  )
  const refuse = (
    <Button key="refuse" kind="secondary">
      {offer.decline}
    </Button>
  )
  expect(await found('congratulations', <div>{lay(agree, refuse)}</div>)).toEqual(said)
})

test('a refusal that is lower than agreeing is found', async () => {
  const tall = (
    <Button kind="secondary">
      <span>
        {kyc.submit.split(' ').map((word) => (
          <span key={word} className="button--wide">
            {word} <br />
          </span>
        ))}
      </span>
    </Button>
  )
  expect(
    await found(
      'kyc',
      <div>
        {tall} <Button kind="secondary">{kyc.refuse}</Button>
      </div>,
    ),
  ).toContain('unequal: kyc:refuse is lower than kyc:submit')
})

test('a countdown where nothing ends is found, and words that press', async () => {
  const counting = <Countdown secondsLeft={74} text={(seconds) => `Your offer is yours for ${seconds} s`} />
  expect(await found('congratulations', counting)).toEqual([expect.stringMatching(/^urgent: congratulations counts/)])
  expect(await found('verify-otp', counting)).toEqual([])
  expect(await found('cards', <p>Hurry: only 3 left.</p>)).toHaveLength(1)
  expect(await found('cards', <p>सीमित समय का मौका</p>)).toHaveLength(1)
})

const opened = { language: 'en', name: 'opened', answers: {}, texts } as const

test('the question before an offer is turned down recommends nothing either', async () => {
  const offered = await render(offers['filled'])
  await offered.getByRole('button', { name: offer.decline }).click()
  await expect.element(offered.getByRole('button', { name: offer['decline.confirm'] })).toBeVisible()
  const dialog = offered.container.querySelector('dialog')
  expect(dialog && darkPatterns(dialog, { ...opened, screen: 'congratulations' })).toEqual([])
  expect(isMet('declining')).toBe(true)
})

test('beside agreeing to something of the card there is a refusal, which agrees to nothing', async () => {
  const refused = vi.fn<() => void>()
  const card = await render(
    <Fixture screen="virtual-card" master={upiConsent}>
      <ConsentedProof
        code="UPI"
        template="UPI_OTP"
        submitLabel="Turn on"
        failed="Failed"
        onRefuse={refused}
        prove={() => new Promise(() => {})}
        onDone={() => undefined}
        onLate={() => undefined}
      />
    </Fixture>,
  )
  await expect.element(card.getByRole('button', { name: cardTexts.agree })).toBeVisible()
  expect(darkPatterns(card.container, { ...opened, screen: 'virtual-card' })).toEqual([])
  expect(isMet('card')).toBe(true)
  await card.getByRole('button', { name: cardTexts['agree.not'] }).click()
  expect(refused).toHaveBeenCalledOnce()
})

test('a consent that is given by a press names a choice', () => {
  const pressed = Object.values(waysOfAsking).filter((way) => typeof way === 'string' && way !== 'box')
  expect(pressed.filter((way) => !Object.hasOwn(choices, way as string))).toEqual([])
})
