import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'
import { storageOver, type FileStorage } from './file-storage.ts'

export interface BucketSettings {
  bucket: string
  region: string
  /** Of another provider that speaks S3. */
  endpoint?: string | undefined
}

/** A folder of its owner's only, or a bucket. */
export async function openFileStorage(settings: {
  filesDir: string
  bucket?: BucketSettings | undefined
}): Promise<FileStorage> {
  const { filesDir, bucket } = settings
  return storageOver(
    new Disk(bucket ? await bucketDriver(bucket) : new FSDriver({ location: filesDir, visibility: 'private' })),
  )
}

/** Credentials come from the environment, as every AWS client finds them. */
async function bucketDriver({ bucket, region, endpoint }: BucketSettings): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    throw new Error(
      'FILES_BUCKET needs two packages that are not installed: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
      { cause: error },
    )
  })
  return new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
}
