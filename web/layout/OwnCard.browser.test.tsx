import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
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
