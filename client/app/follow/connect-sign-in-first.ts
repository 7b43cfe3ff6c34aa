import type { SignInFirst } from '#client/actors/people/sign-in-first.ts'
import type { createRouter } from '#client/app/start/router.tsx'

interface SignInFirstDeps {
  signInFirst: SignInFirst
  router: Pick<ReturnType<typeof createRouter>, 'navigate' | 'state' | 'subscribe'>
  makeSignInPath: () => string
}

const isAccountPage = (pathname: string) => pathname.startsWith('/accounts/')

/**
 * Leads visitors who must sign in first to the form; leaving the form for another page drops what they
 * wanted.
 */
export const connectSignInFirst = ({ signInFirst, router, makeSignInPath }: SignInFirstDeps) => {
  let { pathname } = router.state.location
  signInFirst.onWanted(() => void router.navigate(makeSignInPath()))
  router.subscribe(({ location }) => {
    if (isAccountPage(pathname) && !isAccountPage(location.pathname)) signInFirst.forget()
    pathname = location.pathname
  })
}
