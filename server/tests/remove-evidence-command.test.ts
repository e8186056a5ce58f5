import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copiedFolder, edit } from '@card-journey/bank/files-for-tests.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openAtRest } from '../at-rest.ts'
import { readConfig } from '../config.ts'
import { publishMaster } from '../master/publish.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { masterVersionsOf } from '../store/master-versions.ts'
import { applicant, placeFor } from '../store/test-stores.ts'
import { inRoles } from './in-roles.ts'

const day = 86_400_000
const suffix = randomBytes(4).toString('hex')
const [owner, runtime] = [`evidence_owner_${suffix}`, `evidence_server_${suffix}`]

/** A database as a bank has it: its owner, and a server that may only work in it. */
async function bankDatabase(): Promise<(role: string) => string> {
  const place = await placeFor('postgresql')
  const { urlOf, as } = inRoles(() => place.databaseUrl)
  await as(
    'administrator',
    ...[owner, runtime].map((role) => `create role ${role} login password 'secret'`),
    `alter database ${new URL(urlOf(owner)).pathname.slice(1)} owner to ${owner}`,
  )
  onTestFinished(async () => {
    await as(
      'administrator',
      `reassign owned by ${owner} to current_user`,
      `drop owned by ${owner}, ${runtime}`,
      `drop role ${owner}, ${runtime}`,
    )
    await place.remove()
  })
  await migrateDatabase(urlOf(owner), runtime)
  return urlOf
}

test('[T27] remove-evidence works as the owner alone, by the policy that is in force, and what is left verifies', async () => {
  const urlOf = await bankDatabase()
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'evidence-')),
    MASTER_KEY: randomBytes(32).toString('base64'),
    BANK_URL: 'https://systems.bank.example',
    PUBLIC_URL: 'https://cards.bank.example',
    MASTER_FROM: 'database',
  }
  const command = (name: string, role: string) => {
    const program = fileURLToPath(new URL(`../../tools/${name}.ts`, import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...environment, DATABASE_URL: urlOf(role) },
    })
    return { status, said: stdout + stderr }
  }
  const { store } = await openAtRest(readConfig({ ...environment, DATABASE_URL: urlOf(runtime) }))
  const long = Date.now() - 2000 * day
  const { id } = await applicant(store, undefined, long)
  await store.applications.close({ applicationId: id, version: 1, why: 'withdrawn', at: long })
  await store.applications.erase({ applicationId: id, at: long })
  await store.sealAudit(long)
  await store.close()

  const { store: atOwner } = await openAtRest(readConfig({ ...environment, DATABASE_URL: urlOf(owner) }))
  const publish = async (evidenceDays: number) => {
    const folder = copiedFolder()
    edit(folder, 'policy.json', /"evidenceDays": \d+/, `"evidenceDays": ${evidenceDays}`)
    await publishMaster(masterVersionsOf(atOwner.database), { from: folder, saidBy: 'Asha Rao' })
  }
  // The folder that a node has on its disk says 1826.
  await publish(2500)
  expect(command('remove-evidence', runtime)).toMatchObject({ status: 0, said: expect.stringContaining('0 entries') })
  expect(command('remove-evidence', owner)).toMatchObject({ status: 0, said: expect.stringContaining('0 entries') })
  await publish(1999)
  expect(command('remove-evidence', runtime)).toMatchObject({
    status: 1,
    said: expect.stringContaining('permission denied'),
  })
  expect(command('remove-evidence', owner)).toEqual({
    status: 0,
    said: '3 entries removed, and what was left of 1 erased applications.\n',
  })
  expect(command('verify-audit', owner)).toMatchObject({ status: 0, said: expect.stringMatching(/^whole: 0 entries/) })
  await atOwner.close()
})
