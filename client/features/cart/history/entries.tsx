import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { ProjectHistoryDocument } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import styles from './entries.module.css'
import { entryIdOf, HistoryEntry } from './history-entry.tsx'
import * as say from './messages.ts'

export interface EntriesProps {
  cartToken: string
  isGuest: boolean
  /** Of the project: another one has something new to tell. */
  version: number
  /** The entry that the address leads to. */
  wanted: number | null
}

const PAGE = 20

/** What happened, the newest first, a page at a time. */
export const Entries = ({ cartToken, isGuest, version, wanted }: EntriesProps) => {
  const now = useNow()
  const [page, setPage] = useState(1)
  const { data, previousData, error, loading, refetch } = useQuery(ProjectHistoryDocument, {
    variables: { cartToken, page },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const history = (data ?? previousData)?.projectHistory
  useReread(version, () => void refetch().catch(() => {}))
  useShow(wanted, history !== undefined)

  if (error) return <Unavailable message={error.message} onRetry={() => refetch()} />
  if (!history) return <p className={styles.none}>{loading ? say.loading : say.noHistory}</p>
  const last = Math.max(1, Math.ceil(history.count / PAGE))
  return (
    <>
      <ol className={styles.entries} aria-busy={loading}>
        {history.entries.map((entry) => (
          <HistoryEntry
            key={entry.seq}
            entry={entry}
            cartToken={cartToken}
            isGuest={isGuest}
            now={now}
            isWanted={entry.seq === wanted}
          />
        ))}
      </ol>
      {last > 1 && (
        <nav className={styles.pages} aria-label={say.historyPages}>
          <button
            type="button"
            className={styles.step}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            {say.newer}
          </button>
          <span>{say.pageOf(page, last)}</span>
          <button
            type="button"
            className={styles.step}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            {say.older}
          </button>
        </nav>
      )}
    </>
  )
}

/** Asks again when the project has changed, but not at first. */
const useReread = (version: number, reread: () => void) => {
  const seen = useRef(version)
  const rereadNow = useEffectEvent(reread)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    rereadNow()
  }, [version])
}

/** Brings the entry that the address names into sight once it is there. */
const useShow = (wanted: number | null, isThere: boolean) => {
  useEffect(() => {
    if (wanted === null || !isThere) return
    const entry = document.getElementById(entryIdOf(wanted))
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [wanted, isThere])
}
