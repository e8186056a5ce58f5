import { texts as copy } from '@card-journey/journey/texts/en/answers-copy.ts'
import { texts } from '@card-journey/journey/texts/en/check-answers.ts'
import { texts as consents } from '@card-journey/journey/texts/en/consents.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { lists, withHome } from '../../person-for-tests.ts'
import { CheckAnswersScreen } from './CheckAnswersScreen.tsx'

async function open(sendEmail?: ExampleResult) {
  const asked: string[] = []
  const on: FixtureProps['on'] = ({ did, what }) => did === 'ask' && asked.push(what)
  const givenConsents: ExampleResult = {
    ok: true,
    response: [
      {
        code: 'TNC',
        title: 'Terms and conditions',
        version: '1.0',
        value: 'Y',
        day: '2026-11-20',
        history: [],
        withdrawable: false,
      },
      {
        code: 'whatsappconsent',
        title: 'WhatsApp',
        version: '1.0',
        value: 'N',
        day: '2026-11-20',
        history: [],
        withdrawable: false,
      },
    ],
  }
  const screen = await render(
    <Fixture
      screen="check-answers"
      application={withHome}
      master={lists}
      calls={{ givenConsents, ...(sendEmail && { sendEmail }) }}
      on={on}
    >
      <CheckAnswersScreen />
    </Fixture>,
  )
  return { screen, asked }
}

test('what was agreed to is among the answers, with its day', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { name: texts.consents })).toBeVisible()
  await expect.element(screen.getByText(/^Given on 20\sNovember\s2026$/)).toBeVisible()
  // Said as on the page of the consents.
  const words = [texts['consent.given'], texts['consent.withheld'], texts['consent.on'], texts['consent.off']]
  expect(words).toEqual(['given', 'withheld', 'on', 'off'].map((state) => consents[`state.${state as 'given'}`]))
  await expect.element(screen.getByText(consents['state.off'], { exact: true })).toBeVisible()
})

test('a copy by email on request: it says to which address', async () => {
  const { screen, asked } = await open({ ok: true, response: { to: 'as****.com' } })
  expect(asked).not.toContain('sendEmail')
  await screen.getByRole('button', { name: copy.ask }).click()
  await expect.element(screen.getByRole('status').getByText(/as\*\*\*\*\.com/)).toBeVisible()
  expect(asked.filter((what) => what === 'sendEmail')).toHaveLength(1)
})

test('more copies than a day allows: it says when the next one can be asked for', async () => {
  const { screen } = await open({ ok: false, call: 'sendEmail', problem: 'TOO_MANY', detail: {}, message: '' })
  await screen.getByRole('button', { name: copy.ask }).click()
  await expect.element(screen.getByText(copy.spent)).toBeVisible()
})

test('each group of answers has its own link to change it', async () => {
  const { screen } = await open()
  for (const [name, path] of [
    ['personal', '/auth/personal-details'],
    ['more', '/auth/more-personal-details'],
    ['work', '/auth/work-details'],
    ['home', '/auth/confirm-home-address'],
  ] as const)
    await expect.element(screen.getByRole('link', { name: `Change: ${texts[name]}` })).toHaveAttribute('href', path)
})

test('the date of birth is said in words', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText(/^27 March 1990$/)).toBeVisible()
})
