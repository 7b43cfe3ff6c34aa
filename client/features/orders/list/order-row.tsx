import { Link } from 'react-router-dom'
import type { OrderRow_OrderFragment } from '#client/apollo/generated/graphql.ts'
import { makeRenditionAddress } from '#client/features/media/source-set.ts'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from '../messages.tsx'
import { ownNameOf } from '../own-name.ts'
import { piecesInWords, STATUS } from '../status-words.ts'
import styles from './order-row.module.css'

interface OrderRowProps {
  order: OrderRow_OrderFragment
  /** Says whose it is. */
  showsOwner: boolean
}

/** An order in a list, all of it the way to its page. */
export const OrderRow = ({ order, showsOwner }: OrderRowProps) => {
  const { orderId, status, placedAt, email, quantity, grandTotal, project, pictures } = order
  const name = ownNameOf(project)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <Link to={`/orders/${encodeURIComponent(orderId)}`}>{say.orderNumber(orderId)}</Link>
        </h2>
        <p className={styles.facts}>
          <Time at={placedAt} to="day" />
          {name !== null && <span className={styles.project}>{name}</span>}
        </p>
        {showsOwner && <p className={styles.owner}>{email}</p>}
      </div>
      <ul className={styles.pictures} aria-label={say.pictures}>
        {pictures.map(({ name, mediaTemplate, placeholder }, index) => (
          // A picture may be in an order twice, and the order of lines never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <img
              src={makeRenditionAddress(mediaTemplate, 160)}
              alt={name || say.untitled}
              width={64}
              height={64}
              loading="lazy"
              decoding="async"
              style={{ backgroundImage: `url("${placeholder}")` }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.status} data-status={status}>
        {STATUS[status]}
      </p>
      <p className={styles.pieces}>{piecesInWords(quantity)}</p>
      <p className={styles.total}>{formatMoney(grandTotal)}</p>
    </li>
  )
}
