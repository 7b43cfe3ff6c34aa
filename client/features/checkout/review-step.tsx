import { Link } from 'react-router-dom'
import { type CheckoutRef, type ShownQuote, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { Button } from '#client/ui/button.tsx'
import { LeftOut } from './left-out.tsx'
import { Lines } from './lines.tsx'
import styles from './review-step.module.css'
import { Actions, StepSection } from './step.tsx'

interface ReviewStepProps {
  checkout: CheckoutRef
  quote: ShownQuote
  /** What has changed since it was reviewed last. */
  notice: string | null
  /** Where the project can be changed. */
  projectPath: string
}

/** What would be ordered, and what would not. */
export const ReviewStep = ({ checkout, quote, notice, projectPath }: ReviewStepProps) => {
  const { confirmReview } = useCheckoutIntents(checkout)
  return (
    <StepSection title="Review your order">
      {notice && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      <LeftOut lines={quote.unavailable} />
      <Lines lines={quote.lines.map((line) => ({ key: line.itemId, ...line }))} label="What you order" />
      <Actions>
        <Button size="lg" onClick={confirmReview}>
          Continue to address
        </Button>
        <Link to={projectPath} className={styles.change}>
          Change the project
        </Link>
      </Actions>
    </StepSection>
  )
}
