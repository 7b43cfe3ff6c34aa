import { Link } from 'react-router-dom'
import type { EarningsLinesFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './earnings.module.css'
import * as say from './messages.tsx'
import { Reckoned } from './reckoned.tsx'
import { lineInWords } from './words.ts'

type Line = EarningsLinesFragment['data'][number]

const WORK: MoneyColumn<Line> = {
  label: say.work,
  show: ({ kind, royalty }) => (
    <>
      {royalty ? (
        <Link className={styles.link} to={`/images/${royalty.imageId}`}>
          {royalty.name}
        </Link>
      ) : (
        lineInWords(kind)
      )}
      {royalty && lineInWords(kind) && <span className={styles.beside}>{lineInWords(kind)}</span>}
    </>
  ),
}
const RECKONED: MoneyColumn<Line> = {
  label: say.royalty,
  show: ({ royalty }) => royalty && <Reckoned royalty={royalty} />,
}
const DAY: MoneyColumn<Line> = { label: say.day, show: ({ effectiveOn }) => <Day day={effectiveOn} /> }
const CLEARS: MoneyColumn<Line> = {
  label: say.clears,
  show: ({ clearsOn }) => (clearsOn === null ? say.afterDelivery : <Day day={clearsOn} />),
}
const AMOUNT: MoneyColumn<Line> = {
  label: say.amount,
  isSum: true,
  show: ({ amount }) => formatMoney(amount),
}

interface EarningsLinesProps {
  heading: string
  /** Null where there are none to show. */
  lines: Pick<EarningsLinesFragment, 'count' | 'sum' | 'data'> | null
  /** Whether they have not cleared. */
  isPending?: boolean
  none: string
}

/** Each royalty with how it was reckoned, and what they come to. */
export const EarningsLines = ({ heading, lines, isPending = false, none }: EarningsLinesProps) => (
  <section aria-labelledby="lines">
    <h2 id="lines" className={styles.heading}>
      {heading}
    </h2>
    <MoneyTable
      label={heading}
      rows={lines?.data ?? []}
      keyOf={({ entry }) => entry}
      columns={[WORK, RECKONED, DAY, ...(isPending ? [CLEARS] : []), AMOUNT]}
      none={none}
    />
    {lines !== null && lines.data.length > 0 && (
      <p className={styles.together}>{say.total(<strong>{formatMoney(lines.sum)}</strong>)}</p>
    )}
    {lines !== null && lines.count > lines.data.length && <PagesOf count={lines.count} />}
  </section>
)
