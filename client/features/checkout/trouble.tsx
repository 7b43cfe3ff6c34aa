import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectFailure } from '#machines/checkout/selectors.ts'
import styles from './step.module.css'
import { Actions, StepSection } from './step.tsx'

const Failure = ({ checkout }: { checkout: CheckoutRef }) => {
  const failure = useSelector(checkout, selectFailure)
  return (
    failure && (
      <p role="alert" className={styles.failure}>
        {failure.message}
      </p>
    )
  )
}

/** No order was made; the same can be placed again. */
export const Held = ({ checkout }: { checkout: CheckoutRef }) => {
  const { retryPlacing, goBack } = useCheckoutIntents(checkout)
  return (
    <StepSection
      title="Your order was not placed"
      lead="Nothing has been charged, and everything you filled in is still here."
    >
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryPlacing}>
          Try again
        </Button>
        <Button variant="plain" size="lg" onClick={goBack}>
          Change the payment
        </Button>
      </Actions>
    </StepSection>
  )
}

/** An order may have been made: nothing is offered but to look again. */
export const Unknown = ({ checkout }: { checkout: CheckoutRef }) => {
  const { retryPlacing } = useCheckoutIntents(checkout)
  const { phone } = useSettings()
  return (
    <StepSection
      title="We do not know yet whether your order was placed"
      lead={`Please do not order again. You can look again here${phone && `, or call us at ${phone}`}. Once it is placed, it is placed once.`}
    >
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryPlacing}>
          Look again
        </Button>
      </Actions>
    </StepSection>
  )
}

/** What the project costs is not known. */
export const Unread = ({ checkout, projectPath }: { checkout: CheckoutRef; projectPath: string }) => {
  const { retryReading } = useCheckoutIntents(checkout)
  return (
    <StepSection title="We could not load your order">
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryReading}>
          Try again
        </Button>
        <Link to={projectPath} className={makeButtonClass({ size: 'lg', variant: 'plain' })}>
          Back to your {useCartWord()}
        </Link>
      </Actions>
    </StepSection>
  )
}
