import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { loadScreen } from '../routing/load-screen.ts'
import { Shell } from './Shell.tsx'

async function open(application: object | null) {
  await loadScreen('visit-branch', 'en')
  const left: string[] = []
  const screen = await render(
    <Fixture
      screen="visit-branch"
      application={application}
      on={({ did, what }) => {
        if (did === 'signIn') left.push(what)
      }}
    >
      <Shell onLanguage={() => {}} report={() => {}} />
    </Fixture>,
  )
  return { screen, left }
}

test.for([
  ['a phone', 360, 740],
  ['a desktop', 1280, 800],
] as const)(
  '[RO-14] on %s the header signs out, after saying that the answers are saved',
  async ([, width, height]) => {
    await page.viewport(width, height)
    const { screen, left } = await open({})
    const out = screen.getByRole('banner').getByRole('button', { name: texts['header.signOut'] })
    await expect.element(out).toBeInViewport({ ratio: 1 })
    await out.click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText(/Your answers are saved/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    expect(left).toEqual([])
    await out.click()
    await dialog.getByRole('button', { name: texts['header.signOut'], exact: true }).click()
    expect(left).toEqual(['signOut'])
  },
)

test('sign-out is only offered to someone who is signed in', async () => {
  const { screen } = await open(null)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('button', { name: texts['header.signOut'] }).elements()).toHaveLength(0)
})
