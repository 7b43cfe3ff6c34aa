import { useSelector } from '@xstate/react'
import { type CheckoutRef, type ShownQuote, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { selectChange } from '#machines/checkout/selectors.ts'
import styles from './changed.module.css'
import { findChanges } from './changes.ts'
import * as say from './messages.tsx'
import { Actions, StepSection } from './step.tsx'

interface ChangedProps {
  checkout: CheckoutRef
  quote: ShownQuote
  /** What was agreed to; null where this page does not know it any more, as after a reload. */
  agreed: ShownQuote | null
}

/** What it costs now beside what was agreed to: nothing is placed without a word. */
export const Changed = ({ checkout, quote, agreed }: ChangedProps) => {
  const change = useSelector(checkout, selectChange, isSameChange)
  const { acceptChange, declineChange } = useCheckoutIntents(checkout)
  if (!change) return null
  const { was, now } = change
  return (
    <StepSection title={say.somethingHasChanged} lead={say.seeWhatChanged}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say.was}</th>
            <th scope="col">{say.now}</th>
          </tr>
        </thead>
        <tbody>
          {agreed &&
            findChanges(agreed, quote).map((line) => (
              <tr key={line.key}>
                <th scope="row">{line.name}</th>
                <td>{line.was}</td>
                <td>{line.now}</td>
              </tr>
            ))}
          <tr className={styles.total}>
            <th scope="row">{say.total}</th>
            <td>{formatMoney(was)}</td>
            <td>{formatMoney(now)}</td>
          </tr>
        </tbody>
      </table>
      <Actions>
        <Button size="lg" onClick={acceptChange}>
          {say.placeOrder(formatMoney(now))}
        </Button>
        <Button variant="plain" size="lg" onClick={declineChange}>
          {say.reviewAgain}
        </Button>
      </Actions>
    </StepSection>
  )
}

type Change = ReturnType<typeof selectChange>

const isSameChange = (one: Change, other: Change) => one?.was === other?.was && one?.now === other?.now
