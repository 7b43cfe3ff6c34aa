import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { splitArray } from './split-array.ts'
import { splitLines } from './split-lines.ts'

/** One row of a file as it was written, or why it cannot be read. Numbered from 1, by line, or by item of an array. */
export interface Entry {
  number: number
  row: { text: string } | { fault: string }
}

type Bytes = AsyncIterable<Buffer>

const GZIP = Buffer.from([0x1f, 0x8b])

/**
 * The rows of a file of JSON Lines, or of one JSON array, plain or gzip, told by its first bytes. `onRead` hears how many
 * bytes of the file were read. Blank lines are counted but are no rows. Throws when the file cannot be read to its end.
 */
export async function* entriesOf(file: string, onRead: (bytes: number) => void): AsyncGenerator<Entry> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = await peeked(await unzipped(counted(file, onRead)))
  const isArray = /^(?:\xef\xbb\xbf)?\s*\[/.test(text.start.toString('latin1'))
  let number = 0
  for await (const piece of isArray ? splitArray(text.all) : splitLines(text.all)) {
    number += 1
    const row = piece === null ? { fault: 'Longer than 1 MB.' } : decoded(decoder, piece)
    if ('fault' in row || row.text.trim() !== '') yield { number, row }
  }
}

async function* counted(file: string, onRead: (bytes: number) => void): Bytes {
  const stream: Bytes = createReadStream(file)
  for await (const chunk of stream) {
    onRead(chunk.length)
    yield chunk
  }
}

async function unzipped(chunks: Bytes): Promise<Bytes> {
  const { start, all } = await peeked(chunks)
  if (!start.subarray(0, 2).equals(GZIP)) return all
  // Whoever reads it hears of its errors.
  return pipeline(Readable.from(all), createGunzip(), () => {})
}

/** The first chunk, and all of them. */
async function peeked(chunks: Bytes): Promise<{ start: Buffer; all: Bytes }> {
  const iterator = chunks[Symbol.asyncIterator]()
  const { value: start = Buffer.alloc(0) } = await iterator.next()
  async function* all() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start, all: all() }
}

function decoded(decoder: TextDecoder, piece: Buffer): Entry['row'] {
  try {
    return { text: decoder.decode(piece) }
  } catch {
    return { fault: 'Not UTF-8.' }
  }
}
