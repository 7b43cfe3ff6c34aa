import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runBounded } from './programs.ts'

const MOST_INSTALLING = 900_000

const MANIFEST = z.object({ version: z.string() })

export interface Installed {
  folder: string
  version: string
}

/**
 * Lays our project of a peer, the folder of that name beside this file, into one that is kept for the next
 * run, with its packages installed.
 */
export async function installPeer(programs: string, name: string): Promise<Installed> {
  const project = join(import.meta.dirname, name)
  const { version } = MANIFEST.parse(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')))
  const folder = join(programs, `${name}-${version}`)
  if (existsSync(folder)) await cp(project, folder, { recursive: true })
  else await install(project, folder)
  return { folder, version }
}

/** Installs into a draft first, so that an install that was broken off is not taken for a whole one. */
async function install(project: string, folder: string): Promise<void> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await cp(project, draft, { recursive: true })
  const how = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runBounded('npm', ['install', ...how], { cwd: draft }, MOST_INSTALLING)
  await rename(draft, folder)
}
