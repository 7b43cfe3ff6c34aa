import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Hashes a file's content with everything else that decides what importing it does. */
export async function fingerprintOf(file: string, options: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
