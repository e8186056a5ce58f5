import { expect, test } from 'vitest'
import { makeRows } from './test-rows.ts'
import { rowsOfBatch } from './purge.ts'
import { perishables, type Perishable } from './retention.ts'
import { noon, onBothForms } from './test-stores.ts'

const day = 86_400_000

onBothForms('what goes by its age', (store) => {
  const query = async (text: string, values: unknown[] = []) => (await store().database.pool.query(text, values)).rows
  const left = async ({ table, and, empties }: Perishable) => {
    const conditions = [and, empties && `${empties} is not null`].filter(Boolean).map((one) => ` and ${one}`)
    const [row] = await query(
      `select count(*)::int as rows from ${table} where coalesce($1::timestamptz) is not null${conditions.join('')}`,
      [new Date(noon)],
    )
    return (row as { rows: number }).rows
  }
  const leftOfAll = async () => {
    const counts: Record<string, number> = {}
    for (const kind of perishables) counts[kind.kind] = await left(kind)
    return counts
  }
  const each = (rows: number) => Object.fromEntries(perishables.map(({ kind }) => [kind, rows]))

  test('[T18] each kind goes in batches, by two servers at once; what is younger stays', async () => {
    for (const kind of perishables)
      await makeRows(store().database.pool, kind, { due: rowsOfBatch + 20, young: 3, at: noon })
    expect(await leftOfAll()).toEqual(each(rowsOfBatch + 23))
    // One batch of each kind, and no time for another.
    await store().purge(noon, 0)
    expect(await leftOfAll()).toEqual(each(23))
    await Promise.all([store().purge(noon), store().purge(noon)])
    expect(await leftOfAll()).toEqual(each(3))
    await store().purge(noon + day)
    expect(await leftOfAll()).toEqual(each(0))
  })

  test('a row that a save holds is left for the next run, and nothing waits for it', async () => {
    // The embedded database serves one transaction after the other.
    if (store().engine === 'pglite') return
    const [answers] = perishables
    await makeRows(store().database.pool, answers!, { due: 2, young: 0, at: noon })
    const client = await store().database.pool.connect()
    await client.query("begin; select from idempotency where transaction_id = '1' for update")
    await store().purge(noon)
    expect(await left(answers!)).toBe(1)
    await client.query('rollback')
    client.release()
    await store().purge(noon)
    expect(await left(answers!)).toBe(0)
  })
})
