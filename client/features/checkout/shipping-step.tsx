import { useSelector } from '@xstate/react'
import { type CheckoutRef, type ShownQuote, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { selectAddress } from '#machines/checkout/selectors.ts'
import styles from './shipping-step.module.css'
import { Actions, StepSection } from './step.tsx'

/** What it costs to bring it there. */
export const ShippingStep = ({ checkout, quote }: { checkout: CheckoutRef; quote: ShownQuote }) => {
  const address = useSelector(checkout, selectAddress)
  const { acceptShipping, goBack } = useCheckoutIntents(checkout)
  return (
    <StepSection title="Shipping">
      <div className={styles.way}>
        <div>
          <h3>To</h3>
          {address && <PostalAddress address={address} />}
        </div>
        <div className={styles.cost}>
          <h3>Standard shipping</h3>
          <p>{quote.shipping === 0 ? 'Free' : formatMoney(quote.shipping)}</p>
          <Arrives arrival={quote.arrival} />
          <p className={styles.note}>We mail you the carrier and the tracking number when it leaves.</p>
        </div>
      </div>
      <Actions>
        <Button size="lg" onClick={acceptShipping}>
          Continue to payment
        </Button>
        <Button variant="plain" size="lg" onClick={goBack}>
          Back
        </Button>
      </Actions>
    </StepSection>
  )
}
