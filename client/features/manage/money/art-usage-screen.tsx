import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtUsageDocument, type ArtUsageQuery } from '#client/apollo/generated/graphql.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { UsageByMonth } from './usage-by-month.tsx'

type Used = ArtUsageQuery['artUsage']['data'][number]

const BY = [
  ['image', say.picture],
  ['artist', say.artist],
] as const
const ORDERS = [
  ['-sales', say.sales],
  ['-quantity', say.pieces],
  ['-royalty', say.royalties],
] as const

const PICTURE: MoneyColumn<Used> = {
  label: say.picture,
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
    label: say.artist,
    show: ({ artist, artistName }) =>
      artist ? (
        <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
          {artistName}
        </Link>
      ) : (
        artistName || say.unknown
      ),
  },
  { label: say.pieces, isSum: true, show: ({ quantity }) => quantity.toLocaleString('en-US') },
  { label: say.sales, isSum: true, show: ({ sales }) => formatMoney(sales) },
  { label: say.royalties, isSum: true, show: ({ royalty }) => formatMoney(royalty) },
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
    ['', say.last12Months],
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
    <MoneyPage title={say.artUsage} lead={say.whatUsageCounts} asked={asked}>
      <div className={choices.choices}>
        <LabelledSelect
          label={say.by}
          value={by}
          options={BY}
          onChoose={(chosen) => choose({ by: chosen })}
        />
        <LabelledSelect
          label={say.time}
          value={year}
          options={times}
          onChoose={(chosen) => choose({ year: chosen })}
        />
        <LabelledSelect
          label={say.sortBy}
          value={ordering}
          options={ORDERS}
          onChoose={(chosen) => choose({ ordering: chosen })}
        />
      </div>
      {used && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label={say.whatWasSold}
            rows={used.data}
            keyOf={({ image, artist }) => `${image}/${artist}`}
            columns={by === 'image' ? [PICTURE, ...COLUMNS] : COLUMNS}
            none={say.nothingSold}
          />
          <PagesOf count={used.count} />
        </div>
      )}
      <UsageByMonth {...daysOf(year)} />
    </MoneyPage>
  )
}
