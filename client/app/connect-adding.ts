import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import type { createRouter } from './router.tsx'

interface AddingDeps {
  actors: Actors
  router: ReturnType<typeof createRouter>
  signInPath: () => string
}

/** What adding to the cart asks of the page around it: a word, another place, or to be told that the visitor went on. */
export const connectAdding = ({ actors: { addToCart, alerts }, router, signInPath }: AddingDeps) => {
  addToCart.on('signIn.wanted', () => void router.navigate(signInPath()))
  addToCart.on('design.wanted', ({ url }) => location.assign(url))
  addToCart.on('item.added', () =>
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'success',
        text: 'Added to your cart.',
        action: { label: 'View cart', href: '/cart' },
      }),
    }),
  )
  addToCart.on('add.failed', ({ failure: { message } }) =>
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({ status: 'danger', text: message, persistent: true }),
    }),
  )

  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    addToCart.send({ type: 'place.left' })
  })
}
