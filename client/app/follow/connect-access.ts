import type { SnapshotFrom } from 'xstate'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { createRouter } from '#client/app/start/router.tsx'
import type { PageHandle } from '#client/app/start/routes.tsx'
import type { Visitor } from '#machines/access/machine.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import {
  selectIsKnown,
  selectIsSignedIn,
  selectIsStaff,
  selectIsUnreachable,
} from '#machines/auth/selectors.ts'

interface AccessDeps {
  actors: Pick<Actors, 'access' | 'auth'>
  router: ReturnType<typeof createRouter>
}

/**
 * Tells what guards the pages where the router is and who auth says is here, before either is drawn.
 */
export const connectAccess = ({ actors: { access, auth }, router }: AccessDeps): void => {
  access.on('signIn.wanted', ({ place }) => {
    void router.navigate(makeSignInPath(new URL(place, location.origin)))
  })
  access.on('signOut.wanted', () => auth.send({ type: 'signOut.requested', everywhere: false }))
  access.on('visitor.wanted', () => auth.send({ type: 'restore.retried' }))

  const followAuth = (snapshot: SnapshotFrom<typeof authMachine>) => {
    const visitor = visitorOf(snapshot)
    if (visitor !== access.getSnapshot().context.visitor) access.send({ type: 'visitor.changed', visitor })
  }
  const followRouter = ({ location: { pathname, search, hash }, matches }: typeof router.state) => {
    const place = `${pathname}${search}${hash}`
    const handle: PageHandle | undefined = matches.at(-1)?.route.handle
    const needs = handle?.needs ?? 'public'
    const { context } = access.getSnapshot()
    // The page of an address is known a little later than the address, where its route has to be loaded.
    if (place !== context.place || needs !== context.needs)
      access.send({ type: 'place.changed', place, needs })
  }
  followAuth(auth.getSnapshot())
  auth.subscribe(followAuth)
  followRouter(router.state)
  router.subscribe(followRouter)
}

const visitorOf = (snapshot: SnapshotFrom<typeof authMachine>): Visitor => {
  if (selectIsUnreachable(snapshot)) return 'unreachable'
  if (!selectIsKnown(snapshot)) return 'unknown'
  if (!selectIsSignedIn(snapshot)) return 'nobody'
  return selectIsStaff(snapshot) ? 'staff' : 'customer'
}
