import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const open = async (dataDir: string) => {
  const opening = run(join(import.meta.dirname, 'store-process.ts'), [], {
    DATA_DIR: dataDir,
    JWT_SECRET: '',
  })
  expect([await opening.ended, opening.lines]).toEqual([0, []])
}

const rights = (...path: string[]) => statSync(join(...path)).mode & 0o777

/**
 * Counts the files below a folder that another user of the machine can read. Only root can ask in another
 * user's name.
 */
const readByOthers = (folder: string): number => {
  const found = execFileSync('sh', ['-c', 'find "$0" -type f -readable 2>/dev/null || true', folder], {
    uid: 65_534,
    gid: 65_534,
    cwd: '/',
    encoding: 'utf8',
  })
  return found.split('\n').filter(Boolean).length
}
const isRoot = process.getuid?.() === 0

test('the shop’s folder and files are open to its own user only', async () => {
  const dataDir = createFolder()
  chmodSync(dataDir, 0o755)
  await open(dataDir)
  expect(rights(dataDir)).toBe(0o700)
  expect(rights(dataDir, 'store')).toBe(0o700)
  expect(rights(dataDir, 'jwt-secret')).toBe(0o600)
  if (isRoot) expect(readByOthers(dataDir)).toBe(0)
}, 60_000)

test('the next start closes a folder that was open to every user of the machine', async () => {
  const dataDir = await createStoreFolder()
  mkdirSync(join(dataDir, 'originals'))
  writeFileSync(join(dataDir, 'originals', 'picture.jpg'), 'picture')
  execFileSync('chmod', ['-R', 'a+rwX', dataDir])
  if (isRoot) expect(readByOthers(dataDir)).toBeGreaterThan(500)
  await open(dataDir)
  expect(rights(dataDir)).toBe(0o700)
  expect(rights(dataDir, 'store')).toBe(0o700)
  if (isRoot) expect(readByOthers(dataDir)).toBe(0)
}, 60_000)

test('a folder that every user of the machine shares is refused and left open', async () => {
  const dataDir = createFolder()
  chmodSync(dataDir, 0o1777)
  const opening = run(join(import.meta.dirname, 'store-process.ts'), [], { DATA_DIR: dataDir })
  expect(await opening.ended).not.toBe(0)
  expect(opening.lines.join('\n')).toContain('everybody on this machine may write to it')
  expect(rights(dataDir)).toBe(0o777)
})
