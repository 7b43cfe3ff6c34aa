import { openEmbedded } from '#services/shared/database/pglite.ts'
import { appendTo, makeArtist } from '../../services/main/payouts/made-artists.ts'
import { migrateServices } from '../services/migrated.ts'

/**
 * Puts artists who are due $50.00 each into the folder of a shop that is shut, as no route makes their tax
 * forms and agreements: `node due-artists.ts FOLDER NAME…`
 */
const [folder = '', ...names] = process.argv.slice(2)
const FIRST_ID = 900_001

const database = await openEmbedded(folder)
await migrateServices(database)
const append = appendTo(database, () => new Date())
for (const [index, name] of names.entries()) await makeArtist(append, FIRST_ID + index, { name })
await database.close()
