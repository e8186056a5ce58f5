import { texts } from '@card-journey/journey/texts/en/verify-otp.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

const { served } = vi.hoisted(() => ({ served: { personal: true } }))
vi.mock('../../../routing/served-screens.ts', () => ({
  isServed: (screen: string) => screen !== 'personal-details' || served.personal,
}))

const welcome = () =>
  render(
    <Fixture screen="verify-otp" application={{ completedScreen: 'VERIFY_MOBILE' }}>
      <WelcomeBack />
    </Fixture>,
  )

test('Welcome leads on into a step that is served', async () => {
  served.personal = true
  const screen = await welcome()
  await expect.element(screen.getByRole('button', { name: texts['welcome.continue'] })).toBeVisible()
})

test('Welcome offers no button into a step that is not served yet: it says so, and whom to call', async () => {
  served.personal = false
  const screen = await welcome()
  await expect.element(screen.getByText(texts['welcome.notYet'])).toBeVisible()
  await expect.element(screen.getByText(/1800 000 0000/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('Welcome is titled as such, not as the code that came before it', async () => {
  served.personal = true
  await welcome()
  await vi.waitFor(() => expect(document.title).toContain(texts['welcome.heading']))
})
