import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/actors/context.ts'
import type { createRouter } from '#client/app/start/router.tsx'
import { createProjectAlerts } from './project-alerts.ts'

interface ProjectDeps {
  actors: Actors
  apollo: ApolloClient
  router: Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>
}

/** Tells what was done to a project, offers to undo it, and undoes it when the visitor chooses so. */
export const connectProject = ({ actors, apollo, router }: ProjectDeps) => {
  const { alerts, cartMigration, undos } = actors
  const said = createProjectAlerts(alerts, apollo)
  cartMigration.on('cart.migrated', said.merged)
  said.answer(undos.undo)

  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    said.placeLeft()
  })
}
