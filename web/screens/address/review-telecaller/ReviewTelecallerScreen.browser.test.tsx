import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/review-telecaller.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { referred } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { ReviewTelecallerScreen } from './ReviewTelecallerScreen.tsx'

const open = (corrected: string[]) =>
  render(
    <Fixture
      screen="review-telecaller"
      application={{ ...referred, finalChannelCode: 'SF80', facts: { ...referred.facts, assisted: { corrected } } }}
      master={offerMaster}
    >
      <ReviewTelecallerScreen />
    </Fixture>,
  )

test('each answer that the applicant has changed is marked in words, and no other', async () => {
  const screen = await open(['lastName', 'emailId'])
  const name = screen.getByText(texts['fullName.label'], { exact: true })
  await expect.element(name).toBeVisible()
  expect(name.element().parentElement?.textContent).toContain(texts.corrected)
  await expect
    .element(screen.getByLabelText(fields['emailId.label'], { exact: true }))
    .toHaveAccessibleDescription(expect.stringContaining(texts.corrected))
  expect(screen.getByText(texts.corrected, { exact: false }).elements()).toHaveLength(2)
})

test('the number is masked, with the prefix it has wherever it is shown so', async () => {
  const screen = await open([])
  await expect.element(screen.getByText(/^\+91\u00a0\d\d\*{4}\d{4}$/)).toBeVisible()
})

test('where nothing was changed nothing is marked', async () => {
  const screen = await open([])
  await expect.element(screen.getByText(texts['fullName.label'], { exact: true })).toBeVisible()
  expect(screen.getByText(texts.corrected, { exact: false }).elements()).toEqual([])
})
