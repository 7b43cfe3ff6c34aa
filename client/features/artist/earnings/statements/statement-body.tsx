import { Link } from 'react-router-dom'
import type { OwedPartsFragment, StatementPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { monthInWords } from '#client/ui/money/month.ts'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../earnings.module.css'
import * as say from '../messages.tsx'
import { Reckoned } from '../reckoned.tsx'
import statements from './statements.module.css'
import { lineInWords } from './words.ts'

type Line = StatementPartsFragment['lines']['data'][number]

const COLUMNS: readonly MoneyColumn<Line>[] = [
  {
    label: say.what,
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
              {say.ofStatementOf}
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
  { label: say.recorded, show: ({ recordedOn }) => <Day day={recordedOn} /> },
  { label: say.royalty, show: ({ royalty }) => royalty && <Reckoned royalty={royalty} /> },
  { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
]

/** Opening, lines and closing. */
export const StatementBody = ({ statement }: { statement: StatementPartsFragment }) => {
  const { opening, closing, lines } = statement
  return (
    <>
      <Balance label={say.openingBalance} owed={opening} />
      <MoneyTable
        label={say.statementLines}
        rows={lines.data}
        keyOf={({ entry }) => entry}
        columns={COLUMNS}
        none={say.nothingChanged}
      />
      {lines.count > lines.data.length && <PagesOf count={lines.count} size={50} />}
      <Balance label={say.closingBalance} owed={closing} />
    </>
  )
}

const Balance = ({ label, owed }: { label: string; owed: OwedPartsFragment }) => (
  <div className={statements.balance}>
    <p className={statements.total}>
      <span>{label}</span> <strong>{formatMoney(owed.total)}</strong>
    </p>
    <p className={styles.turn}>
      {say.balanceInWords(
        formatMoney(owed.pending),
        owed.cleared < 0
          ? say.owedBackSum(formatMoney(-owed.cleared))
          : say.payableSum(formatMoney(owed.cleared)),
        formatMoney(owed.inTransit),
      )}
    </p>
  </div>
)
