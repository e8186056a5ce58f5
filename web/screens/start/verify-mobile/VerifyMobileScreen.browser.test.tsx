import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-mobile.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import { bankConsent } from '../../../examples/bank-consents-for-tests.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import '../../../styles/critical.css'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { writeCookie } from '../../../session/cookies.ts'
import { keepChannel } from '../../../sign-in/entry-data.ts'
import { message } from '../../person-for-tests.ts'
import { master } from '../products-for-tests.ts'
import { VerifyMobileScreen } from './VerifyMobileScreen.tsx'

async function open(query: Record<string, string> = { productLogo: 'miles' }) {
  const asked: unknown[] = []
  const on: FixtureProps['on'] = ({ what, answers }) => what === 'requestCode' && asked.push(answers)
  const screen = await render(
    <Fixture screen="verify-mobile" application={null} master={master} query={query} on={on}>
      <VerifyMobileScreen />
    </Fixture>,
  )
  return { screen, asked }
}

test('terms and credit enquiry must be agreed to, in the words of the bank; WhatsApp is a choice', async () => {
  const { screen, asked } = await open()
  await screen.getByLabelText(texts['mobileNumber.label']).fill('9876543210')
  // It is greyed, and says why when pressed.
  ;(screen.getByRole('button', { name: texts.submit }).element() as HTMLElement).click()
  await expect.element(screen.getByText(message('consentRequired')).first()).toBeVisible()
  expect(asked).toEqual([])

  await screen.getByRole('checkbox', { name: /I’ve read the terms/ }).click()
  await screen.getByRole('checkbox', { name: /credit report/ }).click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        kind: 'apply',
        mobileNumber: '9876543210',
        language: 'en',
        product: {
          productCode: 'VAYU',
          productLogo: 'miles',
          productName: 'Example Miles',
          isAirlineCobrand: true,
          feeCode: 'Miles1000',
        },
        consents: [
          { code: 'TNC', version: bankConsent('TNC').version, value: 'Y' },
          { code: 'BUREAU', version: bankConsent('BUREAU').version, value: 'Y' },
          { code: 'whatsappconsent', version: '1.0', value: 'N' },
        ],
      },
    ])
})

afterEach(() => writeCookie('channel', ''))

test.for([
  ['style', 'SF70', true],
  ['style', 'SF95', false],
  ['miles', 'SF70', false],
] as const)(
  '[SP-12, SP-16] the card %s by %s asks whether the retailer may hear of the status: %s',
  async ([productLogo, channelCode, asks]) => {
    keepChannel({ channelCode })
    const { screen, asked } = await open({ productLogo })
    await screen.getByLabelText(texts['mobileNumber.label']).fill('9876543210')
    await screen.getByRole('checkbox', { name: /I’ve read the terms/ }).click()
    await screen.getByRole('checkbox', { name: /credit report/ }).click()
    const retailer = screen.getByRole('checkbox', { name: /tell Example Store/ })
    expect(retailer.elements()).toHaveLength(asks ? 1 : 0)
    // Unticked, and not needed to go on.
    if (asks) await expect.element(retailer).not.toBeChecked()
    await screen.getByRole('button', { name: texts.submit }).click()
    const sent = () => (asked[0] as { consents: { code: string; value: string }[] } | undefined)?.consents
    await expect.poll(sent).toBeDefined()
    expect(sent()?.find(({ code }) => code === 'PARTNER_STATUS')?.value).toBe(asks ? 'N' : undefined)
  },
)

