import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMoneyChange } from '#client/actors/money-change.ts'
import type { OrderPageQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import type { ConfirmReturnProps } from './confirm-return.tsx'
import { ReturnCard } from './return-card.tsx'
import styles from './returns.module.css'
import { STATUSES } from './words.ts'

interface OrderReturnsProps {
  order: NonNullable<OrderPageQuery['order']>
  cartToken: string | null
  /** Staff who look at their own order are its owner. */
  by: 'owner' | 'staff'
  ConfirmReturn: ComponentType<ConfirmReturnProps>
  onOutdated: () => void
}

/** What was returned of an order, and the way to return more of it. */
export const OrderReturns = ({ order, cartToken, by, ConfirmReturn, onOutdated }: OrderReturnsProps) => {
  const { returns, left, until } = order.returns
  const [told, setTold] = useState('')
  const change = useMoneyChange((id) => {
    setTold(id)
  }, onOutdated)
  const asked = change.command?.kind === 'return' ? change.command : null
  const one = returns.find(({ id }) => id === asked?.id)
  const done = returns.find(({ id }) => id === told)
  if (returns.length === 0 && left.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 id="returns">Returns</h2>
      {left.length > 0 && until !== null && (
        <p className={styles.way}>
          <Link to={`/orders/${order.orderId}/return`} className={makeButtonClass({ variant: 'outline' })}>
            Return items
          </Link>
          <span>You can return items until {dayInWords(until)}.</span>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {done && `Return ${done.id}: ${STATUSES[done.status]}`}
      </p>
      {returns.length > 0 && (
        <ul className={styles.cards}>
          {returns.map((each) => (
            <ReturnCard
              key={each.id}
              order={order}
              cartToken={cartToken}
              one={each}
              by={by}
              isPending={change.isPending}
              onAsk={(command) =>
                change.ask({ kind: 'return', orderId: order.orderId, id: each.id, command })
              }
            />
          ))}
        </ul>
      )}
      {asked && one && (
        <ConfirmReturn
          command={asked.command}
          sum={formatMoney(one.total ?? 0)}
          byHand={order.payment.method !== 'CARD'}
          isPending={change.isPending}
          errors={change.errors}
          failure={change.failure?.message ?? null}
          onConfirm={change.confirm}
          onClose={change.dismiss}
        />
      )}
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dayInWords = (day: string) => DAY.format(new Date(day))
