import { texts } from '@card-journey/journey/texts/en/visit-branch.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { person } from '../../person-for-tests.ts'
import { VisitBranchScreen } from './VisitBranchScreen.tsx'

const there = 'VISIT_NEAREST_BRANCH'

test.each<[who: string, application: FixtureProps['application'], brings: boolean]>([
  ['somebody whose record has no number', { completedScreen: there, applicantDetails: [person] }, true],
  ['a customer, who was found by a registered number', { ...customer, completedScreen: there }, false],
  ['a tax resident elsewhere', { completedScreen: there, applicantDetails: [{ ...person, taxIndiaOnly: 'N' }] }, false],
])(
  '[SC-13] the phone with the number to register is listed for whom it concerns: %s',
  async (_who, application, brings) => {
    const screen = await render(
      <Fixture screen="visit-branch" application={application}>
        <VisitBranchScreen />
      </Fixture>,
    )
    await expect.element(screen.getByText(texts['bring.pan'])).toBeVisible()
    expect(screen.getByText(texts['bring.mobile']).elements()).toHaveLength(brings ? 1 : 0)
  },
)

test.each([
  ['the date of birth did not match', undefined, 'bring.birthDate', 'bring.address'],
  ['the date of birth is proven', '1990-04-12', 'bring.address', 'bring.birthDate'],
] as const)('%s: the papers listed are those that prove what is open', async (_why, dateOfBirth, listed, missing) => {
  const application: FixtureProps['application'] = {
    ...customer,
    completedScreen: there,
    crn: '10****4821',
    applicantDetails: [{ mobileNumber: '9876543210', dateOfBirth }],
  }
  const screen = await render(
    <Fixture screen="visit-branch" application={application}>
      <VisitBranchScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(texts[listed])).toBeVisible()
  expect(screen.getByText(texts[missing]).elements()).toEqual([])
})
