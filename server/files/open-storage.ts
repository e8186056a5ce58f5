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

/** A folder of its owner's only, or a bucket. Both settings are required, so that a caller can't miss one by its name. */
export async function openFileStorage(settings: {
  filesDir: string
  filesBucket: BucketSettings | undefined
}): Promise<FileStorage> {
  const { filesDir, filesBucket } = settings
  return storageOver(
    new Disk(
      filesBucket ? await bucketDriver(filesBucket) : new FSDriver({ location: filesDir, visibility: 'private' }),
    ),
  )
}

/** After this long without an answer the storage counts as down; without a limit a request would wait for ever. */
const bucketTimeouts = { connectionTimeout: 5_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

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
    requestHandler: bucketTimeouts,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
}
