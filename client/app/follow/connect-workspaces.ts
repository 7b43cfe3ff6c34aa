import type { Actors } from '#client/app/start/lasting.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'

/** Quick add offers the projects of whoever is here. */
export const connectWorkspaces = ({ auth, quickAdd }: Pick<Actors, 'auth' | 'quickAdd'>) => {
  const followVisitor = () => {
    const signedIn = selectIsSignedIn(auth.getSnapshot())
    if (signedIn !== quickAdd.getSnapshot().context.signedIn)
      quickAdd.send({ type: 'visitor.changed', signedIn })
  }
  followVisitor()
  auth.subscribe(followVisitor)
}
