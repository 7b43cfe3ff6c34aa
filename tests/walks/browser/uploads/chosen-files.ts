import { createHash } from 'node:crypto'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { CHUNK_BYTES } from '#machines/lifecycles/original.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import type { FileView } from '#machines/upload-file/picture.ts'
import * as fixtures from '../../fixtures/uploads.ts'
import type { Visit } from '../visit.ts'

/** It is sent in three parts, so that there is something between the first and the last. */
const bytes = Buffer.alloc(2.5 * CHUNK_BYTES, 'sand')

const named = (id: string, name: string, size: number): ChosenFile => ({
  id,
  path: name,
  name,
  size,
  modified: 1_000_000,
})

export const dunes = named('f-1', 'dunes.jpg', bytes.length)
export const DUNES_SHA256 = createHash('sha256').update(bytes).digest('hex')
export const sea = named('f-2', 'sea.tif', 9)
export const empty = named('f-3', 'empty.jpg', 0)

const BYTES = new Map([
  [dunes.name, bytes],
  [sea.name, Buffer.from('salt wave')],
  [empty.name, Buffer.alloc(0)],
])

const pathOf = (name: string) => test.info().outputPath(name)
const away = () => pathOf('away.jpg')

/** Writes the files where the test keeps what it makes: the browser reads them as any other. */
export const writeFiles = async () => {
  for (const [name, content] of BYTES) {
    await writeFile(pathOf(name), content)
    await utimes(pathOf(name), 1_000, 1_000)
  }
}

/** Its folder is renamed, or its disk is unplugged: the browser can read it no more. */
export const takeAway = () => rename(pathOf(dunes.name), away())
/** Where it has been taken away, it is back as it was. */
export const bringBack = () => rename(away(), pathOf(dunes.name)).catch(() => {})

export const chooseFiles = ({ page }: Visit, ...files: readonly Pick<ChosenFile, 'name'>[]) =>
  page.getByLabel('Files', { exact: true }).setInputFiles(files.map(({ name }) => pathOf(name)))

const ofDunes = (view: FileView, offset = dunes.size): FileView => ({
  ...view,
  size: dunes.size,
  sha256: DUNES_SHA256,
  offset,
})

/** What the shop says of it by and by. */
export const views = {
  sending: ofDunes(fixtures.sending, CHUNK_BYTES),
  checking: ofDunes(fixtures.checking),
  ready: ofDunes(fixtures.ready),
  readySmall: ofDunes(fixtures.readySmall),
  alike: ofDunes(fixtures.alike),
  named: ofDunes(fixtures.named),
  refused: ofDunes(fixtures.refused),
}
