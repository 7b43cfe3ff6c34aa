import { FindOrderDocument } from '#client/apollo/generated/graphql.ts'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { keepOrderToken } from '#client/effects/order-access/order-tokens.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { findOrderPorts, OrderSought } from '#machines/find-order/ports.ts'
import { Refusal } from '#machines/refusal.ts'

export const createFindOrderEffects = (deps: AuthDeps) =>
  fillPorts<typeof findOrderPorts>({
    findOrder: (input) => findOrder(deps, input),
  })

const findOrder = async ({ apollo, vault }: AuthDeps, sought: OrderSought) => {
  const orderId = vault.takeSecret(sought.orderId)
  const email = vault.takeSecret(sought.email)
  if (orderId === null || email === null) throw new Refusal('BAD_USER_INPUT', say.typeOrderAgain)
  const { findOrder: found } = await ask(
    apollo.mutate({
      mutation: FindOrderDocument,
      variables: { input: { orderId, email } },
      fetchPolicy: 'no-cache',
      context: WITHOUT_SESSION,
    }),
  )
  refuseUserErrors(found.userErrors)
  return { place: vault.keepSecret(placeOf(found.orderId ?? '', found.cartToken ?? '')) }
}

/** A browser that may keep nothing has what opens the order in its address, as by the mail's link. */
const placeOf = (orderId: string, token: string): string => {
  const place = `/orders/${encodeURIComponent(orderId)}`
  return keepOrderToken(orderId, token) ? place : `${place}?cart=${encodeURIComponent(token)}`
}
