import { applicantOn, newMobile } from '../applicant.ts'
import { startFileNetwork } from '../file-network.ts'
import { expect, test } from '../run.ts'

const network = await startFileNetwork()

test.use({ settings: { ASSET_ORIGIN: network } })

test('a bank whose files come from a network of their own: no page asks the node for one, and nothing is refused', async ({
  page,
  bank,
  baseURL,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS|blocked/i.test(message.text())) refused.push(message.text())
  })
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) asked.set(origin, (asked.get(origin) ?? 0) + 1)
  })
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await applicant.on.morePersonalDetails.isShown()
  expect(asked.get(new URL(baseURL ?? '').origin)).toBeUndefined()
  expect(asked.get(network)).toBeGreaterThan(10)
  expect(refused).toEqual([])
})
