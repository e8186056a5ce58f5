import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAtRest } from './at-rest.ts'
import { readConfig } from './config.ts'
import { openKeys } from './crypto/keys.ts'
import { openDataFolder } from './data-folder.ts'
import { copyEmptyCluster } from './store/empty-cluster.ts'
import { placeFor } from './store/test-stores.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'data-folder-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (more: Record<string, string> = {}) => openAtRest(readConfig({ DATA_DIR: folder, ...more }))

test('a data folder that is a file, or inside one, is refused in a sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'x')
  expect(() => openDataFolder(file)).toThrow(/can't be used: it is a file\. Set DATA_DIR/)
  expect(() => openDataFolder(join(file, 'data'))).toThrow(/can't be used: it lies inside a file/)
})

test('a new folder is for its owner alone, and nothing is left in it', () => {
  const made = join(folder, 'new', 'data')
  openDataFolder(made)
  expect(statSync(made).mode & 0o777).toBe(0o700)
  expect(readdirSync(made)).toEqual([])
})

test('a database whose master key is lost is refused before a new key is made', async () => {
  const first = await open()
  await first.store.close()
  rmSync(join(folder, 'master.key'))
  await expect(open()).rejects.toThrow(/master\.key is missing/)
  expect(existsSync(join(folder, 'master.key'))).toBe(false)
})

test('an empty database and a key file that was given back are for their owner alone', async () => {
  openKeys({ dataDir: folder })
  chmodSync(join(folder, 'master.key'), 0o644)
  openKeys({ dataDir: folder })
  await copyEmptyCluster(join(folder, 'database'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(900)
  expect(names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([])
})

test('a key file that is cut off or a folder is refused in a sentence that names it', async () => {
  writeFileSync(join(folder, 'master.key'), '')
  await expect(open()).rejects.toThrow(/master\.key does not hold a key/)
  rmSync(join(folder, 'master.key'))
  mkdirSync(join(folder, 'master.key'))
  await expect(open()).rejects.toThrow(/master\.key can't be read/)
})

test('an empty database that can’t be put in place leaves nothing behind', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'other'), 'x')
  await expect(open()).rejects.toThrow(/The database can't be put into/)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a PostgreSQL that was written under another key leaves no new key file behind', async () => {
  const place = await placeFor('postgresql')
  const first = await open({ DATABASE_URL: place.databaseUrl! })
  await first.store.close()
  rmSync(join(folder, 'master.key'))
  await expect(open({ DATABASE_URL: place.databaseUrl! })).rejects.toThrow('another master key')
  expect(existsSync(join(folder, 'master.key'))).toBe(false)
  await place.remove()
})
