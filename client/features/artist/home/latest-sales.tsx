import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import styles from '../earnings/earnings.module.css'
import { stateInWords } from '../earnings/sales/words.ts'

type Sale = NonNullable<ArtistHomeQuery['earningsSales']>['data'][number]

const COLUMNS: readonly MoneyColumn<Sale>[] = [
  {
    label: 'Work',
    show: ({ id, name }) => (
      <Link className={styles.link} to={`/artist/account?show=sales&sale=${encodeURIComponent(id)}`}>
        {name}
      </Link>
    ),
  },
  { label: 'Day', show: ({ day }) => <Day day={day} /> },
  { label: 'State', show: stateInWords },
  { label: 'Royalty', isSum: true, show: ({ royalty }) => formatMoney(royalty) },
]

/** The last few sales, and the way to all. */
export const LatestSales = ({ sales }: { sales: readonly Sale[] }) => (
  <section aria-labelledby="latest-sales">
    <h2 id="latest-sales" className={styles.heading}>
      Latest sales
    </h2>
    <MoneyTable
      label="Latest sales"
      rows={sales}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      none="Nothing was sold yet."
    />
    {sales.length > 0 && (
      <Link className={ways.way} to="/artist/account?show=sales">
        All sales <ArrowIcon />
      </Link>
    )}
  </section>
)
