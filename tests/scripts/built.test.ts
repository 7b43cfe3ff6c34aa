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
  'vite.server.config.ts',
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
  await write('dist/server/server.js', 'export {}')
  stamp = createBuildStamp(home)
})

const build = async () => stamp.mark(await stamp.hashSources())

test('a storefront is not built again from the same sources', async () => {
  expect(await stamp.isBuilt()).toBe(false)
  await build()
  expect(await stamp.isBuilt()).toBe(true)
})

test.each(SOURCES)('a storefront is built again once %s has changed', async (path) => {
  await build()
  await write(path, 'as it is')
  expect(await stamp.isBuilt()).toBe(false)
})

test.each([
  ['a source is new', () => write('client/new.ts', '')],
  [
    'a source was renamed',
    async () => {
      await rm(join(home, 'client/app/start/app.tsx'))
      await write('client/app/start/shop.tsx', 'as it was')
    },
  ],
  ['the built files are gone', () => rm(join(home, 'dist/client'), { recursive: true })],
  ['what draws pages is gone', () => rm(join(home, 'dist/server'), { recursive: true })],
  ['the last build did not finish', () => stamp.forget()],
])('a storefront is built again when %s', async (_, change) => {
  await build()
  await change()
  expect(await stamp.isBuilt()).toBe(false)
})
