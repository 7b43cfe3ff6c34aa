import { useFragment } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useBatchRun } from '#client/actors/batch-run.ts'
import { BatchProgressFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import pageStyles from '../list-page.module.css'
import historyStyles from '../resources/history/record-history.module.css'
import { BatchCommands } from './batch-commands.tsx'
import { BatchCounts } from './batch-counts.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { BatchItems } from './batch-items.tsx'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { readItemsPlace } from './place.ts'
import { actionInWords, LEADS, progressOf } from './words.ts'

interface BatchScreenProps {
  id: string
  /** Where there is no such batch. */
  NotFound: ComponentType
}

export const batchPath = (id: string): string => `/manage/batches/${id}`

/** /manage/batches/{id}: what a batch would do, does, or has done. */
export const BatchScreen = ({ id, NotFound }: BatchScreenProps) => {
  usePageTitle(say.batchTitle(id))
  const navigate = useNavigate()
  const now = useNow()
  const [address] = useSearchParams()
  const run = useBatchRun(id, (undoing) => void navigate(batchPath(undoing)))
  const { data: batch, complete } = useFragment({
    fragment: BatchProgressFragmentDoc,
    fragmentName: say.batchprogress,
    from: { __typename: 'Batch', id },
  })
  if (run.isMissing) return <NotFound />
  const place = readItemsPlace(address)
  return (
    <div className={pageStyles.page}>
      <p className={historyStyles.trail}>
        <Link to="/manage/batches">{say.batches}</Link>
        <span aria-hidden>/</span>
        <span>{say.batchTitle(id)}</span>
      </p>
      <h1 className={pageStyles.title}>{complete ? actionInWords(batch) : say.batchTitle(id)}</h1>
      {run.isUnread && <Unavailable message={say.batchNotLoaded} onRetry={run.retry} />}
      {!complete && !run.isUnread && <LoadingBar label={say.loading} />}
      {complete && (
        <>
          <BatchFacts batch={batch} now={now} />
          <p className={pageStyles.lead}>{LEADS[batch.state]}</p>
          {(batch.state === 'RUNNING' || batch.state === 'STOPPING') && (
            <progress
              className={styles.progress}
              aria-label={say.progress}
              value={progressOf(batch.counts)}
            />
          )}
          <BatchCounts batch={batch} shown={place} />
          <BatchCommands run={run} batch={batch} />
          {place && <BatchItems key={address.toString()} id={id} resource={batch.resource} place={place} />}
        </>
      )}
    </div>
  )
}
