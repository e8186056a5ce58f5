import { texts } from '@card-journey/journey/texts/en/congratulations.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { examples } from './CongratulationsScreen.examples.tsx'

test.for([
  ['referred on the first run', texts['heading.referred']],
  ['shown again', texts['heading.again']],
  ['empty', texts.heading],
] as const)('%s: the words follow the decision', async ([state, heading]) => {
  const screen = await render(examples[state])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  const approved = screen.getByText(texts.heading).elements().length
  expect(approved).toBe(state === 'empty' ? 1 : 0)
})
