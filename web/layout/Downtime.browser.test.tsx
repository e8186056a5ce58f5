import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { Shell } from './Shell.tsx'

test('[SC-27] inside a maintenance window the downtime screen, with its heading and until when, is all there is', async () => {
  const screen = await render(
    <Fixture screen="cards" application={null} state={{ downUntil: '2026-11-20T18:00:00+05:30' }}>
      <Shell onLanguage={() => {}} report={() => {}} />
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading')).toHaveTextContent('We are improving our service')
  await expect.element(screen.getByText(/20 November 2026/)).toBeVisible()
  expect(screen.getByRole('banner').query()).toBeNull()
  expect(screen.getByRole('contentinfo').query()).toBeNull()
  expect(document.title).toBe('We are back soon')
})
