import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtistSalesDocument, type ArtistSalesQuery } from '#client/apollo/generated/graphql.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { monthInWords } from '#client/ui/money/month.ts'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { reckonedInWords } from '#client/ui/money/reckoned.ts'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from '../earnings.module.css'
import { stateInWords } from './words.ts'

type Page = NonNullable<ArtistSalesQuery['earningsSales']>
type Sale = Page['data'][number]

const COLUMNS: readonly MoneyColumn<Sale>[] = [
  {
    label: 'Work',
    show: ({ id, name, width, height, substrate, quantity }) => (
      <>
        <Link className={styles.link} to={`?show=sales&sale=${encodeURIComponent(id)}`}>
          {name}
        </Link>
        <span className={styles.beside}>
          {width} × {height} in · {substrate} · {quantity === 1 ? '1 piece' : `${quantity} pieces`}
        </span>
      </>
    ),
  },
  { label: 'Day', show: ({ day }) => <Day day={day} /> },
  { label: 'Royalty', show: reckonedInWords },
  { label: 'State', show: stateInWords },
  { label: 'Amount', isSum: true, show: ({ royalty }) => formatMoney(royalty) },
]

/** What was sold, by month and work; each leads to how its royalty was reckoned. */
export const Sales = () => {
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address, 50)
  const [month, work] = [address.get('month'), address.get('work')]
  const { data, previousData, loading, error, refetch } = useQuery(ArtistSalesDocument, {
    variables: { month, work, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? (loading ? previousData : undefined))?.earningsSales
  return (
    <section aria-labelledby="sales" aria-busy={loading}>
      <h2 id="sales" className={styles.heading}>
        Sales
      </h2>
      {error && (
        <Unavailable
          message="Your sales cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!shown && loading && <LoadingBar label="Loading your sales" />}
      {shown && <Listed sales={shown} isNarrowed={month !== null || work !== null} />}
    </section>
  )
}

const Listed = ({ sales, isNarrowed }: { sales: Page; isNarrowed: boolean }) => {
  const [address, setAddress] = useSearchParams()
  const { count, sum, data, months, works } = sales
  return (
    <>
      {works.length > 0 && (
        <div className={choices.choices}>
          <LabelledSelect
            label="Month"
            value={address.get('month') ?? ''}
            options={[['', 'All months'], ...months.map((each) => [each, monthInWords(each)] as const)]}
            onChoose={(month) => setAddress(narrow(address, { month }))}
          />
          <LabelledSelect
            label="Work"
            value={address.get('work') ?? ''}
            options={[['', 'All works'], ...works.map(({ imageId, name }) => [imageId, name] as const)]}
            onChoose={(work) => setAddress(narrow(address, { work }))}
          />
        </div>
      )}
      <MoneyTable
        label="Sales"
        rows={data}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        none={isNarrowed ? 'No sales match.' : 'Nothing was sold yet.'}
      />
      {data.length > 0 && (
        <p className={styles.together}>
          Royalties together <strong>{formatMoney(sum)}</strong>
        </p>
      )}
      {count > data.length && <PagesOf count={count} size={50} />}
    </>
  )
}
