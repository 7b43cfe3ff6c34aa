import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { keepTyped, readTyped } from '#client/actors/orders/checkout-typed.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { selectFailure, selectFieldErrors, selectPayment } from '#machines/checkout/selectors.ts'
import * as say from './messages.tsx'
import { pickErrors } from './pick-errors.ts'
import styles from './step.module.css'
import { Actions } from './step.tsx'

interface PurchaseOrderProps {
  checkout: CheckoutRef
  /** What stands on the button. */
  label: string
  /** Nothing else is offered: who has none of their own may write a name. */
  isOnlyWay: boolean
  children: ReactNode
}

/** Pays by invoice, under a reference of the customer's own. */
export const PurchaseOrder = ({ checkout, label, isOnlyWay, children }: PurchaseOrderProps) => {
  const payment = useSelector(checkout, selectPayment)
  const failure = useSelector(checkout, selectFailure)
  const errors = useSelector(checkout, selectFieldErrors)
  const [typed] = useState(readTyped(checkout).reference)
  const { placeByPurchaseOrder } = useCheckoutIntents(checkout)
  return (
    <div className={styles.form}>
      <Form
        errors={pickErrors(['reference'], errors)}
        failure={failure?.message ?? null}
        onSubmit={(values) => placeByPurchaseOrder(readReference(values))}
        onTyped={(values) => keepTyped(checkout, { reference: readReference(values) })}
      >
        <TextField
          label={say.purchaseOrderNumber}
          name="reference"
          help={isOnlyWay ? say.noPurchaseOrder : say.isOnInvoice}
          maxLength={100}
          required
          defaultValue={typed ?? (payment?.method === 'purchase_order' ? payment.reference : '')}
        />
        <Actions>
          <Button type="submit" size="lg">
            {label}
          </Button>
          {children}
        </Actions>
      </Form>
    </div>
  )
}

const readReference = (values: FormData): string => String(values.get('reference')).trim()
