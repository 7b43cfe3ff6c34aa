import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { splitArray } from './split-array.ts'
import { splitLines } from './split-lines.ts'

/**
 * One row of a file as it was written, or why it cannot be read. Rows are numbered from 1, by line or by item
 * of an array.
 */
export interface Entry {
  number: number
  row: { text: string } | { fault: string }
}

type Bytes = AsyncIterable<Buffer>

const GZIP = Buffer.from([0x1f, 0x8b])

/** The file goes on for far longer than it has anything to say. */
export class NoCatalogue extends Error {
  override readonly name = 'NoCatalogue'
}

/** Blank rows cost time and are nothing. */
const MOST_BLANK = 1_000_000
/**
 * How many times its own size a zipped file may unpack to, after the first `UNJUDGED` bytes; catalogues
 * unpack to 4 to 30 times theirs.
 */
const MOST_UNPACKED = 200
const UNJUDGED = 64 * 1_048_576

export interface ReadOptions {
  /** Called with the number of bytes read so far. */
  onRead: (bytes: number) => void
  /** Ends the reading at the next 64 kB; the row that this cuts short may be answered. */
  signal: AbortSignal
}

/**
 * Reads the rows of a file of JSON Lines, or of one JSON array, plain or gzip, told apart by its first bytes.
 * Blank lines are counted but are no rows. Throws when the file cannot be read to its end, and NoCatalogue
 * when it unpacks to too much or is nearly all blank.
 */
export async function* entriesOf(file: string, { onRead, signal }: ReadOptions): AsyncGenerator<Entry> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  const bytes = countBytes(file, (length) => {
    read += length
    onRead(length)
  })
  const text = await peek(boundBytes(await unzip(bytes), { read: () => read, signal }))
  const isArray = /^(?:\xef\xbb\xbf)?\s*\[/.test(text.start.toString('latin1'))
  let number = 0
  let blank = 0
  for await (const piece of isArray ? splitArray(text.all) : splitLines(text.all)) {
    number += 1
    const row = piece === null ? { fault: 'Longer than 1 MB.' } : decode(decoder, piece)
    if ('fault' in row || row.text.trim() !== '') yield { number, row }
    else if (++blank > MOST_BLANK) throw new NoCatalogue('More than a million of its rows are blank.')
  }
}

async function* countBytes(file: string, onRead: (bytes: number) => void): Bytes {
  const stream: Bytes = createReadStream(file)
  for await (const chunk of stream) {
    onRead(chunk.length)
    yield chunk
  }
}

async function unzip(chunks: Bytes): Promise<Bytes> {
  const { start, all } = await peek(chunks)
  if (!start.subarray(0, 2).equals(GZIP)) return all
  // Whoever reads the stream gets its errors.
  return pipeline(Readable.from(all), createGunzip(), () => {})
}

/**
 * Passes chunks on until somebody ends it, or until they are out of proportion to the `read` bytes of the
 * file.
 */
async function* boundBytes(
  chunks: Bytes,
  { read, signal }: { read: () => number; signal: AbortSignal },
): Bytes {
  let given = 0
  for await (const chunk of chunks) {
    if (signal.aborted) return
    given += chunk.length
    if (given > UNJUDGED && given > MOST_UNPACKED * read())
      throw new NoCatalogue(`It unpacks to more than ${MOST_UNPACKED} times its size.`)
    yield chunk
  }
}

/** Reads the first chunk, and answers it beside a stream of all of them. */
async function peek(chunks: Bytes): Promise<{ start: Buffer; all: Bytes }> {
  const iterator = chunks[Symbol.asyncIterator]()
  const { value: start = Buffer.alloc(0) } = await iterator.next()
  async function* readAll() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start, all: readAll() }
}

function decode(decoder: TextDecoder, piece: Buffer): Entry['row'] {
  try {
    return { text: decoder.decode(piece) }
  } catch {
    return { fault: 'Not UTF-8.' }
  }
}
