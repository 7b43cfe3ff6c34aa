import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leadOn } from '#client/actors/lead-on.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Opens the sign-in form; the search answers once the test lets it. */
const openAtForm = () => {
  const search = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [{ path: '/' }, { path: '/cart' }, { path: '/form' }, { path: '/search', loader: () => search.promise }],
    { initialEntries: ['/', '/form'] },
  )
  router.initialize()
  closing.push(() => router.dispose())
  return { router, search, at: () => router.state.location.pathname, key: router.state.location.key }
}

describe('a visitor who has signed in', () => {
  test('is led on, and does not return to the form by going back', async () => {
    const { router, at, key } = openAtForm()
    leadOn(router, key, '/cart')
    await vi.waitFor(() => expect(at()).toBe('/cart'))
    await router.navigate(-1)
    expect(at()).toBe('/')
  })

  test('is given the page that they ask for at that moment', async () => {
    const { router, search, at, key } = openAtForm()
    const asked = router.navigate('/search')
    leadOn(router, key, '/cart')
    search.resolve(null)
    await asked
    expect(at()).toBe('/search')
    expect(router.state.navigation.state).toBe('idle')
  })

  test('is given the page that they ask for just after', async () => {
    const { router, search, at, key } = openAtForm()
    leadOn(router, key, '/cart')
    const asked = router.navigate('/search')
    search.resolve(null)
    await asked
    expect(at()).toBe('/search')
  })
})
