import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBucket, type Bucket } from '../tests/bucket.ts'
import { isStorageDown, newFileName, type FileStorage } from './file-storage.ts'
import { openFileStorage } from './open-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
let bucket: Bucket
const bucketNamed = (named: string, { FILES_ENDPOINT, FILES_REGION } = bucket.settings) =>
  openFileStorage({
    filesDir: folder,
    filesBucket: { bucket: named, region: FILES_REGION, endpoint: FILES_ENDPOINT },
  })

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  // One try, no waiting between tries.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1')
  bucket = await startBucket()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const kinds: Readonly<Record<string, () => Promise<FileStorage>>> = {
  'a folder': () => openFileStorage({ filesDir: join(folder, 'files'), filesBucket: undefined }),
  'a bucket': () => bucketNamed('slips'),
}

describe.each(Object.entries(kinds))('%s', (_, open) => {
  let storage: FileStorage
  beforeAll(async () => void (storage = await open()))

  const names = async (): Promise<string[]> => {
    const found: string[] = []
    for await (const page of storage.list()) found.push(...page)
    return found
  }

  test('keeps contents byte by byte under their names, lists them all and gives up what is removed', async () => {
    expect(await names()).toEqual([])
    const files = Array.from({ length: 5 }, () => ({ name: newFileName(), content: randomBytes(70_000) }))
    for (const { name, content } of files) await storage.put(name, content)
    for (const { name, content } of files) expect(await storage.get(name)).toEqual(content)
    expect((await names()).sort()).toEqual(files.map(({ name }) => name).sort())
    const [first, ...others] = files.map(({ name }) => name)
    await storage.remove(others)
    expect(await names()).toEqual([first])
    await storage.remove([...others, first ?? ''])
    expect(await names()).toEqual([])
  })

  test('has nothing under a name that was never written', async () => {
    expect(await storage.get(newFileName())).toBeUndefined()
    expect(await storage.ageMs(newFileName())).toBe(0)
    await storage.remove([newFileName()])
  })

  test('knows how long ago a name was written', async () => {
    const name = newFileName()
    await storage.put(name, Buffer.from('now'))
    // A bucket tells whole seconds.
    expect(await storage.ageMs(name)).toBeLessThan(5_000)
    await storage.remove([name])
  })
})

describe('a bucket that can’t be used', () => {
  afterEach(() => bucket.failWith(undefined))

  test.each([500, 503, 403])(
    'is a storage that is down when it answers %i, and nothing is taken for absent',
    async (status) => {
      const storage = await bucketNamed('slips')
      const name = newFileName()
      bucket.failWith(status)
      const attempts = [
        () => storage.put(name, Buffer.from('x')),
        () => storage.get(name),
        () => storage.remove([name]),
      ]
      for (const attempt of attempts) {
        const refusal: unknown = await attempt().catch((error: unknown) => error)
        expect(isStorageDown(refusal), String(refusal)).toBe(true)
      }
    },
  )

  test('is a storage that is down when the bucket does not exist, or nobody answers', async () => {
    const nowhere = { ...bucket.settings, FILES_ENDPOINT: 'http://127.0.0.1:1' }
    for (const storage of [await bucketNamed('another'), await bucketNamed('slips', nowhere)]) {
      const refusal: unknown = await storage.put(newFileName(), Buffer.from('x')).catch((error: unknown) => error)
      expect(isStorageDown(refusal), String(refusal)).toBe(true)
    }
  })
})
