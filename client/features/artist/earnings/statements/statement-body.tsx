import { Link } from 'react-router-dom'
import type { OwedPartsFragment, StatementPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { monthInWords } from '#client/ui/money/month.ts'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../earnings.module.css'
import { Reckoned } from '../reckoned.tsx'
import statements from './statements.module.css'
import { lineInWords } from './words.ts'

type Line = StatementPartsFragment['lines']['data'][number]

const COLUMNS: readonly MoneyColumn<Line>[] = [
  {
    label: 'What',
    show: ({ kind, royalty, payment, reason, corrects }) => (
      <>
        {payment === null ? (
          lineInWords(kind)
        ) : (
          <Link className={styles.link} to={`?show=payments&payment=${encodeURIComponent(payment)}`}>
            {lineInWords(kind)}
          </Link>
        )}
        <span className={styles.beside}>
          {royalty?.name ?? reason}
          {corrects && (
            <>
              {', of the statement of '}
              <Link
                className={styles.link}
                to={`?show=statements&statement=${encodeURIComponent(corrects.number)}`}
              >
                {monthInWords(corrects.month)}
              </Link>
            </>
          )}
        </span>
      </>
    ),
  },
  { label: 'Recorded', show: ({ recordedOn }) => <Day day={recordedOn} /> },
  { label: 'Royalty', show: ({ royalty }) => royalty && <Reckoned royalty={royalty} /> },
  { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
]

/** Opening, lines and closing. */
export const StatementBody = ({ statement }: { statement: StatementPartsFragment }) => {
  const { opening, closing, lines } = statement
  return (
    <>
      <Balance label="Opening balance" owed={opening} />
      <MoneyTable
        label="Lines of the statement"
        rows={lines.data}
        keyOf={({ entry }) => entry}
        columns={COLUMNS}
        none="Nothing changed what was owed."
      />
      {lines.count > lines.data.length && <PagesOf count={lines.count} size={50} />}
      <Balance label="Closing balance" owed={closing} />
    </>
  )
}

const Balance = ({ label, owed }: { label: string; owed: OwedPartsFragment }) => (
  <div className={statements.balance}>
    <p className={statements.total}>
      <span>{label}</span> <strong>{formatMoney(owed.total)}</strong>
    </p>
    <p className={styles.turn}>
      Pending {formatMoney(owed.pending)} ·{' '}
      {owed.cleared < 0 ? `owed back ${formatMoney(-owed.cleared)}` : `payable ${formatMoney(owed.cleared)}`}{' '}
      · on its way {formatMoney(owed.inTransit)}
    </p>
  </div>
)
