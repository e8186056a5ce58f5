import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'
import { onBothEngines } from './store/test-stores.ts'

onBothEngines('a fault', (store) => {
  test('[T18] of the database is logged with its SQLSTATE and constraint, and with nothing of the row', async () => {
    const twice = store().database.pool.query(
      "insert into store_fact (name, value) values ('9812300771', 'x'), ('9812300771', 'y')",
    )
    const fault = faultOf(
      await twice.then(
        () => new Error('it did not fail'),
        (error: Error) => error,
      ),
    )
    expect(fault).toMatchObject({ sqlState: '23505', constraint: 'store_fact_pkey', cause: undefined })
    expect(JSON.stringify(fault)).not.toContain('9812300771')
  })
})

test('a fault of another kind has its cause’s name, and no code that is none of the database', () => {
  const error = Object.assign(new TypeError('x', { cause: new RangeError('9812300771') }), { code: 'ENOENT' })
  expect(faultOf(error)).toMatchObject({ name: 'TypeError', cause: 'RangeError', sqlState: undefined })
  expect(JSON.stringify(faultOf(error))).not.toContain('9812300771')
})
