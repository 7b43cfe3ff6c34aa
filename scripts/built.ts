import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './run.ts'

/** The folders that the storefront is made of; codegen writes in them too. */
const FOLDERS = ['client', 'machines', 'graph', 'scripts']
const FILES = [
  'codegen.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * Remembers which sources the storefront in `home` was built of, so that a second start need not build it
 * again.
 */
export const createBuildStamp = (home: string = root) => {
  const stamp = join(home, 'dist', 'built')

  const filesIn = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(home, folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(home, join(parentPath, name)))
  }

  /** Hashes the sources as they are now. */
  const hashSources = async (): Promise<string> => {
    const found = await Promise.all(FOLDERS.map(filesIn))
    const paths = [...FILES, ...found.flat()].toSorted()
    const contents = await Promise.all(paths.map((path) => readFile(join(home, path))))
    const hash = createHash('sha256')
    for (const [at, content] of contents.entries())
      hash.update(`${paths[at]} ${content.length}\n`).update(content)
    return hash.digest('hex')
  }

  return {
    hashSources,
    /** Tells whether dist/client was built of the present sources. */
    isBuilt: async (): Promise<boolean> =>
      existsSync(join(home, 'dist', 'client', 'index.html')) &&
      existsSync(join(home, 'dist', 'server', 'server.js')) &&
      (await readFile(stamp, 'utf8').catch(() => null)) === (await hashSources()),
    /** Notes that dist/client was built of the sources with this hash. */
    mark: (sources: string): Promise<void> => writeFile(stamp, sources),
    forget: (): Promise<void> => rm(stamp, { force: true }),
  }
}
