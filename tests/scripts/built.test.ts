import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { createBuildStamp } from '../../scripts/built.ts'

const SOURCES = [
  'client/app/start/app.tsx',
  'client/apollo/generated/documents.json',
  'machines/cart/machine.ts',
  'graph/schema/cart/schema.graphql',
  'scripts/build.ts',
  'codegen.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

let home: string
let stamp: ReturnType<typeof createBuildStamp>

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(home, path)), { recursive: true })
  await writeFile(join(home, path), text)
}

beforeEach(async () => {
  home = createFolder()
  for (const path of SOURCES) await write(path, 'as it was')
  await write('dist/client/index.html', '<html>')
  stamp = createBuildStamp(home)
})

const build = async () => stamp.mark(await stamp.hashSources())

test('a storefront that was built of the same sources need not be built again', async () => {
  expect(await stamp.isBuilt()).toBe(false)
  await build()
  expect(await stamp.isBuilt()).toBe(true)
})

test.each(SOURCES)('is built again once %s is another', async (path) => {
  await build()
  await write(path, 'as it is')
  expect(await stamp.isBuilt()).toBe(false)
})

test.each([
  ['a source is there that was not', () => write('client/new.ts', '')],
  [
    'a source has another name',
    async () => {
      await rm(join(home, 'client/app/start/app.tsx'))
      await write('client/app/start/shop.tsx', 'as it was')
    },
  ],
  ['its files are gone', () => rm(join(home, 'dist/client'), { recursive: true })],
  ['the build was begun and not finished', () => stamp.forget()],
])('is built again when %s', async (_, change) => {
  await build()
  await change()
  expect(await stamp.isBuilt()).toBe(false)
})
