import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from './bucket.ts'

/** A file that comes in pieces, in any of several processes, each piece an object of its own. */
export interface Pieces {
  /** Writes a piece at its place. Writing it again changes nothing. */
  write(name: string, from: number, bytes: Uint8Array): Promise<void>
  /** Bytes that are there from the beginning on, without a gap. */
  sizeOf(name: string): Promise<number>
  /** Writes all of them to a file, in their order. */
  join(name: string, path: string): Promise<void>
  /** Again does nothing. */
  drop(name: string): Promise<void>
}

interface Piece {
  key: string
  from: number
  size: number
}

/** So that keys are listed in the order of places. */
const DIGITS = 12

export function createPieces(bucket: Bucket, prefix: string): Pieces {
  const folderOf = (name: string) => `${prefix}/${name}/`

  const list = async (name: string): Promise<Piece[]> => {
    const found = await bucket.list(folderOf(name))
    return found.map(({ key, size }) => ({ key, size, from: Number(key.slice(folderOf(name).length)) }))
  }

  async function* readAll(pieces: readonly Piece[]) {
    for (const { key } of pieces) {
      const bytes = await bucket.read(key)
      if (!bytes) throw new Error('A piece of a file went while it was read')
      yield bytes
    }
  }

  return {
    write: (name, from, bytes) => bucket.write(`${folderOf(name)}${`${from}`.padStart(DIGITS, '0')}`, bytes),
    async sizeOf(name) {
      return lengthOf(contiguous(await list(name)))
    },
    async join(name, path) {
      await pipeline(Readable.from(readAll(contiguous(await list(name)))), createWriteStream(path))
    },
    async drop(name) {
      for (const { key } of await list(name)) await bucket.remove(key)
    },
  }
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((end, { size }) => end + size, 0)

/** Leaves out what stands after a gap, and pieces that a longer one has replaced. */
function contiguous(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) if (piece.from === lengthOf(whole)) whole.push(piece)
  return whole
}
