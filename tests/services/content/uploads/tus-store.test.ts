import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { TusStore } from '#services/content/uploads/files/tus-store.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createPartsFolder } from '#services/shared/parts/parts-folder.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const NO_DATABASE: Queryable = {
  query: async () => [],
  script: async () => {},
}

test('a part without bytes, which comes as its file is dropped, leaves nothing', async () => {
  const sent = createPartsFolder(createFolder())
  const store = new TusStore(NO_DATABASE, sent)
  await sent.write('empty', 0, new Uint8Array())
  await sent.drop('empty')
  expect(await store.write(Readable.from([]), 'empty', 0)).toBe(0)
  expect(await sent.sizeOf('empty')).toBeNull()
})

test('a part is written at its place', async () => {
  const sent = createPartsFolder(createFolder())
  const store = new TusStore(NO_DATABASE, sent)
  await sent.write('lake', 0, new Uint8Array())
  expect(await store.write(Readable.from([Buffer.from('one')]), 'lake', 0)).toBe(3)
  expect(await store.write(Readable.from([Buffer.from('two')]), 'lake', 3)).toBe(6)
  expect(await sent.sizeOf('lake')).toBe(6)
})
