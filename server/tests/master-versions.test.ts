import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { edit } from '@card-journey/bank/files-for-tests.ts'
import { defaultFolder } from '@card-journey/bank/load.ts'
import { getDownTimeDetails } from '@card-journey/contract/calls/master/getDownTimeDetails.ts'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { success } from '../http/reply.ts'
import { openRoute } from '../http/route.ts'
import { serveRoutes } from '../http/serve.ts'
import { publishMaster } from '../master/publish.ts'
import { databaseOver } from '../store/database.ts'
import { masterVersionsOf, type MasterVersions } from '../store/master-versions.ts'
import { migrate } from '../store/migrate.ts'
import { placeFor } from '../store/test-stores.ts'
import { eventually } from './eventually.ts'
import { startProduct, type Running } from './running.ts'

let place: Awaited<ReturnType<typeof placeFor>>
let database: ReturnType<typeof databaseOver>
let versions: MasterVersions
const nodes: Running[] = []
const folders = mkdtempSync(join(tmpdir(), 'published-'))
const shared = () => ({
  DATABASE_URL: place.databaseUrl!,
  MASTER_FROM: 'database',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
})

/** The shipped folder with a mark in two files that one page shows. */
function folderWith(mark: string): string {
  const folder = join(folders, mark)
  cpSync(defaultFolder, folder, { recursive: true })
  edit(folder, 'products/utsav.json', 'Movies, dinners', `Pitch-${mark}, dinners`)
  edit(folder, 'preferences.json', /"en": "/, `"en": "Chip-${mark} `)
  return folder
}
const publish = (mark: string, at?: Date) => publishMaster(versions, { from: folderWith(mark), saidBy: 'Asha', at })

/** The marks on the first page and in the answer of a call. */
async function marksOf({ url }: Running): Promise<string[]> {
  const [page, call] = await Promise.all(
    ['/cards', '/api/master/getProductDetails'].map(async (path) => (await fetch(url + path)).text()),
  )
  const marks = (text = '', kind = '') =>
    [...new Set([...text.matchAll(new RegExp(`${kind}-(\\w+)`, 'g'))].map(([, mark]) => mark))].join('+')
  return [marks(page, 'Pitch'), marks(page, 'Chip'), marks(call, 'Pitch')]
}
const status = async ({ operatorUrl }: Running) =>
  ((await (await fetch(`${operatorUrl}/status`)).json()) as { masterData: Record<string, unknown> }).masterData

beforeAll(async () => {
  place = await placeFor('postgresql')
  const pool = new pg.Pool({ connectionString: place.databaseUrl })
  database = databaseOver('postgresql', pool, async () => {})
  await migrate(database, place.databaseUrl)
  versions = masterVersionsOf(database)
  await publish('one')
  nodes.push(...(await Promise.all([startProduct(shared()), startProduct(shared())])))
}, 120_000)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.close()
  await place.remove()
  rmSync(folders, { recursive: true })
}, 60_000)

test('two nodes change a page and a call at the same time, and no page is half of each version', async () => {
  for (const node of nodes) expect(await marksOf(node)).toEqual(['one', 'one', 'one'])
  const { number: prepared, hash } = await publish('two', new Date('2099-01-01T00:00:00Z'))
  const files = (await versions.filesOf(prepared)) ?? {}
  const at = new Date(Date.now() + 3000)
  // Written at once: to check a folder again takes a busy machine longer than that.
  const number = await versions.publish({ files, hash, saidBy: 'Asha', at })
  const switched = await Promise.all(
    nodes.map(async (node) => {
      for (;;) {
        const [pitch, chip, called] = await marksOf(node)
        expect(chip).toBe(pitch)
        if (pitch === 'two' && called === 'two') return Date.now() - at.getTime()
        expect(pitch).toBe('one')
        await pause(20)
      }
    }),
  )
  expect(Math.min(...switched)).toBeGreaterThanOrEqual(0)
  for (const node of nodes)
    expect(await status(node)).toMatchObject({ from: 'database', number, since: at.toISOString() })
  expect(new Set((await Promise.all(nodes.map(status))).map(({ version }) => version)).size).toBe(1)
}, 60_000)

test('a call works with the version that it began with, though another takes effect while it waits', async () => {
  const [node] = nodes
  const { deps } = node!.server.composed
  const seen: string[] = []
  const app = Fastify()
  const call = openRoute(getDownTimeDetails, async (_, { masterData }) => {
    seen.push(masterData().version)
    await publish('three')
    await eventually(async () => expect(await marksOf(node!)).toEqual(['three', 'three', 'three']))
    seen.push(masterData().version)
    return success([])
  })
  serveRoutes(app, [call], deps)
  expect((await app.inject({ url: getDownTimeDetails.path })).statusCode).toBe(200)
  await app.close()
  expect(seen[1]).toBe(seen[0])
  expect(deps.masterData().version).not.toBe(seen[0])
}, 60_000)
