import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { wishFavorite } from '#client/actors/pictures/favorite.ts'
import { connectSignInFirst } from '#client/app/follow/connect-sign-in-first.ts'
import { selectIsKnown, selectIsSignedIn } from '#machines/auth/selectors.ts'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const session = {
  __typename: 'Session',
  access: 'access-1',
  user: { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@aquatint.test', isStaff: true },
  profile: { __typename: 'Profile', userId: 'u-1', currentProject: null },
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Opens a wall of pictures before a visitor, in a shop that keeps their hearts. */
const openWall = async () => {
  const kept: unknown[] = []
  const graph = await openStandInGraph(({ operation, variables: { input }, headers }) => {
    if (operation === 'SignIn')
      return answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    if (operation !== 'SetImageFavorite') return answerRefused('UNAUTHENTICATED')
    const { id, favorite } = input as { id: string; favorite: boolean }
    kept.push([id, favorite, headers.authorization])
    const image = { __typename: 'Image', id, isFavorite: favorite }
    return answerDone({ setImageFavorite: { __typename: 'ImagePayload', image, userErrors: [] } })
  })
  const visit = await openTestVisit(graph.uri)
  const { actors, signInFirst, vault, leave } = visit
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/search?q=fern#fern'] })
  const makeSignInPath = () => '/accounts/login?redirect=back'
  connectSignInFirst({ signInFirst, router, makeSignInPath })
  closing.push(graph.close, () => router.dispose(), leave)
  return {
    kept,
    router,
    wish: (imageId: string, on: boolean) => wishFavorite(visit, imageId, on),
    signIn: async () => {
      await waitFor(actors.auth, selectIsKnown)
      const secret = vault.keepSecret('a password')
      actors.auth.send({ type: 'signIn.submitted', email: session.user.email, secret })
      await waitFor(actors.auth, selectIsSignedIn)
    },
    isAtSignIn: () => vi.waitFor(() => expect(router.state.location.pathname).toBe('/accounts/login')),
  }
}

test('a visitor who is signed in stays where they are, and the heart is kept', async () => {
  const wall = await openWall()
  await wall.signIn()
  wall.wish('fern', true)
  await vi.waitFor(() => expect(wall.kept).toEqual([['fern', true, 'JWT access-1']]))
  expect(wall.router.state.location.pathname).toBe('/search')
})

test('a visitor who is not signed in is led to sign in, and the heart is kept once they have', async () => {
  const wall = await openWall()
  wall.wish('fern', true)
  await wall.isAtSignIn()
  expect(wall.kept).toEqual([])
  await wall.router.navigate('/accounts/register')
  await wall.signIn()
  await vi.waitFor(() => expect(wall.kept).toEqual([['fern', true, 'JWT access-1']]))
})

test('a visitor who goes elsewhere instead of signing in gives up the heart', async () => {
  const wall = await openWall()
  wall.wish('fern', true)
  await wall.isAtSignIn()
  await wall.router.navigate('/search')
  await wall.router.navigate('/accounts/login')
  await wall.signIn()
  wall.wish('dune', true)
  await vi.waitFor(() => expect(wall.kept).toEqual([['dune', true, 'JWT access-1']]))
})

test('the last of several hearts is the one that is kept', async () => {
  const wall = await openWall()
  wall.wish('fern', true)
  await wall.isAtSignIn()
  wall.wish('dune', true)
  await wall.signIn()
  await vi.waitFor(() => expect(wall.kept).toEqual([['dune', true, 'JWT access-1']]))
})
