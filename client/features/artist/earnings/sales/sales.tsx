import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtistSalesDocument, type ArtistSalesQuery } from '#client/apollo/generated/graphql.ts'
import { frameWords } from '#client/features/purchase/frame-words.ts'
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
import * as say from '../messages.tsx'
import { stateInWords } from './words.ts'

type Page = NonNullable<ArtistSalesQuery['earningsSales']>
type Sale = Page['data'][number]

const COLUMNS: readonly MoneyColumn<Sale>[] = [
  {
    label: say.work,
    show: ({ id, name, width, height, substrate, frame, quantity }) => (
      <>
        <Link className={styles.link} to={`?show=sales&sale=${encodeURIComponent(id)}`}>
          {name}
        </Link>
        <span className={styles.beside}>{say.soldAs(width, height, substrate, say.pieces(quantity))}</span>
        {frame && <span className={styles.beside}>{frameWords(frame)}</span>}
      </>
    ),
  },
  { label: say.day, show: ({ day }) => <Day day={day} /> },
  { label: say.royalty, show: reckonedInWords },
  { label: say.state, show: stateInWords },
  { label: say.amount, isSum: true, show: ({ royalty }) => formatMoney(royalty) },
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
        {say.sales}
      </h2>
      {error && <Unavailable message={say.salesNotShown} onRetry={() => void refetch().catch(() => {})} />}
      {!shown && loading && <LoadingBar label={say.loadingSales} />}
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
            label={say.month}
            value={address.get('month') ?? ''}
            options={[['', say.allMonths], ...months.map((each) => [each, monthInWords(each)] as const)]}
            onChoose={(month) => setAddress(narrow(address, { month }))}
          />
          <LabelledSelect
            label={say.work}
            value={address.get('work') ?? ''}
            options={[['', say.allWorks], ...works.map(({ imageId, name }) => [imageId, name] as const)]}
            onChoose={(work) => setAddress(narrow(address, { work }))}
          />
        </div>
      )}
      <MoneyTable
        label={say.sales}
        rows={data}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        none={isNarrowed ? say.noSalesMatch : say.nothingSold}
      />
      {data.length > 0 && (
        <p className={styles.together}>{say.royaltiesTotal(<strong>{formatMoney(sum)}</strong>)}</p>
      )}
      {count > data.length && <PagesOf count={count} size={50} />}
    </>
  )
}