test('the document opens beside the form, with the figures of the chosen card', async () => {
  const { screen } = await open()
  const link = screen.getByRole('link', { name: 'Terms and conditions (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', '/terms-conditions/TNC?productLogo=miles')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('without a chosen card there is no form, but the way to the cards', async () => {
  const { screen } = await open({})
  await expect.element(screen.getByRole('heading', { level: 1, name: texts['card.none'] })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: texts['card.choose'] })).toHaveAttribute('href', '/cards')
  expect(screen.getByLabelText(texts['mobileNumber.label']).elements()).toHaveLength(0)
})

test('an applicant who comes back from the code finds number and consents as they were', async () => {
  const screen = await render(
    <Fixture
      screen="verify-mobile"
      application={null}
      master={master}
      query={{ productLogo: 'miles' }}
      state={{
        signIn: {
          kind: 'apply',
          mobileNumber: '9876543210',
          consents: [
            { code: 'TNC', version: '1.0', value: 'Y' },
            { code: 'BUREAU', version: '1.0', value: 'Y' },
            { code: 'whatsappconsent', version: '1.0', value: 'N' },
          ],
        },
      }}
    >
      <VerifyMobileScreen />
    </Fixture>,
  )
  await expect.element(screen.getByLabelText(texts['mobileNumber.label'])).toHaveValue('9876543210')
  const [terms, bureau, whatsapp] = screen.getByRole('checkbox').elements()
  expect([terms, bureau, whatsapp].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false])
})

test('[SP-16] a text changed after /confirm: the retailer’s box that was ticked there is here again, and its answer is sent', async () => {
  const asked: unknown[] = []
  const screen = await render(
    <Fixture
      screen="verify-mobile"
      application={null}
      master={master}
      query={{ productLogo: 'style' }}
      on={({ what, answers }) => what === 'requestCode' && asked.push(answers)}
      state={{
        signIn: {
          kind: 'apply',
          mobileNumber: '9876543210',
          stage: 'proven',
          consents: [
            { code: 'TNC', version: '1.0', value: 'N' },
            { code: 'BUREAU', version: bankConsent('BUREAU').version, value: 'Y' },
            { code: 'whatsappconsent', version: '1.0', value: 'N' },
            { code: 'PARTNER_STATUS', version: '1.0', value: 'Y' },
          ],
        },
      }}
    >
      <VerifyMobileScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('checkbox', { name: /tell Example Store/ })).toBeChecked()
  await screen.getByRole('checkbox', { name: /I’ve read the terms/ }).click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect
    .poll(() => asked)
    .toMatchObject([{ consents: expect.arrayContaining([{ code: 'PARTNER_STATUS', version: '1.0', value: 'Y' }]) }])
})

const kept: SignIn = {
  kind: 'apply',
  mobileNumber: '9876543210',
  consents: [
    { code: 'TNC', version: '1.0', value: 'Y' },
    { code: 'BUREAU', version: '1.0', value: 'Y' },
    { code: 'whatsappconsent', version: '1.0', value: 'N' },
  ],
}

/** The server's answer about the sign-in under way. */
function Answer() {
  const { update } = useJourney()
  return <button onClick={() => update({ signIn: kept })}>the server answers</button>
}

test.for([
  ['', '9876543210'],
  ['9123456789', '9123456789'],
])(
  'after Back and a reload, number and ticks come back when the server has them; what was typed meanwhile ("%s") stays',
  async ([typed, shown]) => {
    const screen = await render(
      <Fixture screen="verify-mobile" application={null} master={master} query={{ productLogo: 'miles' }}>
        <VerifyMobileScreen />
        <Answer />
      </Fixture>,
    )
    const number = screen.getByLabelText(texts['mobileNumber.label'])
    if (typed) await number.fill(typed)
    await screen.getByRole('button', { name: 'the server answers' }).click()
    await expect.element(number).toHaveValue(shown)
    await expect.element(screen.getByRole('checkbox', { name: /I’ve read the terms/ })).toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: /credit report/ })).toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: /WhatsApp/ })).not.toBeChecked()
    await expect.element(screen.getByRole('button', { name: texts.submit })).not.toHaveAttribute('aria-disabled')
  },
)

/** Goes to another card, or away and back to this one; somebody may sign in, and out again, between. */
function Visits() {
  const { session, update } = useJourney()
  const [there, setThere] = useState(true)
  const signIn = (token: string) => {
    session.set('sessionToken', token)
    update({})
  }
  const chooseAnother = () => {
    setThere(false)
    history.replaceState(null, '', '?productLogo=utsav')
  }
  return (
    <>
      {there && <VerifyMobileScreen />}
      <button onClick={() => setThere(false)}>leave</button>
      <button onClick={chooseAnother}>choose another</button>
      <button onClick={() => signIn('somebody')}>sign in</button>
      <button onClick={() => signIn('')}>sign out</button>
      <button onClick={() => setThere(true)}>come back</button>
    </>
  )
}

