import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FileRefused, type Limits } from '../limits.ts'

const GZIP = Buffer.from([0x1f, 0x8b])
const ZIP = Buffer.from('PK')
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]

const NO_TEXT = 'This file is no text in UTF-8. Save it as “CSV UTF-8”.'

/**
 * Reads a file as UTF-8 in pieces, without the byte order mark, unpacked where gzip has packed it. Throws
 * FileRefused for what is no such text, is damaged, or unpacks to too much: it stops there.
 */
export async function* unpack(path: string, limits: Pick<Limits, 'unpacked'>): AsyncGenerator<Buffer> {
  const beginning = await readBeginning(path)
  if (beginning.subarray(0, 2).equals(ZIP))
    throw new FileRefused('This file is a ZIP archive or a workbook. Save it as “CSV UTF-8”.')
  if (UTF_16.some((mark) => beginning.subarray(0, 2).equals(mark))) throw new FileRefused(NO_TEXT)
  const isPacked = beginning.subarray(0, 2).equals(GZIP)
  const sent = createReadStream(path)
  const stopAt = createBound(limits.unpacked)
  const bytes = isPacked ? pipeline(sent, createGunzip(), stopAt, () => {}) : pipeline(sent, stopAt, () => {})
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const checked = (bytes?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder.decode(bytes, { stream: bytes !== undefined }))
    } catch {
      throw new FileRefused(NO_TEXT)
    }
  }
  try {
    for await (const chunk of bytes) yield checked(chunk)
    yield checked()
  } catch (error) {
    if (isPacked && isDamage(error)) throw new FileRefused('This gzip file is damaged or cut off.')
    throw error
  }
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function createBound(most: number): Transform {
  let read = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      read += chunk.length
      if (read <= most) done(null, chunk)
      else done(new FileRefused(`This file unpacks to more than ${sizeInWords(most)}. Split it.`))
    },
  })
}

export const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000_000 ? `${bytes / 1_000_000_000} GB` : `${bytes / 1_000_000} MB`

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && `${error.code}`.startsWith('Z_')
