import { texts } from '@card-journey/journey/texts/en/no-registered-mobile.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { examples } from './NoRegisteredMobileScreen.examples.tsx'

test('[SC-18] without a registered number there is another number to start with, the branch, and the helpline', async () => {
  const screen = await render(examples['message'] ?? <p />)
  await expect.element(screen.getByRole('link', { name: texts.back })).toBeVisible()
  await expect.element(screen.getByText(texts['bring.phone'])).toBeVisible()
  await expect.element(screen.getByText(/call us free of charge/)).toBeVisible()
})
