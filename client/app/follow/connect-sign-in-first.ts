import type { Actors } from '#client/actors/context.ts'
import type { createRouter } from '#client/app/start/router.tsx'

interface SignInFirstDeps {
  actors: Pick<Actors, 'signInFirst'>
  router: Pick<ReturnType<typeof createRouter>, 'navigate' | 'state' | 'subscribe'>
  signInPath: () => string
}

const isAccountPage = (pathname: string) => pathname.startsWith('/accounts/')

/**
 * Leads to the sign-in form whoever has to sign in first; who leaves it for another page has let go of what
 * they wanted.
 */
export const connectSignInFirst = ({ actors: { signInFirst }, router, signInPath }: SignInFirstDeps) => {
  let { pathname } = router.state.location
  signInFirst.onWanted(() => void router.navigate(signInPath()))
  router.subscribe(({ location }) => {
    if (isAccountPage(pathname) && !isAccountPage(location.pathname)) signInFirst.forget()
    pathname = location.pathname
  })
}
