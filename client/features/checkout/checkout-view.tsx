import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { type CheckoutRef, useAgreedQuote, useShownQuote } from '#client/actors/orders/checkout.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import {
  selectFailure,
  selectFieldErrors,
  selectIsFinding,
  selectStep,
  selectView,
} from '#machines/checkout/selectors.ts'
import { AddressStep } from './address/address-step.tsx'
import { Changed } from './changed.tsx'
import styles from './checkout-view.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { Lines } from './lines.tsx'
import * as say from './messages.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { PaymentStep } from './payment-step.tsx'
import { Placing } from './placing.tsx'
import { Progress } from './progress.tsx'
import { ReviewStep } from './review-step.tsx'
import type { CheckoutParts } from './slots.ts'
import { Summary } from './summary.tsx'
import { Held, Unknown, Unread } from './trouble.tsx'
import { useStepHistory } from './use-step-history.ts'

export interface CheckoutViewProps extends CheckoutParts {
  checkout: CheckoutRef
  projectPath: string
}

/** A checkout as it stands: one step or what stands in its place, and beside it what it comes to. */
export const CheckoutView = ({
  checkout,
  projectPath,
  watchCheckout,
  CardField,
  PlaceField,
}: CheckoutViewProps) => {
  useStepHistory(checkout)
  useEffect(() => watchCheckout(checkout), [watchCheckout, checkout])
  const view = useSelector(checkout, selectView)
  const step = useSelector(checkout, selectStep)
  const failure = useSelector(checkout, selectFailure)
  const isFinding = useSelector(checkout, selectIsFinding)
  const quote = useShownQuote(checkout)
  const agreed = useAgreedQuote(checkout, quote)
  const steps = useFocusOnChange(checkout, step ?? view)
  if (view === 'empty') return <NothingToOrder unavailable={quote?.unavailable ?? []} />
  return (
    <div className={styles.columns}>
      <div ref={steps}>
        <LeaveGuard checkout={checkout} />
        <Progress checkout={checkout} />
        {(view === 'reading' || view === 'over') && (
          <div className={styles.reading} role="status">
            <LoadingBar label={say.loadingOrder} />
            {view === 'reading' && say.checkingPrices}
          </div>
        )}
        {view === 'unread' && <Unread checkout={checkout} projectPath={projectPath} />}
        {view === 'placing' && <Placing isFinding={isFinding} />}
        {view === 'held' && <Held checkout={checkout} />}
        {view === 'unknown' && <Unknown checkout={checkout} />}
        {view === 'changed' && quote && <Changed checkout={checkout} quote={quote} agreed={agreed} />}
        {step === 'address' && (
          <AddressStep checkout={checkout} PlaceField={PlaceField} projectPath={projectPath} />
        )}
        {step === 'review' && quote && (
          <ReviewStep
            checkout={checkout}
            quote={quote}
            notice={failure?.message ?? null}
            projectPath={projectPath}
          />
        )}
        {step === 'payment' && <PaymentStep checkout={checkout} CardField={CardField} />}
      </div>
      {quote && (
        <aside className={styles.side}>
          <Summary sums={quote}>
            {step !== 'review' && (
              <Lines
                lines={quote.lines.map((line) => ({ key: line.itemId, ...line }))}
                label={say.itemsInOrder}
                isCompact
              />
            )}
          </Summary>
          {quote.email !== null && (
            <p className={styles.mail}>{say.emailGoesTo(<strong>{quote.email}</strong>)}</p>
          )}
        </aside>
      )}
    </div>
  )
}

/** Moves the focus to the next step, unless a wrong field has it already. */
const useFocusOnChange = (checkout: CheckoutRef, shown: string) => {
  const container = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (Object.keys(selectFieldErrors(checkout.getSnapshot())).length > 0) return
    container.current?.querySelector('h2')?.focus()
  }, [checkout, shown])
  return container
}
