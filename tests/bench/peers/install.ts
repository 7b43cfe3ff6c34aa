import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runBounded } from './programs.ts'

const MOST_INSTALLING = 900_000

/**
 * Installs packages at the given versions into a folder that is kept for the next run, and lays our scripts
 * for them beside. Answers the folder of the scripts.
 */
export async function installPeer(
  programs: string,
  name: string,
  packages: readonly string[],
): Promise<string> {
  const folder = join(programs, name)
  if (!existsSync(folder)) await install(folder, packages)
  const scripts = join(folder, 'bench')
  await rm(scripts, { recursive: true, force: true })
  await cp(join(import.meta.dirname, name.split('-')[0] ?? name), scripts, { recursive: true })
  return scripts
}

/** Installs into a draft first, so that an install that was broken off is not taken for a whole one. */
async function install(folder: string, packages: readonly string[]): Promise<void> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await writeFile(join(draft, 'package.json'), JSON.stringify({ name: 'peer', private: true }))
  const how = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runBounded('npm', ['install', ...how, ...packages], { cwd: draft }, MOST_INSTALLING)
  await rename(draft, folder)
}
