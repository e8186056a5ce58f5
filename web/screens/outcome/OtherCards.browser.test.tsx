import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../examples/examples.tsx'
import { unreachable } from '../customer-for-tests.ts'
import { person } from '../person-for-tests.ts'
import { master, products } from '../start/products-for-tests.ts'
import { AuthErrorScreen } from './auth-error/AuthErrorScreen.tsx'
import { examples as rejected } from './rejected/RejectedScreen.examples.tsx'

const offered = () => page.getByRole('region', { name: 'Other cards' })
const names = () =>
  offered()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

const said = () => Array.from(offered().element().querySelectorAll('p'), (line) => line.textContent).join(' ')

const refused = (different: Partial<FixtureProps> = {}) =>
  render(
    <Fixture screen="auth-error" query={{ type: 'BRE102' }} master={master} {...different}>
      <AuthErrorScreen />
    </Fixture>,
  )

afterEach(() => page.viewport(414, 896))

test('[EC-24] who can’t have a card sees three others: whom each is for, what it costs, and its page behind it', async () => {
  await refused()
  await expect.element(offered()).toBeVisible()
  expect(names()).toEqual(['Example Festival', 'Example Miles', 'Example Style'])
  expect(said()).toContain('For an annual income of ₹4,00,000 or more Joining ₹1,000, then ₹1,000 a year')
  const [link] = offered().getByRole('link').elements()
  expect(link?.getAttribute('href')).toBe('/card-details?productLogo=festival')
})

test('neither the refused card is among them nor one that is for another work; one with a condition of its own names it', async () => {
  await refused({
    application: { ...person, productLogo: 'miles', workDetails: { employmentType: 'STUDENT' } },
  })
  await expect.poll(names).toEqual(['Example First'])
  expect(said()).toContain('For Example Zero account holders No joining fee, no annual fee')
})

test('where other cards can’t be loaded the ending stands without them, and leads to all', async () => {
  let asked = false
  const screen = await refused({
    master: {},
    calls: {
      getProductDetails: () => {
        asked = true
        return unreachable
      },
    },
  })
  await expect.poll(() => asked).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'See other cards' })).toBeVisible()
  expect(offered().elements()).toEqual([])
  expect(screen.container.querySelector('.panel')).toBeNull()
})

test('rejected: other cards are offered too where another application is taken', async () => {
  await render(rejected['free again'])
  await expect.element(offered()).toBeVisible()
})

test('a refusal with a day to wait for offers none', async () => {
  const screen = await render(rejected['with a date'])
  await expect.element(screen.getByText(/complain/).first()).toBeVisible()
  expect(offered().elements()).toEqual([])
})

test('they are the bank’s listed cards, never one that is only sold elsewhere', async () => {
  expect(products.some(({ isCardVisible }) => !isCardVisible)).toBe(true)
  await refused()
  await expect.element(offered()).toBeVisible()
  expect(names()).not.toContain('Example Hidden')
})
