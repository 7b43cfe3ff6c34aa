import { SettingsError } from '../settings.ts'
import { BucketAway } from './away.ts'
import type { Bucket } from './bucket.ts'

/** What a server answers to settings that can never work, by S3's codes. */
const WRONG: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'PICTURES_S3_KEY_ID is not known at PICTURES_S3_URL',
  SignatureDoesNotMatch: 'PICTURES_S3_SECRET is not that of PICTURES_S3_KEY_ID',
  AccessDenied: 'PICTURES_S3_KEY_ID has no right to PICTURES_S3_BUCKET',
  NoSuchBucket: 'PICTURES_S3_BUCKET does not exist at PICTURES_S3_URL',
  InvalidBucketName: 'PICTURES_S3_BUCKET is no name of a bucket',
  PermanentRedirect: 'PICTURES_S3_REGION is not that of PICTURES_S3_BUCKET',
  AuthorizationHeaderMalformed: 'PICTURES_S3_REGION is not that of PICTURES_S3_BUCKET',
}

/**
 * Tries whether the bucket can be read and written. Throws {@link SettingsError}, which names what is wrong;
 * a server that is away is `warn`ed of, as it may come back.
 */
export async function checkBucket(bucket: Bucket, warn: (reason: string) => void): Promise<void> {
  try {
    await bucket.list(PROBE, 1)
    await bucket.write(PROBE, Buffer.from('Aquatint may write here.\n'))
  } catch (error) {
    if (!(error instanceof BucketAway)) throw error
    const wrong = WRONG[error.code]
    if (wrong !== undefined) throw new SettingsError(`Wrong settings: ${wrong}`)
    warn(error.reason)
  }
}

/** The same object for every process. */
const PROBE = 'writable'
