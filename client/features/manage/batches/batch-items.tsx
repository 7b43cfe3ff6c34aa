import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { BatchItemsDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import { BatchItem } from './batch-item.tsx'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { type ItemsPlace, writeItemsPlace } from './place.ts'
import { RefusedFile } from './refused-file.tsx'
import { OUTCOMES } from './words.ts'

interface BatchItemsProps {
  id: string
  resource: string
  place: ItemsPlace
}

/** The records of a batch that came, or would come, to one thing. */
export const BatchItems = ({ id, resource, place }: BatchItemsProps) => {
  const { data, previousData, error, loading, refetch } = useQuery(BatchItemsDocument, {
    variables: { id, ...place },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const words = place.isNew ? say.newRecords : say.recordsOfOutcome(OUTCOMES[place.outcome])
  const found = (data ?? (loading ? previousData : undefined))?.batchItems
  return (
    <section aria-label={words} aria-busy={loading}>
      <h2 className={styles.heading}>{words}</h2>
      {place.outcome === 'REFUSED' && <RefusedFile id={id} resource={resource} />}
      {place.reason !== null && <p className={styles.note}>{place.reason}</p>}
      {error && !isRefused && <Unavailable message={say.recordsNotLoaded} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.items.length === 0 && (
        <p className={pageStyles.none} role="status">
          {say.none}
        </p>
      )}
      <ul className={styles.items}>
        {found?.items.map((item) => (
          <BatchItem key={item.place} item={item} resource={resource} isOfReason={place.reason !== null} />
        ))}
      </ul>
      {found && found.next !== null && (
        <Link to={writeItemsPlace({ ...place, after: found.next })} className={styles.link}>
          {say.nextOfOutcome(OUTCOMES[place.outcome])}
        </Link>
      )}
    </section>
  )
}
