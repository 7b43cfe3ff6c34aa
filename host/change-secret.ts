import { changeSecret } from '#services/shared/agreement/secret.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings } from '#services/shared/settings.ts'
import { failWith } from './shop.ts'

/** `npm run secret:change`: makes the JWT_SECRET of these settings the shop's. */
try {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await changeSecret(database, settings.jwtSecret)
  } finally {
    await database.close()
  }
  console.log(
    'Processes of the shop start with this JWT_SECRET only. Any that still runs has the one before: stop it.',
  )
} catch (error) {
  failWith(error)
}
