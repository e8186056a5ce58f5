import { texts } from '@card-journey/journey/texts/en/verify-otp.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

const welcome = () =>
  render(
    <Fixture screen="verify-otp" application={{ completedScreen: 'VERIFY_MOBILE' }}>
      <WelcomeBack />
    </Fixture>,
  )

test('Welcome leads on into the next step', async () => {
  const screen = await welcome()
  await expect.element(screen.getByRole('button', { name: texts['welcome.continue'] })).toBeVisible()
})

test('Welcome is titled as such, not as the code that came before it', async () => {
  await welcome()
  await expect.poll(() => document.title).toContain(texts['welcome.heading'])
})
