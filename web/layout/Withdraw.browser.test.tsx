import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../examples/examples.tsx'
import { working } from '../screens/person-for-tests.ts'
import { Footer } from './Footer.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(application: FixtureProps['application'], answer?: ExampleResult) {
  const events: Event[] = []
  const screen = await render(
    <Fixture
      screen="work-details"
      application={application}
      calls={answer ? { withdrawApplication: answer } : {}}
      on={(event) => events.push(event)}
    >
      <Footer page="sided" />
    </Fixture>,
  )
  return { screen, asked: () => events.filter(({ what }) => what === 'withdrawApplication') }
}

const opener = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen.getByRole('button', { name: texts['withdraw.open'] })

test('withdrawing asks first and says what it means; keeping the application changes nothing and gives the focus back', async () => {
  const { screen, asked } = await open(working)
  await opener(screen).click()
  const dialog = screen.getByRole('dialog', { name: texts['withdraw.heading'] })
  await expect.element(dialog.getByText(texts['withdraw.text'])).toBeVisible()
  await dialog.getByRole('button', { name: texts['withdraw.keep'] }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener(screen)).toHaveFocus()
  expect(asked()).toEqual([])
})

test('the second press of a double press that began on another button does not ask', async () => {
  const { screen } = await open(working)
  await expect.element(opener(screen)).toBeVisible()
  opener(screen)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered)))
  expect(screen.getByRole('dialog').elements()).toEqual([])
})

test('keeping the application is the primary action', async () => {
  const { screen } = await open(working)
  await opener(screen).click()
  const [first, second] = screen.getByRole('dialog').element().querySelectorAll('.button')
  expect([first?.textContent, first?.className]).toEqual([texts['withdraw.keep'], expect.stringContaining('primary')])
  expect([second?.textContent, second?.className]).toEqual([
    texts['withdraw.confirm'],
    expect.stringContaining('secondary'),
  ])
})

test('confirmed, the application is withdrawn once, however often the button is pressed', async () => {
  const { screen, asked } = await open(working)
  await opener(screen).click()
  const confirm = screen.getByRole('button', { name: texts['withdraw.confirm'], exact: true })
  await confirm.click()
  await expect.element(screen.getByRole('button', { name: texts['withdraw.busy'] })).toBeVisible()
  await screen.getByRole('button', { name: texts['withdraw.busy'] }).click({ force: true })
  expect(asked()).toHaveLength(1)
})

test('a second withdrawal of a day is refused in the dialog, with the reason and without the button', async () => {
  const spent = { ok: false, call: 'withdrawApplication', problem: 'TOO_MANY', detail: {}, message: '' } as const
  const { screen } = await open(working, spent)
  await opener(screen).click()
  await screen.getByRole('button', { name: texts['withdraw.confirm'], exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: texts['withdraw.heading'] })
  await expect.element(dialog.getByText(texts['withdraw.spent'])).toBeVisible()
  expect(screen.getByRole('button', { name: texts['withdraw.confirm'], exact: true }).elements()).toEqual([])
})

test('a withdrawal that met another tab’s save says so in the dialog; once it is through, the dialog is gone', async () => {
  const conflict = {
    ok: false,
    call: 'withdrawApplication',
    problem: 'VERSION_CONFLICT',
    detail: {},
    message: '',
  } as const
  const { screen } = await open(working, conflict)
  await opener(screen).click()
  await screen.getByRole('button', { name: texts['withdraw.confirm'], exact: true }).click()
  await expect.element(screen.getByRole('dialog').getByText(/changed in another tab/)).toBeVisible()
  await screen.unmount()

  const through = await open(working, { ok: true, response: [] })
  await opener(through.screen).click()
  await through.screen.getByRole('button', { name: texts['withdraw.confirm'], exact: true }).click()
  await expect.element(through.screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('the footer’s mark-up is such as a page may have: no dialog inside a paragraph', async () => {
  const { screen } = await open(working)
  await expect.element(opener(screen)).toBeVisible()
  expect(screen.container.querySelector('p dialog')).toBeNull()
})

test.for(['VISIONPLUS_APPROVED', 'BRE_REJECT', 'INTERNAL_REJECTION'] as const)(
  'at %s nothing can be withdrawn any more',
  async (completedScreen) => {
    const { screen } = await open({ ...working, completedScreen })
    await expect.element(screen.getByRole('link', { name: texts['footer.terms'] })).toBeVisible()
    expect(opener(screen).elements()).toEqual([])
  },
)
