import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, replace, useParams } from 'react-router-dom'
import { takeOutOrderToken } from '#client/actors/orders/order-access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import type { ConfirmReturnProps } from '#client/features/returns/confirm-return.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import type { ConfirmChangeProps } from './changing/confirm-change.tsx'
import { OrderScreen } from './order-screen.tsx'

/** Remove the token from the address as soon as it is kept elsewhere. */
export const loader = ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
  const address = takeOutOrderToken(id, new URL(request.url))
  return address === null ? null : replace(address)
}

/** /orders/{id}: for whoever ordered, and for staff. Another visitor begins anew. */
export const OrderRoute = (dialogs: {
  ConfirmChange: ComponentType<ConfirmChangeProps>
  ConfirmReturn: ComponentType<ConfirmReturnProps>
}) => {
  const { id = '' } = useParams()
  const visitor = useAuth(selectUser)?.uuid ?? 'guest'
  return <OrderScreen key={`${id} ${visitor}`} orderId={id} {...dialogs} />
}
