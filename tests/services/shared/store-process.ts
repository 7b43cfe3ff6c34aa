import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings } from '#services/shared/settings.ts'

/** Opens the store of DATA_DIR as the services do, under a umask that lets everybody read new files. */
process.umask(0o022)
const database = await openDatabase(readSettings(process.env))
await database.query('select 1')
await database.close()
