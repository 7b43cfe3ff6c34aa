import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { type CheckoutRef, type ShownQuote, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button } from '#client/ui/button.tsx'
import { selectAddress } from '#machines/checkout/selectors.ts'
import { LeftOut } from './left-out.tsx'
import { Lines } from './lines.tsx'
import * as say from './messages.tsx'
import styles from './review-step.module.css'
import { Shipping } from './shipping.tsx'
import { Actions, StepSection } from './step.tsx'

interface ReviewStepProps {
  checkout: CheckoutRef
  quote: ShownQuote
  /** What has changed since it was reviewed last. */
  notice: string | null
  /** Where the project can be changed. */
  projectPath: string
}

/** What would be ordered and what would not, where it goes, and what that costs. */
export const ReviewStep = ({ checkout, quote, notice, projectPath }: ReviewStepProps) => {
  const address = useSelector(checkout, selectAddress)
  const { confirmReview, goBack } = useCheckoutIntents(checkout)
  return (
    <StepSection title={say.reviewYourOrder}>
      {notice && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      {address && <Shipping address={address} quote={quote} onChange={goBack} />}
      <LeftOut lines={quote.unavailable} />
      <Lines lines={quote.lines.map((line) => ({ key: line.itemId, ...line }))} label={say.whatYouOrder} />
      <Link to={projectPath} className={styles.change}>
        {say.changeYour(useCartWord())}
      </Link>
      <Actions>
        <Button size="lg" onClick={confirmReview}>
          {say.continueToPayment}
        </Button>
        <Button variant="plain" size="lg" onClick={goBack}>
          {say.back}
        </Button>
      </Actions>
    </StepSection>
  )
}
