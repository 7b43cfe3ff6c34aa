import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { BatchesDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Ago } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import pageStyles from '../list-page.module.css'
import historyStyles from '../resources/history/record-history.module.css'
import { useRefused } from '../use-refused.ts'
import styles from './batches.module.css'
import { actionInWords, type Listed, OUTCOMES, recordsInWords, STATES } from './words.ts'

/** /manage/batches: what was done to many records at once, newest first. */
export const Component = () => {
  usePageTitle('Batches')
  const [address] = useSearchParams()
  const now = useNow()
  const { data, previousData, error, loading, refetch } = useQuery(BatchesDocument, {
    variables: { before: address.get('before') },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const found = (data ?? (loading ? previousData : undefined))?.batches
  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <h1 className={pageStyles.title}>Batches</h1>
      <p className={pageStyles.lead}>
        What staff did to many records at once, newest first. Each can be undone at any time.
      </p>
      {error && !isRefused && (
        <Unavailable message="The batches could not be loaded." onRetry={() => void refetch()} />
      )}
      {!found && !error && <LoadingBar label="Loading" />}
      {found?.batches.length === 0 && (
        <p className={pageStyles.none} role="status">
          No batches yet. Select records in a list to change them together.
        </p>
      )}
      <ul className={styles.items} aria-label="Batches">
        {found?.batches.map((batch) => (
          <Entry key={batch.id} batch={batch} now={now} />
        ))}
      </ul>
      {found && found.next !== null && (
        <Link to={`?before=${found.next}`} className={styles.link}>
          Older batches
        </Link>
      )}
    </div>
  )
}

const Entry = ({ batch, now }: { batch: Listed; now: number }) => {
  const { id, state, author, confirmedAt, counts, resource } = batch
  const refused = counts.refused > 0 && `${counts.refused.toLocaleString('en-US')} ${OUTCOMES.REFUSED}`
  return (
    <li className={`${styles.item} ${styles.ofList}`}>
      <Link to={`/manage/batches/${id}`} className={styles.link}>
        {actionInWords(batch)}
      </Link>
      <p className={historyStyles.facts}>
        <strong>{STATES[state]}</strong>
        <span>{recordsInWords(counts.changed, resource)} changed</span>
        {refused && <span>{refused}</span>}
        <span>{author ?? 'Aquatint'}</span>
        {confirmedAt !== null && <Ago at={confirmedAt} now={now} />}
        <span>Batch {id}</span>
      </p>
    </li>
  )
}
