import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openState } from '../state.ts'
import { agent, auditor, newCall, steps } from './call-for-tests.ts'
import type { DeskCall } from './call.ts'
import { isWhole, logged, type Logged } from './call-log.ts'
import { keepDesk } from './desk.ts'
import { openSealing } from './recordings/sealing.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function open(dataDir: string) {
  const state = openState(dataDir)
  cleanups.push(() => state.close())
  const desk = keepDesk(state, {
    now: () => new Date(),
    dials: () => ({ desk: 'people', agentSeconds: 0 }),
    scriptedVerdict: () => 'approved',
    sealing: openSealing('secret'),
  })
  const call = (ticket: string): DeskCall => {
    const found = desk.find(ticket)
    if ('refuse' in found) throw new Error(found.refuse)
    return found.call
  }
  return { desk, call }
}

/** A call with its result, and the desk after somebody who knows how the chain is made has rewritten its log. */
function afterForging(forge: (log: readonly Logged[]) => readonly Logged[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
  cleanups.unshift(() => rmSync(dataDir, { recursive: true, force: true }))
  const { desk, call } = open(dataDir)
  const { ticket } = desk.wait(newCall().asked) ?? newCall()
  for (const happening of [steps.take, steps.in, steps.agentIn, steps.end, steps.approve])
    expect(desk.change(ticket, happening)).toMatchObject({ call: { ticket } })
  expect(desk.isLogWhole(call(ticket))).toBe(true)
  const journal = join(dataDir, 'sandbox.jsonl')
  const lines = readFileSync(journal, 'utf8').trim().split('\n')
  const rewritten = lines.map((line) => {
    const [collection, key, value] = JSON.parse(line)
    return JSON.stringify([collection, key, key === ticket ? { ...value, log: forge(value.log) } : value])
  })
  writeFileSync(journal, rewritten.map((line) => `${line}\n`).join(''))
  return { ...open(dataDir), ticket }
}

/** The same entries with another author, every hash computed anew. */
const byAnother = (log: readonly Logged[]): Logged[] =>
  log.reduce<Logged[]>(
    (chain, { at, by, what, detail, session }) =>
      logged(chain, { by: by === agent.badge ? 'AB-9999' : by, what, detail, session }, Date.parse(at)),
    [],
  )

test('the desk’s own log is whole, also after a restart and more entries', () => {
  const { desk, call, ticket } = afterForging((log) => log)
  expect(desk.change(ticket, { kind: 'note', by: 'desk', what: 'prompt' })).toMatchObject({ call: { ticket } })
  expect(desk.isLogWhole(call(ticket))).toBe(true)
  expect(desk.change(ticket, steps.confirm)).toMatchObject({ call: { state: 'confirmed' } })
})

test.each<[string, (log: readonly Logged[]) => readonly Logged[]]>([
  ['rewritten as a whole', byAnother],
  ['without its end', (log) => log.slice(0, -1)],
])('[T27] a log %s shows for good, and nothing is approved on it', (_, forge) => {
  const { desk, call, ticket } = afterForging(forge)
  expect(isWhole(call(ticket).log)).toBe(true)
  expect(desk.isLogWhole(call(ticket))).toBe(false)
  expect(desk.change(ticket, steps.confirm)).toEqual({ refuse: 'LOG_ALTERED' })
  // The desk's next entries don't make it good.
  expect(desk.change(ticket, steps.sendBack)).toMatchObject({ call: { state: 'ended' } })
  expect(desk.isLogWhole(call(ticket))).toBe(false)
  expect(desk.change(ticket, steps.approve)).toEqual({ refuse: 'LOG_ALTERED' })
  expect(desk.change(ticket, steps.decline)).toMatchObject({ call: { state: 'audit' } })
  expect(desk.change(ticket, { ...steps.confirm, by: auditor })).toMatchObject({ call: { state: 'confirmed' } })
})
