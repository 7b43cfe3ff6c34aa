import type { ApolloClient } from '@apollo/client'
import type { Processes } from '#client/actors/process/create-processes.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { undoAct } from '#client/actors/projects/undo-act.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { createRouter } from '#client/app/start/router.tsx'
import { createProjectAlerts } from './project-alerts.ts'

interface ProjectDeps {
  actors: Actors
  apollo: ApolloClient
  processes: Pick<Processes, 'subjectsOf'>
  router: Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>
}

/** Tells what was done to a project, offers to undo it, and undoes it when the visitor chooses so. */
export const connectProject = ({ actors, apollo, processes, router }: ProjectDeps) => {
  const { alerts, cartMigration } = actors
  const undos = processes.subjectsOf(PROCESSES.undo)
  const projectAlerts = createProjectAlerts(alerts, apollo)
  cartMigration.on('cart.migrated', projectAlerts.sayMerged)
  projectAlerts.onUndo((act) => undoAct(undos, act))

  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    projectAlerts.endRemovals()
  })
}
