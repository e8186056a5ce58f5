import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { networkOf } from '../network.ts'
import { createRateLimits, rememberedKeys } from './rate-limits.ts'

afterEach(() => vi.useRealTimers())

const attackers = 100_000
const batch = 1000

/** Microseconds of CPU for each call of each batch: on a busy machine the clock says nothing about the cost. */
async function costs(call: (index: number) => Promise<unknown>): Promise<number[]> {
  const costs: number[] = []
  for (let index = 0; index < attackers; index += batch) {
    const started = process.threadCpuUsage()
    for (let each = index; each < index + batch; each += 1) await call(each)
    const { user, system } = process.threadCpuUsage(started)
    costs.push((user + system) / batch)
  }
  return costs
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('[T28] 100,000 keys that a caller made up cost each call the same, and no more memory than half of them', async () => {
  const limits = createRateLimits(1)
  const keys = Array.from({ length: attackers }, () => randomBytes(32).toString('base64url'))
  const taken = await costs((index) => limits.takeBrowser('public', keys[index] ?? ''))
  expect(medianOf(taken.slice(-20))).toBeLessThan(100)
  expect(limits.remembered()).toBe(rememberedKeys)
}, 120_000)

test('[T28] 100,000 addresses, each of a block of its own, cost each call the same', async () => {
  const limits = createRateLimits(1)
  const networks = Array.from({ length: attackers }, (_, index) =>
    networkOf(`2001:db8:${(index >> 8).toString(16)}:${((index & 255) << 8).toString(16)}::1`),
  )
  expect(new Set(networks.map(({ prefix }) => prefix)).size).toBe(attackers)
  const taken = await costs((index) => limits.takeNetwork('public', networks[index] ?? networkOf('')))
  expect(medianOf(taken.slice(-20))).toBeLessThan(200)
  expect(limits.remembered()).toBe(2 * rememberedKeys)
}, 120_000)

test('[T28] made-up keys push no address out: its limit holds through them', async () => {
  const limits = createRateLimits(1, 1000)
  const attacker = networkOf('203.0.113.7')
  for (let call = 0; call < 60; call += 1) expect(await limits.takeNetwork('report', attacker)).toBeUndefined()
  for (let key = 0; key < 5000; key += 1) await limits.takeBrowser('report', `key ${key}`)
  expect(await limits.takeNetwork('report', attacker)).toBeGreaterThan(0)
})

test('a limit is by kind of call, browser, address and block, and over after the minute that it began with', async () => {
  vi.useFakeTimers()
  const limits = createRateLimits(1)
  const times = async (count: number, take: () => Promise<number | undefined>) => {
    const waits = []
    for (let call = 0; call < count; call += 1) waits.push(await take())
    return waits.filter((wait) => wait === undefined).length
  }
  expect(await times(30, () => limits.takeBrowser('pin', 'one'))).toBe(20)
  expect(await times(30, () => limits.takeBrowser('pin', 'other'))).toBe(20)
  expect(await times(40, () => limits.takeBrowser('reveal', 'one'))).toBe(30)
  expect(await times(70, () => limits.takeNetwork('report', networkOf('203.0.113.7')))).toBe(60)
  const block = () => limits.takeNetwork('report', networkOf(`203.0.113.${100 + (Date.now() % 50)}`))
  for (let address = 8; address < 12; address += 1)
    expect(await times(60, () => limits.takeNetwork('report', networkOf(`203.0.113.${address}`)))).toBe(
      address < 11 ? 60 : 50,
    )
  expect(await block()).toBe(60)
  expect(await limits.takeNetwork('report', networkOf('203.0.114.7'))).toBeUndefined()

  vi.advanceTimersByTime(59_500)
  expect(await limits.takeBrowser('pin', 'one')).toBe(1)
  vi.advanceTimersByTime(600)
  expect(await limits.takeBrowser('pin', 'one')).toBeUndefined()
  expect(await block()).toBeUndefined()
})

test('[T28] a key that counts again after its minute is not pushed out by the place of its first one', async () => {
  vi.useFakeTimers()
  const limits = createRateLimits(1, 1000)
  await limits.takeBrowser('pin', 'one')
  vi.advanceTimersByTime(61_000)
  for (let call = 0; call < 20; call += 1) expect(await limits.takeBrowser('pin', 'one')).toBeUndefined()
  for (let key = 0; key < 999; key += 1) await limits.takeBrowser('pin', `key ${key}`)
  expect(await limits.takeBrowser('pin', 'one')).toBeGreaterThan(0)
})
