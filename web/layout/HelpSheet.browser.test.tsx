import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { loadScreen } from '../routing/load-screen.ts'
import { Shell } from './Shell.tsx'

test('Help in the header opens a sheet with the number and a reference to say aloud, and gives the focus back', async () => {
  await loadScreen('visit-branch', 'en')
  const screen = await render(
    <Fixture screen="visit-branch" application={{ reference: 'K7MQ4RXC' }}>
      <Shell onLanguage={() => {}} report={() => {}} />
    </Fixture>,
  )
  const help = screen.getByRole('banner').getByRole('link', { name: texts['header.help'] })
  await help.click()
  const sheet = screen.getByRole('dialog', { name: texts['help.heading'] })
  await expect.element(sheet.getByText(/K7MQ-4RXC/)).toBeVisible()
  expect(sheet.getByRole('link').element().getAttribute('href')).toMatch(/^tel:\d+$/)
  await expect.element(sheet.getByText(texts['help.safe'])).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).toHaveFocus()
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('below a page of an application stands one line of help, and no reference that the page has itself', async () => {
  await loadScreen('visit-branch', 'en')
  const screen = await render(
    <Fixture screen="visit-branch" application={{ reference: 'K7MQ4RXC' }}>
      <Shell onLanguage={() => {}} report={() => {}} />
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const footer = screen.getByRole('contentinfo')
  expect(footer.getByRole('heading').elements()).toHaveLength(0)
  expect(footer.getByRole('link', { name: /^[\d\s]+$/ }).elements()).toHaveLength(1)
  expect(screen.getByText(/K7MQ-4RXC/).elements()).toHaveLength(1)
})
