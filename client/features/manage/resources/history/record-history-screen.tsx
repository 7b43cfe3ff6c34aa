import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useReverting } from '#client/actors/reverting.ts'
import {
  RecordHistoryDocument,
  RecordNameDocument,
  ResourceListDocument,
} from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useNow } from '#client/ui/use-now.ts'
import pageStyles from '../../list-page.module.css'
import { useRefused } from '../../use-refused.ts'
import { listPath, recordPath } from '../record/paths.ts'
import { valuesOf } from '../types/type.ts'
import { has, nameOf, typeOf } from '../types/types.ts'
import { EditEntry } from './edit-entry.tsx'
import * as say from './messages.ts'
import styles from './record-history.module.css'
import { RevertDialog } from './revert-dialog.tsx'

interface RecordHistoryScreenProps {
  resource: string
  id: string
  /** Where there is no such record. */
  NotFound: ComponentType
}

/** What an edit may say beside the fields. */
const SAID: Readonly<Record<string, string>> = { notes: say.notes, number_shown: say.numberShownAs }

const { readPage, writeQueryAt } = createPageAddress(50)

/** /manage/{type}/{id}/history: what became of a record, latest first. */
export const RecordHistoryScreen = ({ resource, id, NotFound }: RecordHistoryScreenProps) => {
  usePageTitle(say.history)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const now = useNow()
  const { page, limit } = readPage(address)
  const described = useQuery(ResourceListDocument, { variables: { name: resource } })
  const named = useQuery(RecordNameDocument, { variables: { resource, id } })
  const { data, previousData, error, loading, refetch } = useQuery(RecordHistoryDocument, {
    variables: { resource, id, limit, offset: offsetOf(page, limit) },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const reverting = useReverting({ resource, id }, () => void refetch())
  const found = (data ?? (loading ? previousData : undefined))?.recordHistory
  const fields = new Map(described.data?.resource?.fields?.map((field) => [field.name, field]))
  const labelOf = (field: string) => fields.get(field)?.label ?? SAID[field] ?? field
  const isLocked = (field: string) => fields.get(field)?.readOnly ?? false
  const isKept = (field: string) => isLocked(field) && !(fields.get(field)?.isReversible ?? false)
  if (described.data?.resource === null || named.data?.record === null) return <NotFound />
  const type = typeOf(resource, [])
  const name = named.data?.record ? nameOf(type, valuesOf(named.data.record), id) : id
  const go = (offset: number, size = limit) =>
    void navigate({ search: writeQueryAt(address, { limit: size, offset }) })

  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <p className={styles.trail}>
        <Link to={listPath(resource)}>{type.label}</Link>
        <span aria-hidden>/</span>
        <Link to={recordPath(resource, id)}>{name}</Link>
      </p>
      <h1 className={pageStyles.title}>{say.history}</h1>
      <p className={pageStyles.lead}>{has(type, 'times') ? say.editsOf(name) : say.historyOf(name)}</p>
      {error && !isRefused && <Unavailable message={say.historyNotLoaded} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.count === 0 && (
        <p className={pageStyles.none} role="status">
          {say.noEdits(type.one)}
        </p>
      )}
      {found && found.count > 0 && (
        <>
          <ol className={styles.entries} aria-label={say.edits}>
            {found.edits.map((edit, index) => (
              <EditEntry
                key={edit.version}
                edit={edit}
                isTakenBack={has(type, 'times')}
                to={`${recordPath(resource, id)}?${new URLSearchParams({ at: edit.at })}`}
                isLatest={page === 1 && index === 0}
                now={now}
                labelOf={labelOf}
                isLocked={isLocked}
                isKept={isKept}
                isSaid={(field) => Object.hasOwn(SAID, field) && !fields.has(field)}
                pictureOf={(field, value) => type.pictureOf?.(id, field, value) ?? null}
                onRevert={reverting.ask}
              />
            ))}
          </ol>
          {found.count > limit && (
            <PaginationBar
              total={found.count}
              limit={limit}
              offset={offsetOf(page, limit)}
              onPage={(to) => go(offsetOf(to, limit))}
              onLimit={(size) => go(0, size)}
            />
          )}
        </>
      )}
      <RevertDialog reverting={reverting} labelOf={labelOf} />
    </div>
  )
}
