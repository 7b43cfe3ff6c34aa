import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import {
  AddedItem_ImageFragmentDoc,
  AddedTo_CartFragmentDoc,
  ImagePublishedDocument,
} from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { createRouter } from '#client/app/start/router.tsx'
import type { ChosenItem } from '#machines/add-to-cart/ports.ts'
import { selectFailure, selectIsPending, selectItem } from '#machines/add-to-cart/selectors.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import { selectCartToken, selectIsUnknown } from '#machines/cart-start/selectors.ts'
import * as say from './messages.ts'
import { nameInWords } from './name-in-words.ts'
import { offersOf } from './offers.ts'

interface AddingDeps {
  actors: Actors
  apollo: ApolloClient
  router: ReturnType<typeof createRouter>
  makeSignInPath: () => string
}

/**
 * What adding to the cart asks of the page around it: a word, another place, or to be told that the visitor
 * went on.
 */
export const connectAdding = ({ actors, apollo, router, makeSignInPath }: AddingDeps) => {
  const { addToCart, alerts, cartStart } = actors
  const { cache } = apollo
  // The add began on the page before this one: what this page read of the project may be older.
  const isFromBefore = selectIsPending(addToCart.getSnapshot())
  let { pathname } = router.state.location
  addToCart.on('signIn.wanted', () => void router.navigate(makeSignInPath()))
  addToCart.on('design.wanted', ({ url }) => location.assign(url))
  addToCart.on('item.added', ({ item: { imageId: id }, cartToken: token }) => {
    if (isFromBefore) reread(apollo, 'CartScreen')
    const held = cartStart.getSnapshot()
    const heldToken = selectCartToken(held)
    // Whoever has no cart is about to hold this new one: in a tab that follows, the leader has yet to say so.
    const isHeld = token === heldToken || (heldToken === null && !selectIsUnknown(held))
    const image = cache.readFragment({
      fragment: AddedItem_ImageFragmentDoc,
      id: cache.identify({ __typename: 'Image', id }),
    })
    const cart = cache.readFragment({
      fragment: AddedTo_CartFragmentDoc,
      id: cache.identify({ __typename: 'Cart', token }),
    })
    const href = isHeld || !cart ? '/cart' : `/projects/${cart.project.id}`
    // The visitor sees it in the list that the notice would lead to.
    if (href === pathname) return
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'success',
        text: say.addedTo(image?.title, nameInWords(cart?.project.name)),
        action: {
          kind: 'link',
          label: isHeld ? say.viewCart : say.viewProject,
          href,
        },
      }),
    })
  })
  offerRetry(actors)
  addToCart.on('add.failed', ({ failure }) => {
    const item = selectItem(addToCart.getSnapshot())
    if (failure.kind === 'invalid' && item) rereadPicture(apollo, item)
  })

  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    endLinksTo(pathname, alerts)
    addToCart.send({ type: 'place.left' })
  })
  // Stay here: the visitor has left the page that the add began on.
  if (isFromBefore) addToCart.send({ type: 'place.left' })
}

/** Whoever has arrived where a notice leads sees what it tells of. */
const endLinksTo = (pathname: string, alerts: Actors['alerts']) => {
  for (const { id, action } of selectAlerts(alerts.getSnapshot()))
    if (action?.kind === 'link' && action.href === pathname) alerts.send({ type: 'alert.dismissed', id })
}

/**
 * What was refused may have been taken out of sale since the picture was read: then its page is to say so.
 */
const rereadPicture = (apollo: ApolloClient, { imageId: id }: ChosenItem) =>
  void apollo
    .query({ query: ImagePublishedDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(() => {})

/** Says that the add failed for as long as it can be tried again. */
const offerRetry = ({ addToCart, alerts }: Actors) => {
  const retries = offersOf(alerts, 'adding.retry')
  addToCart.on('add.failed', ({ failure: { kind, message } }) =>
    retries.offer({
      status: 'danger',
      text: message,
      persistent: true,
      // Of the others, one helps by signing in, and the same again would be refused again.
      action: kind === 'unavailable' ? { label: say.tryAgain } : null,
    }),
  )
  addToCart.subscribe((snapshot) => {
    if (!selectFailure(snapshot)) retries.end()
  })
  retries.onChosen(() => addToCart.send({ type: 'add.retried' }))
}
