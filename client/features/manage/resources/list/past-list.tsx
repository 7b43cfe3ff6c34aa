import { useQuery } from '@apollo/client/react'
import { type ComponentType, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { RecordsDocument, ResourceListDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../../list-page.module.css'
import { useRefused } from '../../use-refused.ts'
import recordStyles from '../record/record.module.css'
import { valuesOf } from '../types/type.ts'
import { typeOf } from '../types/types.ts'
import { AsOfPopup } from './as-of-popup.tsx'
import { ListPager } from './list-pager.tsx'
import * as say from './messages.tsx'
import { PastTable } from './past-table.tsx'
import { ALL, changePlace, type ListPlace, toVariables, writePlace } from './place.ts'
import styles from './record-list-screen.module.css'

interface PastListProps {
  resource: string
  place: ListPlace
  /** ISO 8601 */
  at: string
  /** Where there is no such resource. */
  NotFound: ComponentType
}

const NONE: readonly string[] = []

/** A list as it stood at a moment, newest first: it can be read, and nothing of it be changed. */
export const PastList = ({ resource, place, at, NotFound }: PastListProps) => {
  const navigate = useNavigate()
  const described = useQuery(ResourceListDocument, { variables: { name: resource } })
  const { data, previousData, error, loading, refetch } = useQuery(RecordsDocument, {
    variables: toVariables(resource, place),
  })
  const found = (data ?? (loading ? previousData : undefined))?.records
  const isRefused = useRefused(error ?? described.error)
  const type = useMemo(() => {
    const [first] = found?.records ?? []
    return typeOf(resource, first ? Object.keys(valuesOf(first)) : NONE)
  }, [resource, found])
  usePageTitle(type.label)
  if (described.data?.resource === null) return <NotFound />
  const go = (to: ListPlace) => void navigate({ search: writePlace(to) })
  const now = writePlace(changePlace(place, { at: null })) || `?view=${ALL}`
  const fields = new Map(described.data?.resource?.fields?.map((field) => [field.name, field]))
  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <header className={styles.header}>
        <h1 className={pageStyles.title}>{type.label}</h1>
        <div className={styles.tools}>
          <AsOfPopup key={at} at={at} onShow={(moment) => go(changePlace(place, { at: moment }))} />
        </div>
      </header>
      <p role="status" className={recordStyles.asOf}>
        {say.asItStood(<Time at={at} to="minute" />, <Link to={now}>{say.showItNow}</Link>)}
      </p>
      {error && !isRefused && (
        <Unavailable message={say.notReadableThen(type.label)} onRetry={() => void refetch()} />
      )}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.count === 0 && !error && (
        <p className={pageStyles.none} role="status">
          {say.noneThen(type.one)}
        </p>
      )}
      {found && found.count > 0 && !error && (
        <div className={loading ? styles.stale : undefined}>
          <PastTable type={type} records={found.records} columns={place.columns} fields={fields} at={at} />
          <ListPager place={place} found={found} onPlace={go} />
        </div>
      )}
    </div>
  )
}
