import type { ImageRecord } from '#services/content/record/image-record.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { serveStock } from '#tests/services/stock/stock-service.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { serveContent } from './catalogue.ts'

/** Serves content beside a stock source of its own, with these pictures in an embedded store. */
export async function serveBoth(...records: ImageRecord[]) {
  const stock = await serveStock()
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const content = await serveContent(async () => database, stock.env)
  await content.hold(...records)
  return { stock, content }
}
