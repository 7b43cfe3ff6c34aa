import type { Access } from '#client/actors/people/access.ts'
import { signInPath } from '#client/actors/people/sign-in-place.ts'
import { connectAdding } from '#client/app/follow/connect-adding.ts'
import { connectProject } from '#client/app/follow/connect-project.ts'
import {
  connectSearch,
  connectSearchRefresh,
  connectSearchVisitor,
} from '#client/app/follow/connect-search.ts'
import { connectSignInFirst } from '#client/app/follow/connect-sign-in-first.ts'
import { connectWorkspaces } from '#client/app/follow/connect-workspaces.ts'
import { openAccess } from '#client/app/follow/open-access.ts'
import { createExportJournal } from '#client/effects/journal/export-journal.ts'
import { openTab } from '#client/effects/tabs/open-tab.ts'
import { JOURNALLED, LATER, MIGRATIONS } from './create-actors.ts'
import { SHARED, SHARED_MIGRATIONS } from './create-shared-actors.ts'
import { createRouter } from './router.tsx'
import { openVisit, type Visit } from './visit.ts'

export interface House extends Omit<Visit, 'askAgain'> {
  router: ReturnType<typeof createRouter>
  access: Access
}

/** The composition root: the visit, and the places it moves between. */
export const openHouse = async (): Promise<House> => {
  const signInHere = () => signInPath(location)
  const shared = { machines: SHARED, migrations: SHARED_MIGRATIONS }
  const own = { machines: JOURNALLED, later: LATER, migrations: MIGRATIONS }
  const opened = await openTab({ shared, own })
  const exportJournal = createExportJournal({ ...opened, shared })
  const { askAgain, ...visit } = openVisit({ ...opened, exportJournal, signInPath: signInHere })
  const { apollo, actors } = visit
  addEventListener('online', askAgain)
  connectSearchVisitor({ actors, apollo })
  connectSearchRefresh(actors)
  connectWorkspaces(actors)
  const router = createRouter(apollo, actors)
  connectSearch({ actors, router })
  const access = openAccess({ actors, router })
  connectAdding({ actors, apollo, router, signInPath: signInHere })
  connectSignInFirst({ actors, router, signInPath: signInHere })
  connectProject({ actors, apollo, router })
  return { apollo, actors, router, access }
}
