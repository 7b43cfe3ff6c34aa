import { useQuery } from '@apollo/client/react'
import { type ComponentType, useMemo, useRef } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useBulkAction } from '#client/actors/bulk-action.ts'
import { useImporting } from '#client/actors/importing.ts'
import { useTogglePublication } from '#client/actors/pictures/publication.ts'
import { useRowSelection } from '#client/actors/row-selection.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { RecordsDocument, ResourceListDocument } from '#client/apollo/generated/graphql.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../../list-page.module.css'
import { useRefused } from '../../use-refused.ts'
import { COLLECTION } from '../bulk/action-of.ts'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { ExportPopup } from '../export/export-popup.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { type CameFrom, listPath, recordPath } from '../record/paths.ts'
import { type RecordType, valuesOf } from '../types/type.ts'
import { has, pluralOf, typeOf } from '../types/types.ts'
import { describeShown, keepViewIn } from '../views/shown.ts'
import { useViews } from '../views/use-views.ts'
import { contentOf } from '../views/view.ts'
import { ViewsBar } from '../views/views-bar.tsx'
import { AsOfPopup } from './as-of-popup.tsx'
import { Chosen } from './chosen.tsx'
import { ListActions } from './list-actions.ts'
import { ListBar } from './list-bar.tsx'
import { useListKeys } from './list-keys.ts'
import { ListPager, pagesBeside } from './list-pager.tsx'
import * as say from './messages.tsx'
import { PastList } from './past-list.tsx'
import { ALL, changePlace, type ListPlace, readPlace, toVariables, writePlace } from './place.ts'
import styles from './record-list-screen.module.css'
import { RecordTable } from './record-table.tsx'

interface RecordListScreenProps {
  resource: string
  /** Where there is no such resource. */
  NotFound: ComponentType
}

/** /manage/{type}: the records of a type, all of what is chosen of them in the address. */
export const RecordListScreen = (props: RecordListScreenProps) => {
  const [address] = useSearchParams()
  const place = readPlace(address)
  return place.at === null ? (
    <PresentList {...props} address={address} />
  ) : (
    <PastList {...props} place={place} at={place.at} />
  )
}

