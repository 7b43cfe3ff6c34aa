import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Failed, findFailed } from './failed.ts'
import { putIn } from './put-in.ts'
import { SEEDS, type Seed } from './seeds.ts'

/**
 * `npm run test:seeded`: puts every bug of the list into one copy of the house, builds it, and walks the
 * machines that are to notice them. `-- NAME` takes that machine's bugs alone. Prints what noticed each bug,
 * and exits with 1 where nothing did.
 */
const root = join(import.meta.dirname, '..', '..', '..')
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.data', 'reports', 'test-results'])

const wanted = process.argv.slice(2)
const chosen = SEEDS.filter(({ machine }) => wanted.length === 0 || wanted.includes(machine))

const copyHouse = async (): Promise<string> => {
  const house = await mkdtemp(join(tmpdir(), 'aquatint-seeded-'))
  const parts = (await readdir(root)).filter((part) => !NOT_COPIED.has(part))
  for (const part of parts) await cp(join(root, part), join(house, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
  return house
}

/**
 * Walks the paths by their names, `auth, path 3`. The exit code is ignored: the report tells which failed.
 */
const walkIn = async (house: string): Promise<void> => {
  const names = chosen.map(({ machine }) => machine).join('|')
  const args = ['--retries=0', '-g', `(^| )(${names}), path`]
  const walks = spawn(process.execPath, [join('scripts', 'walks.ts'), ...args], {
    cwd: house,
    stdio: 'inherit',
  })
  await once(walks, 'exit')
}

const noticedBy = ({ machine, says }: Seed, failed: readonly Failed[]): string[] =>
  failed
    .filter(({ name, message }) => name.startsWith(`${machine}, path`) && message.includes(says))
    .map(({ name }) => name)

const house = await copyHouse()
try {
  for (const seed of chosen) await putIn(house, seed)
  await walkIn(house)
  const failed = findFailed(JSON.parse(await readFile(join(house, 'reports', 'walks.json'), 'utf8')))
  const rows = chosen.map((seed) => ({ ...seed, paths: noticedBy(seed, failed) }))
  for (const { what, says, paths } of rows)
    console.log(`${what}\n    ${paths.length > 0 ? `${paths.join('; ')}: ${says}` : 'nothing noticed it'}`)
  if (rows.some(({ paths }) => paths.length === 0)) process.exitCode = 1
} finally {
  await rm(house, { recursive: true, force: true })
}
