import { texts } from '@card-journey/journey/texts/en/tc.ts'
import { texts as offer } from '@card-journey/journey/texts/en/congratulations.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { TcScreen } from './TcScreen.tsx'

const open = (agreed?: { TNC: string }) =>
  render(
    <Fixture
      screen="tc"
      application={{ ...customer, completedScreen: 'BRE_APPROVED', facts: { ...customer.facts, agreed } }}
      master={offerMaster}
    >
      <TcScreen />
    </Fixture>,
  )

test('nothing is ticked, the key facts are on the page, and declining is a button beside accepting', async () => {
  const screen = await open()
  await expect.element(screen.getByText(offer.facts, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: offer.decline })).toBeVisible()
  const boxes = screen.getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(3)
  expect(boxes.elements().every((box) => !(box as HTMLInputElement).checked)).toBe(true)
})

test('a customer whose card has nothing to choose sees it in the name that will be on it', async () => {
  const { nameOnCard: _, ...person } = customer.applicantDetails?.[0] ?? { mobileNumber: '' }
  const screen = await render(
    <Fixture
      screen="tc"
      application={{
        ...customer,
        completedScreen: 'BRE_APPROVED',
        applicantDetails: [{ ...person, firstName: 'Radhika', middleName: '', lastName: 'Desai' }],
      }}
      master={offerMaster}
    >
      <TcScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('img', { name: /in the name of RADHIKA DESAI$/ })).toBeVisible()
})

test('terms that were agreed to and still hold have no box; of another version they have one', async () => {
  const version = offerMaster.getConsentDetails.find(({ code }) => code === 'TNC')?.version ?? ''
  const holding = await open({ TNC: version })
  await expect.poll(() => holding.getByRole('checkbox').elements().length).toBe(2)
  await holding.unmount()
  const changed = await open({ TNC: 'older' })
  await expect.poll(() => changed.getByRole('checkbox').elements().length).toBe(3)
})
