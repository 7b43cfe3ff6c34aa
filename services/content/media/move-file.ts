import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Moves a file to a place whose folder may not be there yet. It is whole there, and stays after a power cut.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await flush(from)
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await copyAcross(from, to)
  })
  await flush(dirname(to))
}

/** Between two file systems a file cannot be moved in one step. */
async function copyAcross(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await copyFile(from, part)
  await flush(part)
  await rename(part, to)
  await rm(from, { force: true })
}

async function flush(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
