import { bankAt } from '@card-journey/e2e/bank.ts'
import { Agent } from 'node:http'
import type { Product } from '../tools/product.ts'
import { type ApiApplicant, applyByApi } from './api-applicant.ts'
import { send } from './load.ts'
import { memoryOf } from './process.ts'
import { percentile } from './rounds.ts'
import { type Row, tableOf } from './report.ts'

// `npm run bench -- hold [rate] [seconds]`: so many encrypted saves a second for so long, 200 for ten minutes unless told. The pace is
// the clock's, not the server's: a save is timed from when it was due, so one that waits for those before it is slow, not left out.

/** Each saves one after the other, on a connection of their own; enough that none is late for another's sake. */
const applicants = 128
const aimOfP95 = 150

export async function measureHold(product: Product, rate: number, seconds: number): Promise<string> {
  if (!(rate > 0 && seconds > 0)) throw new Error('bench hold [saves a second] [seconds]: two numbers above 0')
  const bank = bankAt(product)
  const savers: Saver[] = []
  for (let number = 0; number < applicants; number++)
    savers.push(saverOver(product.url, await applyByApi(product.url, bank, number)))
  const pid = product.server.pid() ?? Number.NaN
  await hold(savers, rate, Math.min(10, seconds))
  const atStart = memoryOf(pid)
  const held = await hold(savers, rate, seconds)
  const atEnd = memoryOf(pid)
  for (const saver of savers) saver.end()
  const lost = (
    await Promise.all(savers.map(async ({ applicant }) => (await applicant.read()) < applicant.version()))
  ).filter(Boolean).length
  return tableOf(rowsOf({ ...held, rate, seconds, atStart, atEnd, lost }))
}

interface Saver {
  applicant: ApiApplicant
  /** Seals a save, then sends it at the moment it is due; ms from then to the answer's last byte. */
  saveAt: (due: number) => Promise<{ ms: number; status: number }>
  end: () => void
}

function saverOver(url: string, applicant: ApiApplicant): Saver {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    applicant,
    async saveAt(due) {
      const [shot] = await applicant.prepareSaves(1)
      if (!shot) throw new Error('no save was prepared')
      await until(due)
      const status = await send(url, agent, shot)
      const ms = performance.now() - due
      // The next one builds on what the server has.
      if (status !== 200) await applicant.catchUp()
      return { ms, status }
    },
    end: () => agent.destroy(),
  }
}

interface Held {
  times: number[]
  errors: Map<number, number>
  took: number
}

/** Save number n is due n ÷ rate seconds after the start, whatever became of the others. */
async function hold(savers: readonly Saver[], rate: number, seconds: number): Promise<Held> {
  const count = Math.round(rate * seconds)
  const held: Held = { times: [], errors: new Map(), took: 0 }
  const began = performance.now() + 500
  let next = 0
  await Promise.all(
    savers.map(async (saver) => {
      for (let number = next++; number < count; number = next++) {
        const { ms, status } = await saver.saveAt(began + (number * 1000) / rate)
        if (status === 200) held.times.push(ms)
        else held.errors.set(status, (held.errors.get(status) ?? 0) + 1)
      }
    }),
  )
  held.took = (performance.now() - began) / 1000
  return held
}

const until = (at: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))

interface Measured extends Held {
  rate: number
  seconds: number
  atStart: number
  atEnd: number
  lost: number
}

function rowsOf({ times, errors, took, rate, seconds, atStart, atEnd, lost }: Measured): Row[] {
  const refused = [...errors].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
  const reached = times.length / took
  const ms = (share: number) => percentile(times, share)
  const row = (what: string, product: string, aim = '', met?: boolean): Row => ({ what, product, beside: '', aim, met })
  return [
    row(`saves a second, for ${seconds} s`, reached.toFixed(1), `≥ ${rate * 0.99}`, reached >= rate * 0.99),
    row('50th percentile', `${ms(0.5).toFixed(0)} ms`),
    row('95th percentile', `${ms(0.95).toFixed(0)} ms`, `≤ ${aimOfP95} ms`, ms(0.95) <= aimOfP95),
    row('99th percentile', `${ms(0.99).toFixed(0)} ms`),
    row('not saved', refused || '0', '0', errors.size === 0),
    row('acknowledged and lost', String(lost), '0', lost === 0),
    row('memory at the start', `${Math.round(atStart)} MB`),
    row('memory at the end', `${Math.round(atEnd)} MB`),
  ]
}
