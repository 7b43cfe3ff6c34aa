import { useQuery } from '@apollo/client/react'
import { WorkFiguresDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './work.module.css'

const ROWS = [
  { name: 'views', label: 'Views' },
  { name: 'favorites', label: 'Favorites' },
  { name: 'adds', label: 'Added to carts' },
  { name: 'sales', label: 'Prints sold' },
  { name: 'royalties', label: 'Royalties' },
] as const

const SPANS = [
  { span: 'month', label: '30 days' },
  { span: 'year', label: 'A year' },
  { span: 'all', label: 'All' },
] as const

/** What became of a work, and what each figure means. */
export const Figures = ({ id }: { id: string }) => {
  const { data, loading, error, refetch } = useQuery(WorkFiguresDocument, {
    variables: { ids: [id] },
    fetchPolicy: 'cache-and-network',
  })
  const figures = data?.ownWorkFigures?.[0]
  return (
    <section className={styles.figures} aria-labelledby="figures" aria-busy={loading}>
      <h2 id="figures">Figures</h2>
      {error && (
        <Unavailable
          message="The figures cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!figures && loading && <LoadingBar label="Loading the figures" />}
      {figures && (
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {SPANS.map(({ span, label }) => (
                <th key={span} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {SPANS.map(({ span }) => (
                  <td key={span}>
                    {name === 'royalties'
                      ? formatMoney(figures.royalties[span])
                      : figures[name][span].toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.meaning}>
        A view is one opening of the picture’s page or quick view by one visitor a day. Your own and our
        staff’s are not counted, and visitors who are not signed in count once for each network. Favorites are
        those that stand now. Sales and royalties are of prints that were paid for and not refunded. A year is
        365 days.
      </p>
    </section>
  )
}
