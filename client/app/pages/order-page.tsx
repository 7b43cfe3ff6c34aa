import { createLateDialog } from '#client/app/parts/late-dialog.tsx'
import { OrderRoute, loader as openOrder } from '#client/features/orders/one/route.tsx'
import * as say from '../messages.ts'

export const loader = openOrder

/** Brings fields along, and most who look at an order only look. */
const ConfirmChange = createLateDialog(
  say.changeThisOrder,
  () => import('#client/features/orders/one/changing/confirm-change.tsx'),
  ({ ConfirmChange }) => ConfirmChange,
)

const ConfirmReturn = createLateDialog(
  say.changeThisReturn,
  () => import('#client/features/returns/confirm-return.tsx'),
  ({ ConfirmReturn }) => ConfirmReturn,
)

/** One order's page, with the dialogs that confirm a change of it and of its returns. */
export const Component = () => <OrderRoute ConfirmChange={ConfirmChange} ConfirmReturn={ConfirmReturn} />
