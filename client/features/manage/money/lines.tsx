import { Link } from 'react-router-dom'
import type { PayoutLineFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { reckonedInWords } from '#client/ui/money/reckoned.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { lineInWords } from './words.ts'

/** Leads to the step of the order by which the artist earned it, or lost it. */
const EventLink = ({ kind, orderId }: { kind: string; orderId: string }) => {
  const isReversal = kind === 'reversal'
  return (
    <Link className={styles.link} to={`/orders/${orderId}#${isReversal ? 'refunded' : 'paid'}`}>
      {isReversal ? say.orderTakenBack : say.orderPaid}
    </Link>
  )
}

const COLUMNS: readonly MoneyColumn<PayoutLineFragment>[] = [
  {
    label: say.what,
    show: ({ kind, royalty }) => (
      <>
        {royalty ? royalty.name : lineInWords(kind)}
        <span className={styles.beside}>
          {royalty ? `${lineInWords(kind)}, ${reckonedInWords(royalty)}` : say.byStaff}
        </span>
      </>
    ),
  },
  {
    label: say.order,
    show: ({ royalty }) =>
      royalty && (
        <Link className={styles.link} to={`/orders/${royalty.orderId}`}>
          {royalty.orderId}
        </Link>
      ),
  },
  { label: say.day, show: ({ effectiveOn }) => <Day day={effectiveOn} /> },
  {
    label: say.event,
    show: ({ kind, royalty, stream, version }) => (
      <>
        {royalty && <EventLink kind={kind} orderId={royalty.orderId} />}
        <span className={styles.beside}>
          {stream}, {version}
        </span>
      </>
    ),
  },
  { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
]

const CLEARS: MoneyColumn<PayoutLineFragment> = {
  label: say.clears,
  show: ({ clearsOn }) => (clearsOn === null ? say.afterDelivery : <Day day={clearsOn} />),
}

interface LinesProps {
  lines: readonly PayoutLineFragment[]
  /** Whether they have not cleared. */
  isPending?: boolean
  none: string
}

/** Each cent, with the event that it comes from. */
export const Lines = ({ lines, isPending = false, none }: LinesProps) => (
  <MoneyTable
    label={say.lines}
    rows={lines}
    keyOf={({ entry }) => entry}
    columns={isPending ? [...COLUMNS.slice(0, 3), CLEARS, ...COLUMNS.slice(4)] : COLUMNS}
    none={none}
  />
)
