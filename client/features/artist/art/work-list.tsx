import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import {
  WorkFiguresDocument,
  type WorkFiguresQuery,
  type WorkTileFragment,
} from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './art.module.css'
import * as say from './messages.tsx'
import { workPath } from './place.ts'
import { StateBadge } from './state-badge.tsx'
import { titleOf } from './work-tile.tsx'

type Figures = NonNullable<WorkFiguresQuery['ownWorkFigures']>[number]
type Row = WorkTileFragment & { figures: Figures | null }

const figure = (label: string, read: (figures: Figures) => string): MoneyColumn<Row> => ({
  label,
  isSum: true,
  show: ({ figures }) => (figures ? read(figures) : '…'),
})

const count = (many: number): string => many.toLocaleString('en-US')

const COLUMNS: readonly MoneyColumn<Row>[] = [
  {
    label: say.work,
    show: (work) => (
      <Link to={workPath(work.id)} className={styles.lineLink}>
        <span className={styles.lineThumb}>
          <Picture media={work.media} alt="" sizes="56px" ratio={1} />
        </span>
        {titleOf(work)}
      </Link>
    ),
  },
  { label: say.state, show: (work) => <StateBadge work={work} /> },
  figure(say.views, ({ views }) => count(views.month)),
  figure(say.favorites, ({ favorites }) => count(favorites.month)),
  figure(say.added, ({ adds }) => count(adds.month)),
  figure(say.sold, ({ sales }) => count(sales.month)),
  figure(say.royalties, ({ royalties }) => formatMoney(royalties.month)),
]

/** Works as lines, each with what became of it in 30 days. */
export const WorkList = ({ works }: { works: readonly WorkTileFragment[] }) => {
  const ids = works.map(({ id }) => id)
  const { data, previousData, error, refetch } = useQuery(WorkFiguresDocument, {
    variables: { ids },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.ownWorkFigures ?? []
  const figuresOf = new Map(found.map((figures) => [figures.id, figures]))
  return (
    <>
      {error && <Unavailable message={say.figuresNotShown} onRetry={() => void refetch().catch(() => {})} />}
      <p className={styles.says}>{say.figuresOfLast30Days}</p>
      <MoneyTable
        label={say.worksAndFigures}
        rows={works.map((work) => ({ ...work, figures: figuresOf.get(work.id) ?? null }))}
        keyOf={({ id }) => id}
        columns={error && found.length === 0 ? COLUMNS.slice(0, 2) : COLUMNS}
        none=""
      />
    </>
  )
}
