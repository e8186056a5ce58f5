import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as atCode } from './kyc-otp/KycOtpScreen.examples.tsx'
import { examples as atLocation } from '../video-kyc/location/LocationScreen.examples.tsx'
import { examples as atKyc } from './kyc/KycScreen.examples.tsx'
import '@card-journey/ui/styles/index.css'

test.each([
  ['below a form', atCode['empty']],
  ['in an action bar', atLocation['question']],
  ['below the registry’s code', atKyc['registry code sent']],
])('%s of a phone, the way out stands in the middle', async (_where, example) => {
  await page.viewport(360, 740)
  const screen = await render(<div className="page__screen">{example}</div>)
  const { left, right } = screen.getByRole('button', { name: 'Complete later' }).element().getBoundingClientRect()
  expect(left + right).toBe(
    screen.container.getBoundingClientRect().left + screen.container.getBoundingClientRect().right,
  )
})
