import { commandsOfReturn, type ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import type { OrderPageQuery, OrderReturnFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import { ReturnPictures } from './return-pictures.tsx'
import styles from './returns.module.css'
import { REASONS, STATUSES, WORDS } from './words.ts'

interface ReturnCardProps {
  order: Pick<NonNullable<OrderPageQuery['order']>, 'orderId' | 'lines'>
  cartToken: string | null
  one: OrderReturnFragment
  by: 'owner' | 'staff'
  isPending: boolean
  onAsk: (command: ReturnCommandType) => void
}

/** A return with its way so far, and what this visitor may do about it. */
export const ReturnCard = ({ order, cartToken, one, by, isPending, onAsk }: ReturnCardProps) => {
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.name || 'Untitled'
  return (
    <li id={one.id} className={styles.card}>
      <h3>Return {one.id}</h3>
      <p className={styles.reason}>
        {STATUSES[one.status]} · {REASONS[one.reason]}
        {one.total !== null && ` · ${formatMoney(one.total)}`}
      </p>
      <ul className={styles.items} aria-label="Returned items">
        {one.lines.map(({ id, quantity }) => (
          <li key={id}>
            {quantity} × {nameOf(id)}
          </li>
        ))}
      </ul>
      {one.text !== '' && <p className={styles.text}>{one.text}</p>}
      <ReturnPictures orderId={order.orderId} cartToken={cartToken} pictures={one.pictures} />
      <ol className={styles.timeline} aria-label={`Timeline of return ${one.id}`}>
        {one.timeline.map(({ status, at, reason, carrier, tracking, kept }) => (
          <li key={status}>
            <strong>{STATUSES[status]}</strong> <Time at={at} to="minute" />
            {(carrier || tracking) && <span>{[carrier, tracking].filter(Boolean).join(' ')}</span>}
            {kept && <span>Nothing to send back</span>}
            {reason !== null && <span className={styles.text}>{reason}</span>}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {commandsOfReturn(one, by).map((command) => (
          <Button
            key={command}
            variant="outline"
            size="sm"
            disabled={isPending}
            onClick={() => onAsk(command)}
          >
            {WORDS[command].label}
          </Button>
        ))}
      </div>
    </li>
  )
}
