import { createContentService } from '#services/content/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'

/** Runs the content service in a process of its own, so that the test can read its log. */
const settings = readSettings(process.env)
const database = await openEmbedded(settings.dataDir)
const service = await createContentService({ database, settings })
console.log(`listening ${await service.listen({ host: '127.0.0.1', port: 0 })}`)
