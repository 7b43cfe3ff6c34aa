import { existsSync, readFileSync, utimesSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLentFiles } from '#services/shared/bucket/lent-files.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const writing = (bytes: number) => async (path: string) => {
  await writeFile(path, Buffer.alloc(bytes))
  return true
}

test('a file is fetched once, however many ask for it at the same time', async () => {
  const lent = createLentFiles({ folder: createFolder(), budget: 1_000 })
  let fetched = 0
  const fetch = async (path: string) => {
    fetched += 1
    return writing(10)(path)
  }
  const paths = await Promise.all([lent.lend('a/b', fetch), lent.lend('a/b', fetch)])
  expect(new Set(paths).size).toBe(1)
  await lent.lend('a/b', fetch)
  expect(fetched).toBe(1)
})

test('the file that was lent longest ago goes when they exceed the budget', async () => {
  const folder = createFolder()
  const lent = createLentFiles({ folder, budget: 300 })
  for (const [at, key] of ['one', 'two', 'three'].entries()) {
    await lent.lend(key, writing(100))
    utimesSync(join(folder, key), at, at)
  }
  await lent.lend('one', writing(100))
  await lent.lend('four', writing(100))
  expect((await readdir(folder)).toSorted()).toEqual(['four', 'one'])
})

test('nothing is left of a fetch that fails or finds nothing', async () => {
  const folder = createFolder()
  const lent = createLentFiles({ folder, budget: 300 })
  expect(await lent.lend('none', async () => false)).toBeNull()
  const failing = async (path: string) => {
    await writing(10)(path)
    throw new Error('The line broke')
  }
  await expect(lent.lend('broken', failing)).rejects.toThrow('The line broke')
  expect(await readdir(folder)).toEqual([])
})

test('a file of this machine that is the same needs no fetch, until it is dropped', async () => {
  const folder = createFolder()
  const lent = createLentFiles({ folder: join(folder, 'lent'), budget: 300 })
  await writeFile(join(folder, 'draft'), 'the same')
  await lent.adopt('key', join(folder, 'draft'))
  const path = await lent.lend('key', async () => false)
  expect(readFileSync(path ?? '', 'utf8')).toBe('the same')
  await lent.drop('key')
  await lent.drop('key')
  expect(existsSync(join(folder, 'lent', 'key'))).toBe(false)
})
