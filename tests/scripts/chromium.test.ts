import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts'

const folderWith = async (...names: string[]) => {
  const folder = createFolder()
  for (const name of names) {
    await writeFile(join(folder, name), '')
    await chmod(join(folder, name), 0o755)
  }
  return folder
}

test('Chromium and the headless shell are found on the path, each by its own name', async () => {
  const [empty, both] = [await folderWith(), await folderWith('chromium', 'chromium-headless-shell')]
  const env = { PATH: [empty, both].join(delimiter) }
  expect(findChromium(env)).toBe(join(both, 'chromium'))
  expect(findHeadlessShell(env)).toBe(join(both, 'chromium-headless-shell'))
})

test('Chromium alone is not taken for a headless shell', async () => {
  expect(findHeadlessShell({ PATH: await folderWith('chromium') })).toBeUndefined()
})

test('CHROME_PATH goes before the path for both browsers, and must exist', async () => {
  const [own, both] = [await folderWith('mine'), await folderWith('chromium', 'chromium-headless-shell')]
  const env = { PATH: both, CHROME_PATH: join(own, 'mine') }
  expect([findChromium(env), findHeadlessShell(env)]).toEqual([env.CHROME_PATH, env.CHROME_PATH])
  const missing = join(own, 'gone')
  expect(() => findHeadlessShell({ ...env, CHROME_PATH: missing })).toThrow(
    `CHROME_PATH names ${missing}, which does not exist.`,
  )
})
