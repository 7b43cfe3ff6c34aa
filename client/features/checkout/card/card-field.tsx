import { type FormEvent, useId } from 'react'
import { useCardPayment } from '#client/actors/orders/card-payment.ts'
import { Button } from '#client/ui/button.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import type { CardFieldProps } from '../slots.ts'
import { Actions } from '../step.tsx'
import styles from './card-field.module.css'
import * as say from './messages.tsx'
import { TestCard } from './test-card.tsx'

/** A new sum is a new charge. */
export const CardField = (props: CardFieldProps) => (
  <CardForm key={`${props.projectToken} ${props.version} ${props.total}`} {...props} />
)

/**
 * The provider's own field for a card, which is authorised before the order is placed with it (spec.md
 * section 2, Checkout).
 */
const CardForm = ({
  projectToken,
  version,
  total,
  address,
  label,
  onAuthorized,
  onOutdated,
  children,
}: CardFieldProps) => {
  const charge = { projectToken, version, total, address }
  const { stripeKey } = useSettings()
  const payment = useCardPayment(stripeKey, charge, { onAuthorized, onOutdated })
  const { failure, isAuthorizing, isLoading, isUnloaded, isOver } = payment
  const submit = (event: FormEvent) => {
    event.preventDefault()
    payment.submit()
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <div>
        {stripeKey === null ? (
          <TestCard place={payment.place} isLocked={isAuthorizing || isOver} />
        ) : (
          <StripeCard {...payment} />
        )}
        {!isUnloaded && failure && (
          <p role="alert" className={styles.failure}>
            {failure.message}
          </p>
        )}
      </div>
      <Actions>
        <Button type="submit" size="lg" disabled={isLoading || isUnloaded || isAuthorizing || isOver}>
          {isAuthorizing ? say.confirmingCard : label}
        </Button>
        {children}
      </Actions>
    </form>
  )
}

type StripeCardProps = Pick<
  ReturnType<typeof useCardPayment>,
  'place' | 'failure' | 'isLoading' | 'isUnloaded' | 'retry'
>

/** Stripe's own field, in its place. */
const StripeCard = ({ place, failure, isLoading, isUnloaded, retry }: StripeCardProps) => {
  const labelId = useId()
  return (
    <>
      <p id={labelId} className={styles.label}>
        {say.card}
      </p>
      {isUnloaded && failure && <Unavailable message={failure.message} onRetry={retry} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself around a frame that has
          fields and words of its own. */}
      <div
        ref={place}
        role="group"
        aria-labelledby={labelId}
        aria-busy={isLoading}
        hidden={isUnloaded}
        className={styles.field}
      />
      <p className={styles.note}>{say.howCardIsCharged}</p>
    </>
  )
}
