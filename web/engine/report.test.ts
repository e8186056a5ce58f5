import type { Client } from '@card-journey/contract/client.ts'
import { expect, test } from 'vitest'
import { diagnosticOf } from './problem-routing.ts'
import { createReporter, type Report } from './report.ts'

function reporter() {
  const sent: unknown[] = []
  const client = { call: async (_call: unknown, about: unknown) => sent.push(about) } as unknown as Client
  const tellServer = createReporter(client, '3fa9c01')
  const report: Report = (...told) => tellServer('/auth/home-address', ...told)
  return { sent, report }
}

test('[T18, ER-18, ER-34] a report leaves the browser without what an error quotes', () => {
  const { sent, report } = reporter()
  const failure = { ok: false, call: 'getPinCodeDetails', problem: 'NETWORK', detail: {} } as const
  for (const message of ['"Asha Rao" is not valid JSON', '560001', 'asha@example.in', 'ABCPE1234F'])
    report('call', failure.call, diagnosticOf({ ...failure, message }), failure)
  report('render', 'Asha Rao', 'at asha_rao (https://bank.example/assets/home-Xq_1.js:1:234)')
  report('chunk', '9876543210', 'Asha Rao')
  const screen = 'home-address'
  const call = { kind: 'call', screen, name: failure.call, diagnostic: 'API FAILED: getPinCodeDetails | other' }
  expect(sent).toMatchObject([
    ...Array.from({ length: 4 }, () => call),
    { kind: 'render', screen, name: 'other', diagnostic: 'at home-Xq_1.js:1:234' },
    { kind: 'chunk', screen, name: 'other', diagnostic: 'other' },
  ])
  expect(JSON.stringify(sent)).not.toMatch(/asha|rao|560001|9876543210|ABCPE/i)
})

test('[ER-11] a failed call says its problem where the server has answered, and why there was no response where not', () => {
  const failure = { ok: false, call: 'getPinCodeDetails', detail: {} } as const
  const { sent, report } = reporter()
  for (const told of [
    { ...failure, problem: 'UNAVAILABLE', httpStatus: 503, message: 'Words of the server about Asha' } as const,
    { ...failure, problem: 'NETWORK', message: 'Failed to fetch' } as const,
  ])
    report('call', told.call, diagnosticOf(told), told)
  expect(sent).toMatchObject([
    { diagnostic: 'API FAILED: getPinCodeDetails | UNAVAILABLE', problem: 'UNAVAILABLE' },
    { diagnostic: 'API FAILED: getPinCodeDetails | Failed to fetch', problem: 'NETWORK' },
  ])
})
