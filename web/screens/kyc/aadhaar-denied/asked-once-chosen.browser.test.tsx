import { texts } from '@card-journey/journey/texts/en/aadhaar-denied.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { examples } from './AadhaarDeniedScreen.examples.tsx'

test('what a document is asked about comes once one is chosen, in view below the choice', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['empty']}
    </ExamplePage>,
  )
  await expect.element(screen.getByRole('radio', { name: 'Passport' })).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Year')).not.toBeInTheDocument()
  await screen.getByText('Passport', { exact: true }).click()
  await expect.element(screen.getByLabelText('Year')).toBeInTheDocument()
  window.scrollTo(0, 0)
  const asked = screen.getByText(texts['side.passport.1'], { exact: true }).element().getBoundingClientRect()
  const bar = screen.container.querySelector('.action-bar')!.getBoundingClientRect()
  expect(asked.bottom).toBeLessThanOrEqual(bar.top)
})
