import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveAssets } from './asset-files.ts'
import { shareAssets } from './last-builds.ts'

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'card-journey-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A build as the bundler leaves it: one file of its own, one that all builds have. */
function built(folder: string, name: string): string {
  const dist = join(folder, name)
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  writeFileSync(join(dist, 'client/manifest.json'), JSON.stringify({ name }))
  writeFileSync(join(dist, `client/assets/entry-${name}.js`), `// ${name}`)
  writeFileSync(join(dist, 'client/assets/react.js'), '// the same in every build')
  return dist
}

async function nodeOf(dist: string, sharedAssets: string): Promise<FastifyInstance> {
  await shareAssets(join(dist, 'client'), sharedAssets)
  const app = fastify()
  onTestFinished(async () => app.close())
  await serveAssets(app, dist, { sharedAssets })
  return app
}

test('two builds behind one balancer: each node serves the files of the other, whole, also those that come after its start', async () => {
  const folder = folderForTest()
  const shared = join(folder, 'shared')
  const old = await nodeOf(built(folder, 'one'), shared)
  const next = await nodeOf(built(folder, 'two'), shared)
  for (const node of [old, next])
    for (const build of ['one', 'two']) {
      const reply = await node.inject(`/assets/entry-${build}.js`)
      expect([reply.statusCode, reply.body]).toEqual([200, `// ${build}`])
      expect(reply.headers['cache-control']).toContain('immutable')
    }
  expect((await old.inject('/assets/entry-three.js')).statusCode).toBe(404)
})

test('the list of builds is not served', async () => {
  const folder = folderForTest()
  const shared = join(folder, 'shared')
  const node = await nodeOf(built(folder, 'one'), shared)
  const [list = ''] = readdirSync(join(shared, 'builds'))
  expect(list).toMatch(/\.json$/)
  for (const path of [
    `/assets/builds/${list}`,
    `/assets/%62uilds/${list}`,
    `/assets//builds/${list}`,
    '/assets/../builds',
  ])
    expect((await node.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400)
})

test('the files of the last five builds stay; a build that is started again is not an old one', async () => {
  const folder = folderForTest()
  const shared = join(folder, 'shared')
  const age = (name: string, minutes: number) => {
    const before = new Set(lists())
    return async () => {
      await shareAssets(join(built(folder, name), 'client'), shared)
      const at = new Date(Date.now() - minutes * 60_000)
      for (const list of lists()) if (!before.has(list)) utimesSync(join(shared, 'builds', list), at, at)
    }
  }
  const lists = () => {
    mkdirSync(join(shared, 'builds'), { recursive: true })
    return readdirSync(join(shared, 'builds'))
  }
  for (const [name, minutes] of [
    ['a', 60],
    ['b', 50],
    ['c', 40],
    ['d', 30],
    ['e', 20],
  ] as const)
    await age(name, minutes)()
  // A node of build a restarts: applicants use it.
  await shareAssets(join(built(folder, 'a'), 'client'), shared)
  await shareAssets(join(built(folder, 'f'), 'client'), shared)
  const entries = readdirSync(shared).filter((name) => name.startsWith('entry-'))
  expect(entries.toSorted()).toEqual(['a', 'c', 'd', 'e', 'f'].map((name) => `entry-${name}.js`))
  expect(readdirSync(shared)).toContain('react.js')
})

test('a build that another node removes at the same moment stops no start', async () => {
  const folder = folderForTest()
  const shared = join(folder, 'shared')
  mkdirSync(join(shared, 'builds'), { recursive: true })
  // Listed, and gone when it is read.
  symlinkSync(join(folder, 'removed'), join(shared, 'builds', 'gone.json'))
  await shareAssets(join(built(folder, 'one'), 'client'), shared)
  expect(readdirSync(shared)).toContain('entry-one.js')
})

test('nodes of one build may start at the same moment', async () => {
  const folder = folderForTest()
  const shared = join(folder, 'shared')
  const client = join(built(folder, 'one'), 'client')
  await Promise.all(Array.from({ length: 8 }, () => shareAssets(client, shared)))
  expect(readdirSync(shared).toSorted()).toEqual(['builds', 'entry-one.js', 'react.js'])
})
