import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordEntry } from './record.ts'
import { applicant, sandboxForTests } from './sandbox-for-tests.ts'

let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
beforeAll(async () => void (sandbox = await sandboxForTests()))
afterAll(() => sandbox.close())

const names = { firstName: 'Asha', middleName: '', lastName: 'Rao', bureau: 'first' } as const
const record = async (mobile: string): Promise<RecordEntry[]> =>
  (await fetch(`${sandbox.url}/record?mobile=${mobile}`)).json() as Promise<RecordEntry[]>
const pull = async (mobileNumber: string, panNumber: string, reference: string = randomUUID()) =>
  sandbox.systems.bureau.pull({ ...names, mobileNumber, panNumber, reference })

test('enquiries and decisions of a person are on record, newest first; a repetition under one reference is one', async () => {
  const reference = randomUUID()
  await pull('9811111111', 'NILPS1111A', reference)
  await pull('9811111111', 'NILPS1111A', reference)
  await sandbox.systems.decision.decide({
    ...applicant({ mobileNumber: '9811111111' }),
    reference: randomUUID(),
  })
  const noted = await record('9811111111')
  expect(noted.map(({ what }) => what)).toEqual(['decision', 'bureau'])
  expect(noted[1]?.answer).toMatch(/^first bureau: score \d{3}$/)
  expect(noted[0]?.answer).toMatch(/^run 1: (?:approve|refer|reject)/)
  expect(await record('9811111112')).toEqual([])
})

test('a listed PAN means its person from any mobile: report and dedupe', async () => {
  const own = await pull('9000000015', 'BKQPM1015Q')
  const other = await pull('9811111113', 'BKQPM1015Q')
  const comparable = (answer: typeof own) => answer.kind === 'answered' && answer.value
  expect(comparable(other)).toEqual(comparable(own))
  expect(comparable(own)).toMatchObject({ found: true, addresses: { length: 3 } })
  // A stranger who gets the PAN validated doesn't become its owner.
  await sandbox.systems.pan.validate({
    ...names,
    mobileNumber: '9811111114',
    panNumber: 'BKQPS1016R',
    dateOfBirth: '1990-01-01',
  })
  expect(await sandbox.systems.coreBank.dedupeByPan({ panNumber: 'BKQPS1016R' })).toMatchObject({
    value: { customer: true },
  })
})

test('a refused dial says why', async () => {
  const answer = await sandbox.dial({ backOfficeSeconds: -1 })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { error: string }).error).toMatch(/Use 0 or more[^]*backOfficeSeconds/)
})

test('the clock may be set to any moment', async () => {
  for (const clockAt of ['2024-02-29T23:59:00+05:30', '2031-01-01T00:00:00+05:30']) {
    const { now } = (await (await sandbox.dial({ clockAt })).json()) as { now: string }
    expect(Math.abs(Date.parse(now) - Date.parse(clockAt))).toBeLessThan(5000)
    const offset = await sandbox.systems.clock.offset({})
    expect(offset).toMatchObject({ kind: 'answered' })
  }
})
