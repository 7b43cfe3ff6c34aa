import { beforeAll, beforeEach } from 'vitest'
import { fingerprintOf } from '#services/content/import/fingerprint.ts'
import { importCatalogue } from '#services/content/import/import-catalogue.ts'
import { takeFrom } from '#services/content/import/pictures.ts'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { createOpener } from '#services/content/opening/opener.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

interface Options {
  publish?: boolean
  pictures?: string
  /** Stops the import after so many rows. */
  stopAfter?: number
}

/** A content service that has nothing as each test begins, and imports into it. */
export function setUpImports(openStore: OpenStore) {
  const opener = createOpener()
  let content: ContentService
  beforeAll(async () => {
    afterFile(() => opener.close())
    content = await serveContent(openStore)
  })
  const empty = () =>
    content.database.script('truncate content.images, content.audit, content.imports cascade')
  beforeEach(empty)
  return {
    content: () => content,
    empty,
    async bring(path: string, { publish = true, pictures, stopAfter }: Options = {}) {
      const stopping = new AbortController()
      return importCatalogue(
        content,
        {
          path,
          fingerprint: await fingerprintOf(path, [String(publish)]),
          publish,
          takePicture: pictures
            ? takeFrom(pictures, { pictures: createPictureFolder(content.dataDir), opener })
            : async () => null,
        },
        {
          onProgress: ({ entry }) => {
            if (stopAfter !== undefined && entry >= stopAfter) stopping.abort()
          },
          signal: stopping.signal,
        },
      )
    },
  }
}
