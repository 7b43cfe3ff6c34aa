import { type FileHandle, open } from 'node:fs/promises'

/** A file that is read here and there, without holding it. */
export interface Bytes {
  /** In bytes. */
  readonly size: number
  /** Reads up to `length` bytes at `position`; fewer where the file ends, none beyond its end. */
  read(position: number, length: number): Promise<Buffer>
}

/** Lets `use` read the file at `path`. Throws what opening and reading it throws. */
export async function readingFile<T>(path: string, use: (bytes: Bytes) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await use({ size: (await file.stat()).size, read: (...place) => readAt(file, ...place) })
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
