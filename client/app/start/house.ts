import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { connectAccess } from '#client/app/follow/connect-access.ts'
import { connectAdding } from '#client/app/follow/connect-adding.ts'
import { connectProject } from '#client/app/follow/connect-project.ts'
import {
  connectSearch,
  connectSearchRefresh,
  connectSearchVisitor,
} from '#client/app/follow/connect-search.ts'
import { connectSignInFirst } from '#client/app/follow/connect-sign-in-first.ts'
import { connectWorkspaces } from '#client/app/follow/connect-workspaces.ts'
import { createExportJournal } from '#client/effects/journal/export-journal.ts'
import { openTab } from '#client/effects/tabs/open-tab.ts'
import type { Settings } from '#client/ui/settings.tsx'
import { OWN, SHARED } from './journalled.ts'
import { nextTask } from './next-task.ts'
import { createRouter } from './router.tsx'
import { openVisit, type Visit } from './visit.ts'

export interface House {
  visit: Visit
  router: ReturnType<typeof createRouter>
}

/**
 * The composition root: the visit, and the places it moves between. `isDrawn` says whether a page stands
 * already.
 */
export const openHouse = async ({ countsUsage, variant }: Settings, isDrawn: boolean): Promise<House> => {
  const makeSignInPathHere = () => makeSignInPath(location)
  const opened = await openTab({ shared: SHARED, own: OWN })
  await nextTask()
  const exportJournal = createExportJournal({ ...opened, shared: SHARED })
  const visit = openVisit({
    ...opened,
    exportJournal,
    isCounted: countsUsage,
    makeSignInPath: makeSignInPathHere,
  })
  await nextTask()
  const { apollo, actors, processes, signInFirst, counter, retryLoading } = visit
  addEventListener('online', retryLoading)
  connectSearchVisitor({ actors, apollo })
  connectSearchRefresh(actors)
  connectWorkspaces(actors)
  const router = createRouter(visit, isDrawn)
  connectSearch({ actors, router })
  connectAccess({ actors, router })
  connectAdding({ actors, apollo, router, makeSignInPath: makeSignInPathHere })
  connectSignInFirst({ signInFirst, router, makeSignInPath: makeSignInPathHere })
  connectProject({ actors, apollo, processes, router })
  // What is not counted before it is here is not missed.
  if (countsUsage)
    void import('#client/app/follow/connect-usage.ts').then(
      ({ connectUsage }) => connectUsage({ actors, processes, counter, variant }),
      () => {},
    )
  return { visit, router }
}
