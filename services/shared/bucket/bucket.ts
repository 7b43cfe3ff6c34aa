import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { BucketAway, statusOf } from './away.ts'
import type { BucketSettings } from './settings.ts'

/** An object while it comes. */
export interface OpenedObject {
  size: number
  bytes: Readable
}

export interface ListedObject {
  key: string
  size: number
  /** When it was written last. */
  at: Date
}

/**
 * Objects by key, each there whole or not at all. All of it throws BucketAway where the server is away, does
 * not answer in time or refuses.
 */
export interface Bucket {
  /** In bytes; null where there is no such object. */
  sizeOf(key: string): Promise<number | null>
  read(key: string): Promise<Buffer | null>
  /** Opens an object for somebody who takes it at their own pace, and ends it. */
  open(key: string): Promise<OpenedObject | null>
  /** Writes an object to a file; false where there is no such object. */
  fetch(key: string, path: string): Promise<boolean>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Sends a file, once: whoever wants it tried again calls again. */
  send(key: string, path: string): Promise<void>
  /** Lists what begins with `prefix`, in the order of keys; at most `most`, all when left out. */
  list(prefix: string, most?: number): Promise<ListedObject[]>
  /** Again does nothing. */
  remove(key: string): Promise<void>
  close(): void
}

const CONNECT_MS = 1_500
/** Until an answer begins; what has no long body is tried twice, so that an outage is known after 6 s. */
const ANSWER_MS = 3_000
const ATTEMPTS = 2
/** A connection on which nothing happens for so long is cut, also while somebody takes an object slowly. */
const IDLE_MS = 60_000
/** Bytes a second, below which a whole file takes too long. */
const SLOWEST = 500_000

const timeFor = (bytes: number): number => ANSWER_MS + (bytes / SLOWEST) * 1_000

/** Otherwise the library writes to the console. */
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

export function createBucket({ url, bucket: Bucket, region, keyId, secret }: BucketSettings): Bucket {
  const client = new S3Client({
    endpoint: url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Many servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
    },
  })

  const open = async (Key: string): Promise<OpenedObject | null> => {
    const found = await find(() => client.send(new GetObjectCommand({ Bucket, Key })))
    if (!found) return null
    if (!(found.Body instanceof Readable) || found.ContentLength === undefined)
      throw new BucketAway(new Error('Unreadable'))
    return { size: found.ContentLength, bytes: found.Body }
  }

  const put = async (Key: string, Body: Uint8Array | Readable, size: number): Promise<void> => {
    const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: size })
    await ask(() => client.send(command, { requestTimeout: timeFor(size) }))
  }

  return {
    open,
    async sizeOf(Key) {
      const found = await find(() => client.send(new HeadObjectCommand({ Bucket, Key })))
      return found?.ContentLength ?? null
    },
    async read(key) {
      const found = await open(key)
      if (!found) return null
      cutAfter(found)
      return ask(() => buffer(found.bytes))
    },
    async fetch(key, path) {
      const found = await open(key)
      if (!found) return false
      cutAfter(found)
      await pipeline(found.bytes, createWriteStream(path)).catch(blame)
      return true
    },
    write: (key, bytes) => put(key, bytes, bytes.length),
    async send(key, path) {
      const { size } = await stat(path)
      const bytes = createReadStream(path)
      await put(key, bytes, size).finally(() => bytes.destroy())
    },
    async list(Prefix, most = Number.POSITIVE_INFINITY) {
      const found: ListedObject[] = []
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
        const page = await ask(() => client.send(command))
        for (const { Key: key, Size: size, LastModified: at } of page.Contents ?? [])
          if (key !== undefined && size !== undefined && at !== undefined) found.push({ key, size, at })
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined && found.length < most)
      return found.slice(0, most)
    },
    async remove(Key) {
      await find(() => client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    close: () => client.destroy(),
  }
}

const cutAfter = ({ size, bytes }: OpenedObject): void => {
  const late = setTimeout(() => bytes.destroy(new Error('Late')), timeFor(size))
  bytes.once('close', () => clearTimeout(late))
}

/** A full disk is this machine's. */
const blame = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'ENOSPC' || error.code === 'EDQUOT' ? error : new BucketAway(error)
}

const ask = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    throw new BucketAway(error)
  }
}

const find = async <T>(call: () => Promise<T>): Promise<T | null> => {
  try {
    return await call()
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw new BucketAway(error)
  }
}
