import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBucket, type Bucket } from './bucket.ts'
import { calls } from './calls.ts'
import { need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { pdf } from './sample-files.ts'
import { atUpload, upload, verdictOf } from './uploads.ts'

let bucket: Bucket
let product: Running

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1')
  bucket = await startBucket()
  product = await startProduct(bucket.settings)
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await product.close()
  await bucket.close()
})

test(
  'with FILES_BUCKET an uploaded file lies in the bucket, sealed, and not in the folder',
  { timeout: 60_000 },
  async () => {
    const applicant = await atUpload(product)
    const { applicationId } = applicant
    expect(verdictOf(await upload(applicant, pdf(), { month: '2026-10' }))).toBe('kept pdf')
    expect(bucket.objects.size).toBe(1)
    expect([...bucket.objects.values()].some(({ content }) => content.includes('%PDF'))).toBe(false)
    expect(existsSync(product.server.composed.deps.config.filesDir)).toBe(false)
    const { document } = await need(applicant.client.call(calls.fileProcess, { applicationId, month: '2026-10' }))
    expect(document).toMatchObject({ month: '2026-10', kind: 'pdf' })
  },
)

test('while the bucket is down an upload waits, and goes on when the bucket is back', { timeout: 60_000 }, async () => {
  const applicant = await atUpload(product)
  bucket.failWith(503)
  expect(await upload(applicant, pdf(), { month: '2026-09' })).toMatchObject({
    ok: false,
    problem: 'UNAVAILABLE',
  })
  bucket.failWith(undefined)
  expect(verdictOf(await upload(applicant, pdf(), { month: '2026-09' }))).toBe('kept pdf')
})
