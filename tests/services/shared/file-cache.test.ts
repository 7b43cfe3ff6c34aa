import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFileCache } from '#services/shared/file-cache.ts'
import { createFolder } from '#tests/support/services/settings.ts'

test('the oldest files are deleted when they exceed the budget, and the newest stay', async () => {
  const folder = createFolder()
  const cache = createFileCache({ name: 'media_files', folder, budget: 1000 })
  for (let i = 0; i < 12; i++) {
    await cache.write(`a/${i}.webp`, Buffer.alloc(100, i))
    const made = new Date(2020, 0, 1, 0, i)
    if (await cache.read(`a/${i}.webp`)) utimesSync(`${folder}/a/${i}.webp`, made, made)
  }
  expect(await cache.read('a/0.webp')).toBeNull()
  expect(await cache.read('a/11.webp')).toEqual(Buffer.alloc(100, 11))
  expect(readdirSync(`${folder}/a`).length * 100).toBeLessThanOrEqual(1000)
})

test('a file that another process is writing stays, and one that a crash left is deleted', async () => {
  const folder = createFolder()
  mkdirSync(`${folder}/a`)
  for (const name of ['now', 'long-ago']) writeFileSync(`${folder}/a/${name}.part`, 'half')
  const before = new Date(2020, 0, 1)
  utimesSync(`${folder}/a/long-ago.part`, before, before)
  const cache = createFileCache({ name: 'media_files', folder, budget: 1000 })
  await cache.write('a/1.webp', Buffer.alloc(100))
  expect(readdirSync(`${folder}/a`).toSorted()).toEqual(['1.webp', 'now.part'])
})
