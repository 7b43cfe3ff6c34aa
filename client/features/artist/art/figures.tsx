import { useQuery } from '@apollo/client/react'
import { WorkFiguresDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.tsx'
import styles from './work.module.css'

const ROWS = [
  { name: 'views', label: say.views },
  { name: 'favorites', label: say.favorites },
  { name: 'adds', label: say.addedToCarts },
  { name: 'sales', label: say.printsSold },
  { name: 'royalties', label: say.royalties },
] as const

const SPANS = [
  { span: 'month', label: say.thirtyDays },
  { span: 'year', label: say.aYear },
  { span: 'all', label: say.allTime },
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
      <h2 id="figures">{say.figures}</h2>
      {error && <Unavailable message={say.figuresNotShown} onRetry={() => void refetch().catch(() => {})} />}
      {!figures && loading && <LoadingBar label={say.loadingFigures} />}
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
      <p className={styles.meaning}>{say.howCounted}</p>
    </section>
  )
}
