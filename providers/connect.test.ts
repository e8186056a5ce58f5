import { expect, test } from 'vitest'
import { connectSystems } from './connect.ts'
import { systemNames } from './operation.ts'

const quick = Object.fromEntries(systemNames.map((system) => [system, { timeoutMs: 600 }]))
const settings = { baseUrl: 'http://127.0.0.1:1', access: quick }

test('the longest that a system takes counts the mail server’s own time, however quick the others must be', async () => {
  const alone = connectSystems(settings)
  const smtp = { email: alone.email, longestMs: 12_000, breaker: () => 'closed' as const }
  const withMail = connectSystems({ ...settings, smtp })
  expect([alone.longestMs, withMail.longestMs]).toEqual([1800, 12_000])
  await Promise.all([alone.close(), withMail.close()])
})
