import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { create, extract } from 'tar'
import { z } from 'zod'

/** An archive's description of itself. */
const manifest = z.object({
  format: z.literal(1),
  /** The store of its shop; it can be restored to no other kind. */
  store: z.enum(['embedded', 'postgresql']),
  made: z.iso.datetime(),
})

export type Manifest = z.output<typeof manifest>

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** End cleanly on these: a draft left lying there would hold everything that customers have told the shop. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const MANIFEST = 'manifest.json'

/**
 * Works in a folder beside `file`, on the same disk and for its owner alone, and removes the folder
 * afterwards.
 */
export const workBeside = async <T>(file: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = `${resolve(file)}.${randomUUID()}`
  await mkdir(folder, { mode: 0o700 })
  const giveUp = () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  }
  for (const signal of SIGNALS) process.once(signal, giveUp)
  try {
    return await work(folder)
  } finally {
    for (const signal of SIGNALS) process.off(signal, giveUp)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Packs `parts`, files and folders by their names in the archive, into `file`, which must not exist yet. */
export const pack = (file: string, about: Manifest, parts: Record<string, string>): Promise<void> =>
  workBeside(file, async (folder) => {
    await writeFile(`${folder}/${MANIFEST}`, JSON.stringify(about))
    for (const [name, path] of Object.entries(parts)) await symlink(resolve(path), `${folder}/${name}`)
    const draft = `${folder}/archive`
    await create(
      {
        file: draft,
        cwd: folder,
        gzip: { level: 1 },
        follow: true,
        portable: true,
        // Leave out the store's lock, which belongs to the process that holds it.
        filter: (path) => !/^store\/lock/.test(path),
      },
      [MANIFEST, ...Object.keys(parts)],
    )
    await chmod(draft, 0o600)
    // Link instead of renaming: it fails where somebody has made the file meanwhile.
    await link(draft, resolve(file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new BackupError(`${file} exists already. Nothing was written.`)
      throw new BackupError(`${file} could not be written: ${error.message}`)
    })
  })

/**
 * Unpacks an archive beside `near` and gives its parts to `work`. Throws {@link BackupError} for any other
 * file.
 */
export const unpack = <T>(
  file: string,
  near: string,
  work: (about: Manifest, folder: string) => Promise<T>,
): Promise<T> =>
  workBeside(near, async (folder) => {
    await extract({ file, cwd: folder, strict: true }).catch((error: Error) => {
      throw new BackupError(`${file} cannot be read: ${error.message}`)
    })
    const read = manifest.safeParse(await jsonOf(`${folder}/${MANIFEST}`))
    if (!read.success) throw new BackupError(`${file} is no backup that this version can read.`)
    return work(read.data, folder)
  })

const jsonOf = async (file: string): Promise<unknown> =>
  readFile(file, 'utf8').then(JSON.parse, () => undefined)
