import { texts } from '@card-journey/journey/texts/en/terms-conditions.ts'
import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DocumentSection } from './DocumentSection.tsx'
import { examples } from './TermsConditionsScreen.examples.tsx'

test('a document lists its parts folded at the top of a phone, and beside itself on a desktop', async () => {
  await page.viewport(360, 740)
  const screen = await render(examples['key facts'])
  const folded = screen.getByText(texts.parts).first()
  const toInterest = screen.getByRole('link', { name: 'Interest' })
  await expect.element(folded).toBeVisible()
  expect(toInterest.elements()).toEqual([])
  await folded.click()
  await expect.element(toInterest).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  const part = document.querySelector(toInterest.element().getAttribute('href') ?? '')
  expect(part?.querySelector('h2')?.textContent).toBe('Interest')
  await page.viewport(1280, 800)
  await expect.element(screen.getByRole('complementary').getByRole('link', { name: 'Interest' })).toBeVisible()
  expect(toInterest.elements()).toHaveLength(1)
})

test('a table of figures has them on its right edge; one of words alone is read from the left', async () => {
  const table = (value: string) => ({ heading: value, paragraphs: [], rows: [{ label: 'What', value }] })
  const { container } = await render(
    <>
      <DocumentSection id="figures" section={table('₹1,000')} />
      <DocumentSection id="words" section={table('to sign you in')} />
    </>,
  )
  const styles = [...container.querySelectorAll('td')].map((cell) => cell.parentElement?.closest('table')?.className)
  expect(styles).toEqual(['document__figures', ''])
})
