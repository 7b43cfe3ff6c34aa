import { createAuthService } from '#services/auth/service.ts'
import { makeDemoCatalogue, recordOf } from '#services/content/demo/catalogue.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { openGraph, type TestGraph } from './graph.ts'

export interface RealShop {
  graph: TestGraph
  database: Database
  auth: Call
  main: Call
  content: Call
}

/**
 * Opens the graph before the real services, each over HTTP, with the demo accounts and a few works of the
 * demo catalogue.
 */
export const openRealShop = async (documents: string[]): Promise<RealShop> => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const settingsWith = (env: Record<string, string> = {}) => createSettings(env)
  const authService = await createAuthService({ database, settings: settingsWith({ SEED: 'demo' }) })
  const contentService = await createContentService({ database, settings: settingsWith() })
  const works = makeDemoCatalogue().slice(0, 5)
  const records = works.map((work) => recordOf(work, [], ''))
  await database.transaction((tx) => writeImages(tx, records, new Date('2026-11-20')))
  const auth = await serve(authService)
  const content = await serve(contentService)
  const mainService = await createMainService({
    database,
    settings: settingsWith({
      AUTH_URL: authService.listeningOrigin,
      CONTENT_URL: contentService.listeningOrigin,
    }),
  })
  const main = await serve(mainService)
  const graph = await openGraph({
    documents,
    settings: {
      auth: { url: authService.listeningOrigin },
      main: { url: mainService.listeningOrigin },
      content: { url: contentService.listeningOrigin },
    },
  })
  afterFile(() => graph.close())
  return { graph, database, auth, main, content }
}
