import { readSettings } from '#services/shared/settings.ts'
import { createBuildStamp } from '../scripts/built.ts'
import { runScript } from '../scripts/run.ts'
import { failWith, openShop } from './shop.ts'

/**
 * `npm start`: reads the settings first, so that a wrong one is told at once; then builds, unless that is
 * done, in a process of its own, which gives its memory back; then opens the shop.
 */
try {
  const settings = readSettings(process.env)
  const stands = await createBuildStamp().isBuilt()
  if (!stands && (await runScript('scripts/build.ts', [])) !== 0)
    throw new Error('The storefront could not be built.')
  await openShop(settings)
} catch (error) {
  failWith(error)
}
