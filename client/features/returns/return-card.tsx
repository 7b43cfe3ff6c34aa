import { commandsOfReturn, type ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import type { OrderReturnFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from './messages.ts'
import { ReturnPictures } from './return-pictures.tsx'
import styles from './returns.module.css'

export interface ReturnedOrder {
  orderId: string
  lines: readonly { id: string; name: string }[]
}

interface ReturnCardProps {
  order: ReturnedOrder
  cartToken: string | null
  one: OrderReturnFragment
  by: 'owner' | 'staff'
  isPending: boolean
  onAsk: (command: ReturnCommandType) => void
}

/** On the button that staff press most; whatever ends a return stands after it. */
const FIRST = new Set<ReturnCommandType>(['return.approve', 'return.receive', 'return.refund'])

/** A return with its way so far, and what this visitor may do about it. */
export const ReturnCard = ({ order, cartToken, one, by, isPending, onAsk }: ReturnCardProps) => {
  const { id, status, reason, text, lines, pictures, total, timeline } = one
  const commands = commandsOfReturn(one, by)
  const next = by === 'owner' ? say.whatIsNext[status]?.(id) : undefined
  const nameOf = (line: string) => order.lines.find((each) => each.id === line)?.name || say.untitled
  return (
    <li id={id} tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <h3>{say.returnName(id)}</h3>
        <span className={styles.status} data-status={status}>
          {say.statuses[status]}
        </span>
        {total !== null && <span className={styles.sum}>{formatMoney(total)}</span>}
      </div>
      {next && <p>{next}</p>}
      <div>
        <ul className={styles.items} aria-label={say.returnedItems}>
          {lines.map((line) => (
            <li key={line.id}>{say.countOf(line.quantity, nameOf(line.id))}</li>
          ))}
        </ul>
        <p className={styles.reason}>{say.reasons[reason]}</p>
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <ReturnPictures orderId={order.orderId} cartToken={cartToken} pictures={pictures} />
      <ol className={styles.timeline} aria-label={say.timelineOf(id)}>
        {timeline.map((moment) => (
          <li key={moment.status}>
            <strong>{say.statuses[moment.status]}</strong>
            <span>
              <Time at={moment.at} to="minute" />
              {by === 'staff' && moment.who.name && ` ${say.by(moment.who.name)}`}
            </span>
            {(moment.carrier || moment.tracking) && (
              <span>{[moment.carrier, moment.tracking].filter(Boolean).join(' ')}</span>
            )}
            {moment.kept && <span>{say.nothingToSendBack}</span>}
            {moment.reason !== null && <span className={styles.text}>{moment.reason}</span>}
          </li>
        ))}
      </ol>
      {commands.length > 0 && (
        <div className={styles.buttons}>
          {commands.map((command) => (
            <Button
              key={command}
              variant={FIRST.has(command) ? 'solid' : 'outline'}
              size="sm"
              disabled={isPending}
              onClick={() => onAsk(command)}
            >
              {say.commands[command].label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
