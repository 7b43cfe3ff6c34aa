import type { Hashed } from './hash-worker.ts'

/** Answers the SHA-256 of a file in hexadecimal; null where it cannot be read any more. */
export type HashFile = (file: File) => Promise<Hashed>

/** Hashes in a thread of its own, so that a large file stops no click. */
export const hashFile: HashFile = (file) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
    const end = (hashed: Hashed) => {
      worker.terminate()
      resolve(hashed)
    }
    worker.onmessage = ({ data }: MessageEvent<Hashed>) => end(data)
    worker.onerror = () => end(null)
    worker.postMessage(file)
  })
