import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../compose.ts'
import { serveHealth } from './health.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'health-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function ready(engine: 'pglite' | 'postgresql', dataDir: string, { down = false, jobs = true } = {}) {
  const app = Fastify()
  const answers = async () => (down ? Promise.reject(new Error('down')) : undefined)
  serveHealth(app, { store: { engine, ready: answers }, config: { dataDir } } as unknown as Deps, () => jobs)
  const { statusCode, body } = await app.inject('/ready')
  return { statusCode, body: JSON.parse(body) as unknown }
}

test('ready: the database responds and its disk takes what is written; nothing is left behind', async () => {
  expect(await ready('pglite', folder)).toEqual({
    statusCode: 200,
    body: { ready: true, engine: 'pglite', jobs: true },
  })
  expect(readdirSync(folder)).toEqual([])
})

test('not ready: the embedded database’s folder takes nothing, as on a full disk, or the database is down', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await ready('pglite', file)).toEqual({ statusCode: 503, body: { ready: false, engine: 'pglite', jobs: true } })
  expect(await ready('postgresql', folder, { down: true })).toMatchObject({ statusCode: 503 })
})

test('a PostgreSQL has a disk of its own: the data folder says nothing about it', async () => {
  expect(await ready('postgresql', join(folder, 'nowhere'))).toMatchObject({ statusCode: 200 })
})

test('ready says that the job queue has not started; applicants are served without it', async () => {
  expect(await ready('pglite', folder, { jobs: false })).toEqual({
    statusCode: 200,
    body: { ready: true, engine: 'pglite', jobs: false },
  })
})
