import { expect, test, vi } from 'vitest'
import { openFileStorage } from './open-storage.ts'

// As it fails in production, where they are installed only for a bucket.
vi.mock('flydrive/drivers/s3', () => {
  throw new Error('ERR_MODULE_NOT_FOUND')
})

test('a bucket without its packages is refused in a sentence that names them', async () => {
  const filesBucket = { bucket: 'slips', region: 'ap-south-1' }
  await expect(openFileStorage({ filesDir: 'files', filesBucket })).rejects.toThrow('npm install @aws-sdk/client-s3')
})