const PresentList = ({
  resource,
  NotFound,
  address,
}: RecordListScreenProps & { address: URLSearchParams }) => {
  const navigate = useNavigate()
  const described = useQuery(ResourceListDocument, { variables: { name: resource } })
  const description = described.error ? null : described.data?.resource
  const viewing = useViews(resource, address, description)
  const { place } = viewing
  const { data, previousData, error, loading, refetch } = useQuery(RecordsDocument, {
    variables: toVariables(resource, place),
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
    skip: viewing.isOpening,
  })
  const found = (data ?? (loading ? previousData : undefined))?.records
  const isRefused = useRefused(error ?? described.error ?? viewing.error)
  const type = useMemo(() => {
    const [first] = found?.records ?? []
    return typeOf(resource, first ? Object.keys(valuesOf(first)) : NONE)
  }, [resource, found])
  usePageTitle(type.label)

  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => found?.records.map(({ id }) => id) ?? NONE, [found])
  const selection = useRowSelection(resource, ids, place, (id) =>
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`)?.focus(),
  )
  const viewed = describeShown({ place, views: viewing.views, described: description ?? null, type })
  const go = (to: ListPlace) => {
    // An address that says nothing would lead to the person's default.
    const search = writePlace(keepViewIn(to, viewed)) || `?view=${ALL}`
    // The next choice starts from what is drawn: draw this one at once.
    void navigate({ search }, { flushSync: true })
  }
  const toggle = useTogglePublication()
  const beside = found ? pagesBeside(place, found) : NO_PAGES
  const turn = (to: ListPlace | null) => to && (() => go(to))
  const [onNextPage, onPreviousPage] = [turn(beside.next), turn(beside.previous)]
  const { pathname, search } = useLocation()
  const from: CameFrom = { from: `${pathname}${search}` }
  const mayChoose = has(type, 'batches')
  useListKeys({
    selection,
    mayChoose,
    onSearch: () => bar.current?.querySelector('input')?.focus(),
    onOpen: (id) => void navigate(recordPath(resource, id)),
    onPublish(id) {
      const record = found?.records.find((one) => one.id === id)
      if (record && type.publicationOf) toggle(type.publicationOf(id, valuesOf(record)))
    },
    onEdit: (id) => has(type, 'edit') && void navigate(`${recordPath(resource, id)}/edit`, { state: from }),
    onNextPage,
    onPreviousPage,
  })

  const bulk = useBulkAction(resource, (id) => void navigate(`/manage/batches/${id}`))
  const importing = useImporting(resource, (id) => void navigate(`/manage/batches/${id}`))
  const told = described.data?.resource?.fields
  const fields = useMemo(() => new Map(told?.map((field) => [field.name, field])), [told])

  if (described.data?.resource === null) return <NotFound />
  const {
    ordering: orderings = NONE,
    filters = [],
    canCreate: isMade = false,
  } = described.data?.resource ?? {}
  const canCreate = isMade && has(type, 'edit')
  const ordering = place.ordering ?? orderings[0] ?? null
  const shown = place.columns ?? type.columns.flatMap(({ field, isOptional }) => (isOptional ? [] : [field]))
  const columns = type.columns.filter(({ field }, index) => index === 0 || shown.includes(field))
  const bulkFields = [
    ...(type.bulk ?? NONE).flatMap((name) => told?.find((field) => field.name === name) ?? []),
    ...(told && type.isCollected ? [COLLECTION] : []),
  ]
  const matching = `${found?.isPartial ? 'over ' : ''}${(found?.count ?? 0).toLocaleString('en-US')}`
  const edit = (all: boolean) =>
    bulk.ask(
      all
        ? { kind: 'matching', search: place.search, filters: place.filters }
        : { kind: 'chosen', ids: selection.chosen },
    )
  const { length: chosen } = selection.chosen
  const listed = found && found.count > 0 ? countInWords(found.count, type, found.isPartial) : ''
  const what = chosen > 0 ? countInWords(chosen, type, false) : listed
  const actOnMany =
    type.actOnMany && found && found.count > 0
      ? chosen > 0
        ? type.actOnMany.toChosen(selection.chosen)
        : type.actOnMany.toListed(place)
      : null
  const onEdit = bulkFields.length > 0 ? edit : null
  const onImport = type.isImported ? importing.ask : null
  const isNarrowed = place.search !== '' || Object.keys(place.filters).length > 0

  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <ListActions
        type={type}
        records={found?.records ?? []}
        selection={selection}
        what={what}
        matching={found && found.count > 0 ? matching : null}
        onEdit={onEdit}
        actOnMany={actOnMany}
        canCreate={canCreate}
        onImport={onImport}
        onNextPage={onNextPage}
        onPreviousPage={onPreviousPage}
        from={from}
      />
      <header className={styles.header}>
        <h1 className={pageStyles.title}>{type.label}</h1>
        <div className={styles.tools}>
          {type.actOnMany && actOnMany !== null && (
            <Link className={makeButtonClass({ variant: 'outline' })} to={actOnMany}>
              {type.actOnMany.label} {what}
            </Link>
          )}
          {found && found.count > 0 && has(type, 'files') && (
            <ExportPopup resource={resource} place={place} chosen={selection.chosen} what={what} />
          )}
          {onImport && (
            <Button variant="outline" onClick={onImport}>
              {say.importWord}
            </Button>
          )}
          {has(type, 'times') && <AsOfPopup at={null} onShow={(at) => go(changePlace(place, { at }))} />}
          {canCreate && (
            <Link to={`${listPath(resource)}/new`} state={from} className={makeButtonClass()}>
              {say.newRecord(type.one)}
            </Link>
          )}
        </div>
      </header>
      {described.data?.resource?.fields === null && (
        <p role="status" className={styles.unformatted}>
          {say.showingUnformattedData}
        </p>
      )}
      {viewing.opening && <Navigate replace to={{ search: writePlace(viewing.opening) }} />}
      <ViewsBar
        resource={resource}
        views={viewing.views ?? []}
        isUnread={viewing.error !== undefined && !isRefused}
        onRetry={viewing.retry}
        // Until it is known where the address leads, nothing is there to be saved.
        shown={viewing.isOpening ? { ...viewed, isChanged: false } : viewed}
        content={contentOf(place)}
      />
      <ListBar
        type={type}
        filters={filters}
        place={place}
        shown={shown}
        orderings={orderings}
        ordering={ordering}
        bar={bar}
        onPlace={go}
      />
      <Chosen selection={selection} type={type} matching={matching} what={what} onEdit={onEdit} />
      <BulkDialog type={type} fields={bulkFields} matching={matching} bulk={bulk} />
      <ImportDialog type={type} canCreate={canCreate} importing={importing} />
      {error && !isRefused && (
        <Unavailable message={say.recordsNotLoaded(type.label)} onRetry={() => void refetch()} />
      )}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.count === 0 && !error && (
        <p className={pageStyles.none} role="status">
          {isNarrowed ? say.noneMatch(pluralOf(type)) : say.noneYet(pluralOf(type))}
          {isNarrowed && (
            <Button
              variant="plain"
              size="sm"
              onClick={() => go(changePlace(place, { search: '', filters: {} }))}
            >
              {say.showAll}
            </Button>
          )}
        </p>
      )}
      {found && found.count > 0 && (
        <div ref={list} className={loading ? styles.stale : undefined}>
          {found.among !== null && (
            <p role="status" className={styles.among}>
              {say.sortedAmong(found.among.toLocaleString('en-US'))}
            </p>
          )}
          <RecordTable
            type={type}
            records={found.records}
            columns={columns}
            fields={fields}
            orderings={orderings}
            ordering={ordering}
            selection={selection}
            onSort={(ordering) => go(changePlace(place, { ordering }))}
          />
          <ListPager place={place} found={found} onPlace={go} />
        </div>
      )}
    </div>
  )
}

const NONE: readonly string[] = []
const NO_PAGES = { next: null, previous: null }

const countInWords = (count: number, type: RecordType, isPartial: boolean): string =>
  count === 1
    ? `1 ${type.one}`
    : `${isPartial ? say.moreThan : ''}${count.toLocaleString('en-US')} ${pluralOf(type)}`
