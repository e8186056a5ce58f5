import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import { applicant, noon } from '../server/store/test-stores.ts'

test('[T27] the verify-audit command says that the chains are whole, or where the first link is broken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'))
  const environment = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
  const opened = async (work: (store: Awaited<ReturnType<typeof openAtRest>>['store']) => Promise<string>) => {
    const { store } = await openAtRest(readConfig(environment))
    const result = await work(store)
    await store.close()
    return result
  }
  const command = () => {
    const program = fileURLToPath(new URL('verify-audit.ts', import.meta.url))
    return spawnSync(process.execPath, [program], { encoding: 'utf8', env: environment })
  }
  const id = await opened(async (store) => {
    const { id: made } = await applicant(store)
    await store.sealAudit(noon)
    return made
  })
  expect(command()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^whole: 1 entries in 1 chains, 1 seals/),
  })
  await opened(async ({ database }) => {
    await database.pool.query('alter table audit disable trigger user')
    await database.pool.query("update audit set what = 'saved' where application_id = $1", [id])
    return id
  })
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining(`broken: chain ${id}, number 1: `) })
})
