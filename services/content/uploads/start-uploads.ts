import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import type { PictureStore } from '../media/picture-store.ts'
import type { Opener } from '../opening/contract.ts'
import { startChecking } from './files/check-files.ts'
import { createFileForgetting, createSweep } from './files/forget.ts'
import { registerFileRoutes } from './files/routes.ts'
import { hasFileOpened } from './files/settle.ts'
import { createTus } from './files/tus.ts'
import { registerTusRoutes } from './files/tus-routes.ts'
import { originalLinks } from './originals/links.ts'
import { registerOriginalRoutes } from './originals/routes.ts'
import { registerUploadRoutes } from './records/routes.ts'
import { registerReplaceRoute } from './replace/routes.ts'
import { createSampleForgetting } from './samples/forget.ts'
import { registerSampleRoute } from './samples/routes.ts'

interface UploadsDeps {
  database: Database
  clock: Clock
  pictures: PictureStore
  opener: Opener
  /** The bytes of files while they are sent and opened. */
  sent: Parts
}

/** Uploads, from the first byte of a file to its image (contract.ts). */
export interface Uploads {
  register(records: ResourceDeps): void
  /** Gives up files that nobody has finished in 7 days, and links that nobody has followed. */
  tidyings: readonly Tidying[]
  stop(): Promise<void>
}

export function startUploads(app: FastifyInstance, { opener, ...deps }: UploadsDeps): Uploads {
  const checking = startChecking({ ...deps, opener, log: app.log })
  const tus = createTus({
    ...deps,
    onWhole: (id) => hasFileOpened({ database: deps.database, checking }, id),
  })
  return {
    register(records) {
      registerTusRoutes(app, { ...deps, tus })
      registerFileRoutes(app, { ...deps, checking })
      registerOriginalRoutes(app, deps)
      registerSampleRoute(app, deps)
      registerReplaceRoute(app, deps)
      registerUploadRoutes(app, { ...records, primary: deps.database })
    },
    tidyings: [
      createFileForgetting(deps),
      createSweep(deps),
      createSampleForgetting(deps),
      () => originalLinks.purge(deps.database, deps.clock()),
    ],
    async stop() {
      await checking.stop()
      await opener.close()
    },
  }
}
