import { Piece } from './piece.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Splits a JSON array into its items; null for one longer than 1 MB. Text after the array's end, or a cut-off
 * one, is an item too.
 */
export async function* splitArray(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  const item = new Piece()
  let depth = 0
  let inString = false
  let escaped = false
  for await (const chunk of chunks) {
    let start = 0
    for (const [at, byte] of chunk.entries()) {
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      else if (OPENING.has(byte)) {
        depth += 1
        if (depth === 1) start = at + 1
      } else if (CLOSING.has(byte)) depth -= 1
      const ends = !inString && (depth === 0 ? CLOSING.has(byte) : depth === 1 && byte === COMMA)
      if (!ends) continue
      item.add(chunk.subarray(start, at))
      yield item.take()
      start = at + 1
    }
    item.add(chunk.subarray(start))
  }
  if (!item.isEmpty) yield item.take()
}
