import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { readTyped } from '#client/actors/orders/checkout-typed.ts'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { LockIcon } from '#client/ui/page-icons.tsx'
import { selectDue, selectFailure, selectPayment } from '#machines/checkout/selectors.ts'
import * as say from './messages.tsx'
import { PaymentMethod } from './payment-method.tsx'
import { PurchaseOrder } from './purchase-order.tsx'
import type { CheckoutParts } from './slots.ts'
import styles from './step.module.css'
import { StepSection } from './step.tsx'

interface PaymentStepProps extends Pick<CheckoutParts, 'CardField'> {
  checkout: CheckoutRef
}

/** How it is paid; what sends it says what it comes to. */
export const PaymentStep = ({ checkout, CardField }: PaymentStepProps) => {
  const payment = useSelector(checkout, selectPayment)
  const failure = useSelector(checkout, selectFailure)
  const due = useSelector(checkout, selectDue, isSameDue)
  const { goBack, placeWithCard, readAgain } = useCheckoutIntents(checkout)
  const isByInvoice = !CardField || readTyped(checkout).reference !== undefined
  const [method, setMethod] = useState(payment?.method ?? (isByInvoice ? 'purchase_order' : 'card'))
  const label = say.placeOrder(formatMoney(due?.total ?? 0))
  const back = (
    <Button variant="plain" size="lg" onClick={goBack}>
      {say.back}
    </Button>
  )
  return (
    <StepSection
      title={say.payment}
      lead={
        <span className={styles.secure}>
          <LockIcon /> {say.securePayment}
        </span>
      }
    >
      {CardField && <PaymentMethod method={method} onChange={setMethod} />}
      {CardField && due && method === 'card' ? (
        <>
          {failure && (
            <p role="alert" className={styles.failure}>
              {failure.message}
            </p>
          )}
          <CardField {...due} label={label} onAuthorized={placeWithCard} onOutdated={readAgain}>
            {back}
          </CardField>
        </>
      ) : (
        <PurchaseOrder checkout={checkout} label={label} isOnlyWay={!CardField}>
          {back}
        </PurchaseOrder>
      )}
    </StepSection>
  )
}

type Due = ReturnType<typeof selectDue>

const isSameDue = (one: Due, other: Due) =>
  one?.version === other?.version && one?.total === other?.total && one?.address === other?.address
