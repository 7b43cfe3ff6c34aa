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
import * as say from './messages.ts'
import { actionInWords, type Listed, OUTCOMES, recordsInWords, STATES } from './words.ts'

/** /manage/batches: what was done to many records at once, newest first. */
export const Component = () => {
  usePageTitle(say.batches)
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
      <h1 className={pageStyles.title}>{say.batches}</h1>
      <p className={pageStyles.lead}>{say.whatBatchesAre}</p>
      {error && !isRefused && <Unavailable message={say.batchesNotLoaded} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.batches.length === 0 && (
        <p className={pageStyles.none} role="status">
          {say.noBatches}
        </p>
      )}
      <ul className={styles.items} aria-label={say.batches}>
        {found?.batches.map((batch) => (
          <Entry key={batch.id} batch={batch} now={now} />
        ))}
      </ul>
      {found && found.next !== null && (
        <Link to={`?before=${found.next}`} className={styles.link}>
          {say.olderBatches}
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
        <span>{say.changedRecords(recordsInWords(counts.changed, resource))}</span>
        {refused && <span>{refused}</span>}
        <span>{author ?? say.shop}</span>
        {confirmedAt !== null && <Ago at={confirmedAt} now={now} />}
        <span>{say.batchTitle(id)}</span>
      </p>
    </li>
  )
}
