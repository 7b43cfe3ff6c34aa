import { type ComponentType, useEffect, useState } from 'react'
import { useMoneyChange } from '#client/actors/money-change.ts'
import type { OrderReturnFragment } from '#client/apollo/generated/graphql.ts'
import { formatMoney } from '#client/ui/money.ts'
import type { ConfirmReturnProps } from './confirm-return.tsx'
import * as say from './messages.ts'
import { ReturnCard, type ReturnedOrder } from './return-card.tsx'
import styles from './returns.module.css'

interface ReturnCardsProps {
  order: ReturnedOrder & { payment: { method: string } }
  returns: readonly OrderReturnFragment[]
  cartToken: string | null
  /** Staff who look at their own order are its owner. */
  by: 'owner' | 'staff'
  ConfirmReturn: ComponentType<ConfirmReturnProps>
  onOutdated: () => void
}

/** Returns of an order, with what this visitor may do about each. */
export const ReturnCards = (props: ReturnCardsProps) => {
  const { order, returns, cartToken, by, ConfirmReturn, onOutdated } = props
  const [changed, setChanged] = useState('')
  const change = useMoneyChange(setChanged, onOutdated)
  const asked = change.command?.kind === 'return' ? change.command : null
  const one = returns.find(({ id }) => id === asked?.id)
  const done = returns.find(({ id }) => id === changed)
  useEffect(() => {
    // The button that was pressed may be gone.
    if (done) document.getElementById(done.id)?.focus()
  }, [done])
  return (
    <>
      <p role="status" className="visually-hidden">
        {done && say.returnStands(done.id, done.status)}
      </p>
      <ul className={styles.cards} aria-label={say.returns}>
        {returns.map((each) => (
          <ReturnCard
            key={each.id}
            order={order}
            cartToken={cartToken}
            one={each}
            by={by}
            isPending={change.isPending}
            onAsk={(command) => change.ask({ kind: 'return', orderId: order.orderId, id: each.id, command })}
          />
        ))}
      </ul>
      {asked && one && (
        <ConfirmReturn
          command={asked.command}
          by={by}
          sum={formatMoney(one.total ?? 0)}
          byHand={order.payment.method !== 'CARD'}
          isPending={change.isPending}
          errors={change.errors}
          failure={change.failure?.message ?? null}
          onConfirm={change.confirm}
          onClose={change.dismiss}
        />
      )}
    </>
  )
}
