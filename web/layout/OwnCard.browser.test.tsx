import '@card-journey/ui/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult } from '../examples/examples.tsx'
import { productNamed } from '../screens/start/products-for-tests.ts'
import { OwnCard } from './OwnCard.tsx'

test.for([
  ['no name before one is chosen', { firstName: 'Asha', lastName: 'Kulkarni' }, undefined, ''],
  [
    'the chosen name',
    { firstName: 'Asha', lastName: 'Kulkarni', nameOnCard: 'ASHA KULKARNI' },
    undefined,
    'ASHA KULKARNI',
  ],
  ['the name that is being typed', { nameOnCard: 'ASHA KULKARNI' }, 'ASHA K', 'ASHA K'],
] as const)('the applicant’s own card carries %s', async ([, person, typed, printed]) => {
  const screen = await render(
    <Fixture screen="work-details" application={{ applicantDetails: [{ mobileNumber: '9876543210', ...person }] }}>
      <OwnCard {...(typed && { holder: typed })} />
    </Fixture>,
  )
  await expect.poll(() => screen.container.querySelector('.card-art__holder')?.textContent ?? '').toBe(printed)
})

test('until its design is here the card is blank: it has no product’s art or colours, and the size that it keeps', async () => {
  const own = productNamed('festival')
  const here = Promise.withResolvers<ExampleResult>()
  const screen = await render(
    <Fixture
      screen="work-details"
      application={{ productLogo: 'festival', productCode: 'pvrb', productName: 'Example Festive' }}
      calls={{ getProductDetails: () => here.promise }}
    >
      <OwnCard />
    </Fixture>,
  )
  const card = () => screen.container.querySelector('.card-art') as HTMLElement
  const ground = () =>
    [...card().querySelectorAll('[fill], [stop-color], [stroke]')].map((each) => each.outerHTML).join()
  await expect.poll(() => card().textContent).toContain('Festive')
  const size = card().getBoundingClientRect().toJSON()
  expect(card().querySelector('.card-art__pattern')?.childElementCount).toBe(0)
  expect(ground()).not.toContain('--card-')
  here.resolve({ ok: true, response: [own] })
  await expect.poll(() => card().querySelector(`.card-art__pattern--${own.art.pattern}`)).not.toBeNull()
  expect(card().getBoundingClientRect().toJSON()).toEqual(size)
})
