import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectFailure } from '#machines/checkout/selectors.ts'
import * as say from './messages.tsx'
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
    <StepSection title={say.orderNotPlaced} lead={say.nothingIsLost}>
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryPlacing}>
          {say.tryAgain}
        </Button>
        <Button variant="plain" size="lg" onClick={goBack}>
          {say.changePayment}
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
    <StepSection title={say.unknownWhetherPlaced} lead={say.doNotOrderAgain(phone)}>
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryPlacing}>
          {say.checkAgain}
        </Button>
      </Actions>
    </StepSection>
  )
}

/** What the project costs is not known. */
export const Unread = ({ checkout, projectPath }: { checkout: CheckoutRef; projectPath: string }) => {
  const { retryReading } = useCheckoutIntents(checkout)
  return (
    <StepSection title={say.orderNotLoaded}>
      <Failure checkout={checkout} />
      <Actions>
        <Button size="lg" onClick={retryReading}>
          {say.tryAgain}
        </Button>
        <Link to={projectPath} className={makeButtonClass({ size: 'lg', variant: 'plain' })}>
          {say.backToYour(useCartWord())}
        </Link>
      </Actions>
    </StepSection>
  )
}
