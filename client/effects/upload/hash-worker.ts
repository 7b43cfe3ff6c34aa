import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What the worker answers to a file; null where it cannot be read. */
export type Hashed = string | null

/** Reads a file piece by piece, as Web Crypto hashes only what is whole in memory. */
const hash = async (file: File): Promise<Hashed> => {
  try {
    const digest = sha256.create()
    const reader = file.stream().getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) digest.update(piece.value)
    return bytesToHex(digest.digest())
  } catch {
    return null
  }
}

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await hash(data))
})
