import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, '..', '..', 'scripts', 'memory-folder.ts')

/** What a run says of its temporary files, once it has begun. */
const run = (says: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import os from 'node:os'
       import fs from 'node:fs'
       const { keepTemporaryInMemory } = await import(${JSON.stringify(script)})
       keepTemporaryInMemory()
       console.log(${says})`,
    ],
    { env: { ...process.env, TMPDIR: '/tmp' }, encoding: 'utf8' },
  ).trim()

test.skipIf(!existsSync('/dev/shm'))('temporary files of a run are gone with it', () => {
  const folder = run('(fs.writeFileSync(os.tmpdir() + "/kept", ""), os.tmpdir())')
  expect(folder).toMatch(/^\/dev\/shm\/aquatint-test-\d+-|^\/tmp$/)
  expect(folder.startsWith('/dev/shm') && existsSync(folder)).toBe(false)
})

test.skipIf(!existsSync('/dev/shm'))('a run that was killed leaves nothing to the next', () => {
  // Linux has no process of this number.
  const left = '/dev/shm/aquatint-test-99999999-left'
  mkdirSync(left, { recursive: true })
  onTestFinished(() => rmSync(left, { recursive: true, force: true }))
  run('0')
  expect(existsSync(left)).toBe(false)
})
