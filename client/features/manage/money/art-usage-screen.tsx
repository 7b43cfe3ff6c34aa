import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtUsageDocument, type ArtUsageQuery } from '#client/apollo/generated/graphql.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { UsageByMonth } from './usage-by-month.tsx'

type Used = ArtUsageQuery['artUsage']['data'][number]

const BY = [
  ['image', 'Picture'],
  ['artist', 'Artist'],
] as const
const ORDERS = [
  ['-sales', 'Sales'],
  ['-quantity', 'Pieces'],
  ['-royalty', 'Royalties'],
] as const

const PICTURE: MoneyColumn<Used> = {
  label: 'Picture',
  show: ({ image, name }) =>
    image ? (
      <Link className={styles.link} to={`/manage/image/${encodeURIComponent(image)}`}>
        {name}
      </Link>
    ) : (
      name
    ),
}

const COLUMNS: readonly MoneyColumn<Used>[] = [
  {
    label: 'Artist',
    show: ({ artist, artistName }) =>
      artist ? (
        <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
          {artistName}
        </Link>
      ) : (
        artistName || 'Unknown'
      ),
  },
  { label: 'Pieces', isSum: true, show: ({ quantity }) => quantity.toLocaleString('en-US') },
  { label: 'Sales', isSum: true, show: ({ sales }) => formatMoney(sales) },
  { label: 'Royalties', isSum: true, show: ({ royalty }) => formatMoney(royalty) },
]

/** The days of a year; none for the last 365. */
const daysOf = (year: string) => ({
  from: year ? `${year}-01-01` : null,
  to: year ? `${year}-12-31` : null,
})

const chosenOf = (choices: readonly (readonly [string, string])[], typed: string | null): string =>
  choices.find(([value]) => value === typed)?.[0] ?? choices[0]?.[0] ?? ''

/** /manage/art-usage: what was sold, by picture or by artist, and by month. */
export const Component = () => {
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const now = new Date().getFullYear()
  const times = [
    ['', 'Last 12 months'],
    ...[now, now - 1, now - 2].map((year) => [`${year}`, `${year}`] as const),
  ] as const
  const [by, ordering] = [chosenOf(BY, address.get('by')), chosenOf(ORDERS, address.get('ordering'))]
  const year = chosenOf(times, address.get('year'))
  const asked = useQuery(ArtUsageDocument, {
    variables: { by, ordering, limit, offset, ...daysOf(year) },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const used = (data ?? (loading ? previousData : undefined))?.artUsage
  const choose = (change: Readonly<Record<string, string>>) => setAddress(narrow(address, change))
  return (
    <MoneyPage
      title="Art usage"
      lead="What was sold and paid for, without what was taken back."
      asked={asked}
    >
      <div className={choices.choices}>
        <LabelledSelect label="By" value={by} options={BY} onChoose={(chosen) => choose({ by: chosen })} />
        <LabelledSelect
          label="Time"
          value={year}
          options={times}
          onChoose={(chosen) => choose({ year: chosen })}
        />
        <LabelledSelect
          label="Sort by"
          value={ordering}
          options={ORDERS}
          onChoose={(chosen) => choose({ ordering: chosen })}
        />
      </div>
      {used && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label="What was sold"
            rows={used.data}
            keyOf={({ image, artist }) => `${image}/${artist}`}
            columns={by === 'image' ? [PICTURE, ...COLUMNS] : COLUMNS}
            none="Nothing was sold in this time."
          />
          <PagesOf count={used.count} />
        </div>
      )}
      <UsageByMonth {...daysOf(year)} />
    </MoneyPage>
  )
}
