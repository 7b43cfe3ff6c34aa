import { type ReactNode, useSyncExternalStore } from 'react'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import type { Arrival } from '#client/features/purchase/arrival-words.ts'
import { itemsInWords, SumList, type Sums } from '#client/features/purchase/sums.tsx'
import { ChevronIcon } from '#client/ui/icons.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './summary.module.css'

interface SummaryProps {
  sums: Sums & { arrival: Arrival | null }
  children?: ReactNode
}

/**
 * What it comes to, with what it is made of: beside the steps where there is room, else folded above them.
 */
export const Summary = ({ sums, children }: SummaryProps) => {
  const hasRoom = useHasRoom()
  const what = (
    <>
      {children}
      <div className={styles.sums}>
        <SumList sums={sums} />
        <Arrives
          arrival={sums.arrival}
          note={sums.shippingIsEstimate ? say.estimatedForContiguousUs : undefined}
        />
      </div>
    </>
  )
  return (
    <section className={styles.summary} aria-label={say.orderSummary}>
      {hasRoom ? (
        <>
          <h2>{say.orderSummary}</h2>
          {what}
        </>
      ) : (
        <details>
          <summary className={styles.fold}>
            <span>
              {say.orderSummary} <span className={styles.count}>{itemsInWords(sums.quantity)}</span>
            </span>
            <span className={styles.sum}>{formatMoney(sums.grandTotal)}</span>
            <ChevronIcon />
          </summary>
          {what}
        </details>
      )}
    </section>
  )
}

const WIDE = '(width >= 992px)'

const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useHasRoom = () => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
