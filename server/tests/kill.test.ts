import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import { startProduct, type Product } from '../../tools/product.ts'
import { openKeys } from '../crypto/keys.ts'
import { openStore } from '../store/open-store.ts'
import { type Engine, engines, placeFor } from '../store/test-stores.ts'
import { Applicant, need } from './applicant.ts'
import { asha, begin, verifyEmail } from './steps.ts'

/**
 * Each one starts the whole server; `server/store/crash.test.ts` kills the store alone more often. SOAK=100: 1,000 on
 * PGlite and 300 on PostgreSQL.
 */
const cyclesOf = (engine: Engine): number => (soak > 1 ? { pglite: 10, postgresql: 3 }[engine] * soak : 5)
const applicants = 6
/** Minimum number of acknowledged saves between two kills. */
const enough = 50

interface Intent {
  transactionId: string
  /** The version that it is based on. */
  version: number
  motherMaidenName: string
}

/** An applicant who changes the same answer again and again, and records what the server acknowledged. */
class Saver {
  readonly acknowledged: (Intent & { saved: number })[] = []
  /** In flight when the server died: it may or may not have been saved. */
  unknown: Intent | undefined
  readonly applicant: Applicant

  constructor(applicant: Applicant) {
    this.applicant = applicant
  }

  get version(): number {
    return this.applicant.view?.version ?? 0
  }

  async save(intent: Intent): Promise<boolean> {
    this.unknown = intent
    const saved = await this.send(intent)
    if (saved === undefined) return false
    this.acknowledged.push({ ...intent, saved })
    this.unknown = undefined
    return true
  }

  /** The version in the response; undefined if no response came. The same intent sends exactly the same request. */
  async send({ transactionId, version, motherMaidenName }: Intent): Promise<number | undefined> {
    if (this.applicant.view) this.applicant.view = { ...this.applicant.view, version }
    const answers = { ...details, motherMaidenName }
    const answer = await this.applicant.act('more-personal-details', 'submit', answers, { transactionId })
    if (answer.ok) return answer.response[0]?.version
    if (answer.problem === 'NETWORK') return undefined
    throw new Error(`${answer.problem} ${JSON.stringify(answer.detail)}`)
  }

  async saveUntilKilled(): Promise<void> {
    const next = (): Intent => ({
      transactionId: randomUUID(),
      version: this.version,
      motherMaidenName: nameOf(this.acknowledged.length),
    })
    while (await this.save(next()));
  }
}

const details = {
  nameOnCard: 'Asha Kulkarni',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  taxIndiaOnly: 'Y',
  fatherName: 'Mohan Kulkarni',
}

/** A name made of letters for each number. */
const nameOf = (number: number): string =>
  `Sunita ${String(number)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('')}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe.each(engines)('kill -9 of the server under load on %s', (engine) => {
  const cycles = cyclesOf(engine)
  let place: Awaited<ReturnType<typeof placeFor>>
  let product: Product
  let url: string
  const savers: Saver[] = []

  beforeAll(async () => {
    place = await placeFor(engine)
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const environment = { DATABASE_URL: place.databaseUrl, RATE_FACTOR: '1000', METRICS: 'false' }
    product = await startProduct({ port, sandboxPort, dataDir: place.dataDir, environment })
    url = `http://127.0.0.1:${port}`
    for (let index = 0; index < applicants; index++) {
      const mobileNumber = String(9_312_345_670 + index)
      const applicant = new Applicant({ url, sandboxUrl: product.sandboxUrl, mobileNumber })
      await begin(applicant)
      const { dateOfBirth, firstName, lastName } = asha
      const emailId = `asha${index}@example.com`
      await verifyEmail(applicant, emailId)
      const panNumber = `ABCPK${mobileNumber.slice(-4)}F`
      const person = { panNumber, dateOfBirth, firstName, middleName: '', lastName, emailId }
      await need(applicant.act('personal-details', 'submit', person))
      savers.push(new Saver(applicant))
    }
  }, 120_000)
  afterAll(async () => {
    await product.stop()
    await place.remove()
  })

  test(
    `[T23, T24] ${cycles} times: what was acknowledged is there, what was unknown happens once when it is sent again`,
    { timeout: 600_000 * soak, meta: { runs: cycles } },
    async () => {
      const starts: number[] = []
      for (let cycle = 0; cycle < cycles; cycle++) {
        const count = (): number => savers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
        const before = count()
        const working = savers.map((saver) => saver.saveUntilKilled())
        for (let waited = 0; count() - before < enough && waited < 300_000; waited += 10) await sleep(10)
        await sleep(Math.random() * 100)
        await product.server.kill()
        await Promise.all(working)
        expect(count() - before, 'acknowledged in this cycle').toBeGreaterThanOrEqual(enough)
        const from = performance.now()
        await product.server.start()
        starts.push(Math.round(performance.now() - from))
        for (const saver of savers) await checkSaver(saver)
      }
      console.info(`${engine}: ready again after ${starts.join(' ')} ms`)
    },
  )

  async function checkSaver(saver: Saver): Promise<void> {
    const { applicant, acknowledged, unknown } = saver
    const last = acknowledged.at(-1)
    if (!unknown || !last) throw new Error('the server was not killed in the middle of a save')
    // An acknowledged one sent again gets its first response.
    const again = acknowledged[Math.floor(Math.random() * acknowledged.length)] ?? last
    expect(await saver.send(again)).toBe(again.saved)
    await need(applicant.load())
    expect([last.saved, last.saved + 1], 'only what is unknown may have been added').toContain(saver.version)
    expect(await saver.save(unknown)).toBe(true)
    await need(applicant.load())
    expect(saver.version, 'the unknown one happened once').toBe(last.saved + 1)
    expect(applicant.view?.applicantDetails[0].motherMaidenName).toBe(unknown.motherMaidenName)
  }

  test('each acknowledged save is in the audit once, with the response kept for its repetition', async () => {
    await product.stop()
    const keys = openKeys({ dataDir: place.dataDir })
    const store = await openStore({ ...place, keys, production: false })
    try {
      for (const { applicant, acknowledged } of savers) {
        const { rows } = await store.database.pool.query<{ audits: number; answers: number }>(
          `select (select count(*) from audit where application_id = $1 and what = 'more-personal-details submit')::int as audits,
             (select count(*) from idempotency where scope = 'a:' || $1 and transaction_id = any($2))::int as answers`,
          [applicant.applicationId, acknowledged.map(({ transactionId }) => transactionId)],
        )
        expect(rows).toEqual([{ audits: acknowledged.length, answers: acknowledged.length }])
        const stored = await store.applications.read(applicant.applicationId)
        expect(stored?.version).toBe(acknowledged.at(-1)?.saved)
      }
    } finally {
      await store.close()
    }
  }, 60_000)
})
