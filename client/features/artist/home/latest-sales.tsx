import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import styles from '../earnings/earnings.module.css'
import { stateInWords } from '../earnings/sales/words.ts'
import * as say from './messages.tsx'

type Sale = NonNullable<ArtistHomeQuery['earningsSales']>['data'][number]

const COLUMNS: readonly MoneyColumn<Sale>[] = [
  {
    label: say.work,
    show: ({ id, name }) => (
      <Link className={styles.link} to={`/artist/account?show=sales&sale=${encodeURIComponent(id)}`}>
        {name}
      </Link>
    ),
  },
  { label: say.day, show: ({ day }) => <Day day={day} /> },
  { label: say.state, show: stateInWords },
  { label: say.royalty, isSum: true, show: ({ royalty }) => formatMoney(royalty) },
]

/** The last few sales, and the way to all. */
export const LatestSales = ({ sales }: { sales: readonly Sale[] }) => (
  <section aria-labelledby="latest-sales">
    <h2 id="latest-sales" className={styles.heading}>
      {say.latestSales}
    </h2>
    <MoneyTable
      label={say.latestSales}
      rows={sales}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      none={say.nothingSold}
    />
    {sales.length > 0 && (
      <Link className={ways.way} to="/artist/account?show=sales">
        {say.allSales(<ArrowIcon />)}
      </Link>
    )}
  </section>
)
