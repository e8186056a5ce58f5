import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { executorOver } from './executor.ts'

/** Makes the queue's tables, or brings them to this version, and waits until indexes that are built meanwhile stand. */
export async function installQueue(pool: pg.Pool, schema = 'jobs'): Promise<void> {
  const boss = new PgBoss({ db: executorOver(pool), schema, schedule: false, supervise: false })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  try {
    while ((await boss.getBamEntries()).some(({ status }) => status === 'pending' || status === 'in_progress')) {
      if (failures[0]) throw failures[0]
      await pause(500)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