test.for([
  ['for the same card: the number and the ticks stay', ['leave'], '9123456789', true],
  ['for another card: the number stays, nothing is agreed to', ['choose another'], '9123456789', false],
  ['after somebody has signed in: nothing stays', ['leave', 'sign in', 'sign out'], '', false],
] as const)('left and opened again %s', async ([, ways, number, ticked]) => {
  const before = location.search
  const screen = await render(
    <Fixture screen="verify-mobile" application={null} master={master} query={{ productLogo: 'miles' }}>
      <Visits />
    </Fixture>,
  )
  const field = screen.getByLabelText(texts['mobileNumber.label'])
  const terms = screen.getByRole('checkbox', { name: /I’ve read the terms/ })
  await field.fill('9123456789')
  await terms.click()
  for (const name of ways) await screen.getByRole('button', { name, exact: true }).click()
  await expect.element(field).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'come back' }).click()
  await expect.element(field).toHaveValue(number)
  expect(terms.element()).toHaveProperty('checked', ticked)
  history.replaceState(null, '', before || location.pathname)
})

function Begun() {
  useJourney().session.set('webSessionId', 'a'.repeat(32))
  return <VerifyMobileScreen />
}

test.for([
  ['a tab that has made calls asks the server for the sign-in it began', <Begun key="begun" />, 1],
  ['a tab that has made none asks nothing', <VerifyMobileScreen key="new" />, 0],
] as const)('%s', async ([, shown, times]) => {
  const asked: string[] = []
  const on: FixtureProps['on'] = ({ what }) => what === 'takeUpSignIn' && asked.push(what)
  const screen = await render(
    <Fixture screen="verify-mobile" application={null} master={master} query={{ productLogo: 'miles' }} on={on}>
      {shown}
    </Fixture>,
  )
  await expect.element(screen.getByLabelText(texts['mobileNumber.label'])).toBeVisible()
  await expect.poll(() => asked).toHaveLength(times)
})

test('on a desktop what is said of a consent follows its last word', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <ExampleFrame language="en" theme="pvrb">
      <Fixture screen="verify-mobile" application={null} master={master} query={{ productLogo: 'miles' }}>
        <VerifyMobileScreen />
      </Fixture>
    </ExampleFrame>,
  )
  await expect.element(screen.getByText(texts['whatsapp.hint'], { exact: true })).toBeVisible()
  const under = [...screen.container.querySelectorAll('.checkbox')]
    .filter((box) => box.querySelector('.field__hint')!.textContent.length < 30)
    .filter((box) => {
      const words = [...box.querySelector('.checkbox__label')!.getClientRects()].at(-1)!
      return box.querySelector('.field__hint')!.getBoundingClientRect().top > words.bottom - 10
    })
  expect(under.map(({ textContent }) => textContent)).toEqual([])
  await page.viewport(414, 896)
})

const signedIn = (application: FixtureProps['application'], isSignedIn: boolean) =>
  render(
    <Fixture
      screen="verify-mobile"
      application={application}
      signedIn={isSignedIn}
      master={master}
      query={{ productLogo: 'miles' }}
    >
      <VerifyMobileScreen />
    </Fixture>,
  )

test('who comes back here from a step finds the way on above the number', async () => {
  const screen = await signedIn({}, true)
  const on = screen.getByRole('button', { name: shell['signedIn.continue'] })
  const number = screen.getByLabelText(texts['mobileNumber.label'])
  await expect.element(number).toBeVisible()
  expect(on.element().compareDocumentPosition(number.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.for([
  ['the session has ended', {}, false],
  ['the application was refused', { completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20' }, true],
  ['the application is with the bank', { completedScreen: 'VKYC_APPROVED' }, true],
] as const)('no way on is offered where %s', async ([, application, isSignedIn]) => {
  const screen = await signedIn(application, isSignedIn)
  await expect.element(screen.getByLabelText(texts['mobileNumber.label'])).toBeVisible()
  expect(screen.getByRole('button', { name: shell['signedIn.continue'] }).elements()).toEqual([])
})
