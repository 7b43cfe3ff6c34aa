import { readSettings } from '#services/shared/settings.ts'
import { buildClient } from '../scripts/build.ts'
import { failWith, openShop } from './shop.ts'

/** `npm start`: settings first, so that a wrong one is told at once; then the build; then the shop. */
try {
  const settings = readSettings(process.env)
  await buildClient()
  await openShop(settings)
} catch (error) {
  failWith(error)
}
