import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** Says which cart a mutation has changed: its answer brings the cart along. */
export const createCartChangesLink = (onChanged: (token: string) => void) =>
  new ApolloLink((operation, forward) => {
    const answers = forward(operation)
    if (operation.operationType !== 'mutation') return answers
    return answers.pipe(
      tap(({ data }) => {
        for (const payload of Object.values(data ?? {})) {
          const token = findCartToken(payload)
          if (token !== null) onChanged(token)
        }
      }),
    )
  })

const findCartToken = (payload: unknown): string | null => {
  if (typeof payload !== 'object' || payload === null || !('cart' in payload)) return null
  const { cart } = payload
  const isCart = typeof cart === 'object' && cart !== null && 'token' in cart
  return isCart && typeof cart.token === 'string' ? cart.token : null
}
