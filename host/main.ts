import { readSettings } from '#services/shared/settings.ts'
import { createBuildStamp } from '../scripts/built.ts'
import { runScript } from '../scripts/run.ts'
import { failWith, openShop } from './shop.ts'

/**
 * `npm start`: settings first, so that a wrong one is told at once; then the build, unless it stands already,
 * in a process of its own whose memory goes with it; then the shop.
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
