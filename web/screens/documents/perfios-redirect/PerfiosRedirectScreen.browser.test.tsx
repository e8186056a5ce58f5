import { texts } from '@card-journey/journey/texts/en/perfios-redirect.ts'
import { texts as uploads } from '@card-journey/journey/texts/en/upload-document.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { agreed, documentsDue } from '../statement-for-tests.ts'
import { PerfiosRedirectScreen } from './PerfiosRedirectScreen.tsx'

const opened: string[] = []
const shell = vi.hoisted(() => ({ here: false }))
vi.mock(import('../../../native/shell.ts'), async (original) => ({
  ...(await original()),
  shellHere: () => (shell.here ? { kind: 'shell', openBrowser: () => {} } : { kind: 'none' }),
  openExternal: (url: string) => {
    opened.push(url)
    return 'leaving' as const
  },
}))
afterEach(() => {
  opened.length = 0
  shell.here = false
})

async function open(different: Partial<FixtureProps> = {}) {
  const gone: unknown[] = []
  const asked: unknown[] = []
  const screen = await render(
    <Fixture
      screen="perfios-redirect"
      application={documentsDue(agreed)}
      on={({ did, what, answers }) => {
        if (did === 'go') gone.push(what)
        if (did === 'ask') asked.push(answers)
      }}
      {...different}
    >
      <PerfiosRedirectScreen />
    </Fixture>,
  )
  return { screen, gone, asked, press: screen.getByRole('button', { name: texts.open }) }
}

test('[RT-36] a press opens the page that the server has made a link to', async () => {
  const url = 'https://statements.example/1'
  const { press } = await open({
    calls: { generateLink: { ok: true, response: { url, application: undefined } } },
  })
  await press.click()
  await expect.poll(() => opened).toEqual([url])
})

test.each([true, false])('[AP-12] the link is made for a page beside the bank’s app: %s', async (here) => {
  shell.here = here
  const { press, asked } = await open({ calls: { generateLink: unreachable } })
  await press.click()
  await expect.poll(() => asked).toMatchObject([{ inApp: here }])
})

test('without a link nothing opens, and the slips are a press away', async () => {
  const { screen, press, gone } = await open({ calls: { generateLink: unreachable } })
  await press.click()
  await expect.element(screen.getByText(texts.failed)).toBeVisible()
  expect(opened).toEqual([])
  await screen.getByRole('button', { name: texts.upload }).click()
  expect(gone).toEqual(['back'])
})

test('without a consent there is no page to open: the applicant is where it is asked', async () => {
  const { gone } = await open({ application: documentsDue() })
  await expect.poll(() => gone).toEqual(['upload-document'])
})

test('who passes the statement on has one name, where it is offered and where one is led there', () => {
  const told = [uploads['way.statement.hint'], uploads['share.lead'], texts.lead]
  expect(told.filter((each) => !/account aggregator/i.test(each))).toEqual([])
})
