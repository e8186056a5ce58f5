import type pg from 'pg'

/** A step of a plan that was run, as PostgreSQL tells it. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'WAL Bytes'?: number
  Plans?: PlanStep[]
}

/**
 * The plan of a statement that was run and undone. Pages cost as on an SSD: with the default, which is that of a disk, tables as
 * small as a test's are sorted instead.
 */
export async function planOf(pool: pg.Pool, text: string, values: unknown[]): Promise<PlanStep> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0; set local random_page_cost = 1.1')
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(
      `explain (analyze, buffers, wal, format json) ${text}`,
      values,
    )
    const [told] = rows
    if (!told) throw new Error('there is no plan')
    return told['QUERY PLAN'][0].Plan
  } finally {
    await client.query('rollback')
    client.release()
  }
}

export const stepsOf = (plan: PlanStep): PlanStep[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]

/** Pages touched, whoever else uses the machine. */
export const pagesOf = (plan: PlanStep): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

/** Tables that were read from one end to the other, or rows that were looked at in vain, if more than so many. */
export const wasteOf = (plan: PlanStep, tolerated: number): string[] =>
  stepsOf(plan).flatMap((step) => {
    const inVain = step['Rows Removed by Filter'] ?? 0
    const read = step['Node Type'] === 'Seq Scan' ? step['Actual Rows'] + inVain : inVain
    return read > tolerated ? [`${step['Node Type']} ${step['Relation Name'] ?? ''}: ${read} rows`] : []
  })
