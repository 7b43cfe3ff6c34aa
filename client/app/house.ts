import { signInPath } from '#client/actors/sign-in-place.ts'
import { connectAdding } from './connect-adding.ts'
import { createRouter } from './router.tsx'
import { openVisit, type Visit } from './visit.ts'

export interface House extends Visit {
  router: ReturnType<typeof createRouter>
}

/** The composition root: the visit, and the places it moves between. */
export const openHouse = (storage: Storage): House => {
  const signInHere = () => signInPath(location)
  const { apollo, actors } = openVisit({ storage, signInPath: signInHere })
  const router = createRouter(apollo, actors)
  connectAdding({ actors, apollo, router, signInPath: signInHere })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') actors.quantities.finish()
  })
  return { apollo, actors, router }
}
