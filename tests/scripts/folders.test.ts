import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { findFullFolders } from '../../scripts/folders.ts'

let home: string

beforeEach(() => {
  home = createFolder()
})

const fill = async (folder: string, count: number) => {
  await mkdir(join(home, folder), { recursive: true })
  for (let file = 1; file <= count; file += 1) await writeFile(join(home, folder, `${file}.ts`), '')
}

test('a folder may hold 45 files, and each folder in it as many again', async () => {
  await fill('client', 45)
  await fill('client/app', 45)
  expect(await findFullFolders(home, ['client'])).toEqual([])
})

test('a folder of 46 files is named, at any depth and in every room', async () => {
  await fill('client/app/start', 46)
  await fill('client/ui', 2)
  await fill('tests', 47)
  expect(await findFullFolders(home, ['client', 'tests'])).toEqual([
    'client/app/start: 46 files',
    'tests: 47 files',
  ])
})
