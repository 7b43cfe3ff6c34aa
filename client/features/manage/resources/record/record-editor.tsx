import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useEntry } from '#client/actors/people/access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { useRecordForm } from '#client/actors/record-form.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import pageStyles from '../../list-page.module.css'
import { nameOf, typeOf } from '../types/types.ts'
import { allValuesOf } from './all-values.ts'
import * as say from './messages.tsx'
import { listPath, recordPath, useWayBack } from './paths.ts'
import { Raw } from './raw.tsx'
import styles from './record.module.css'
import { RecordForm } from './record-form.tsx'
import { ViewOptions } from './view-options.tsx'

interface RecordEditorProps {
  /** As paths name it, such as `artist`. */
  resource: string
  /** Null for a new one. */
  id: string | null
}

/** /manage/{type}/new and /manage/{type}/{id}/edit: makes or edits a record of any type. */
export const RecordEditor = ({ resource, id }: RecordEditorProps) => {
  const owner = useAuth(selectUser)?.uuid
  return owner && <Editor key={`${owner} ${resource}/${id}`} owner={owner} resource={resource} id={id} />
}

const Editor = ({ owner, resource, id }: RecordEditorProps & { owner: string }) => {
  const type = typeOf(resource, [])
  const { label, one } = type
  const title = `${id === null ? say.newWord : say.edit} ${one}`
  usePageTitle(title)
  const navigate = useNavigate()
  const wayBack = useWayBack(resource, id)
  const leaving = useRef(false)
  const leave = (to: string) => {
    leaving.current = true
    void navigate(to, { replace: true })
  }
  const form = useRecordForm(
    { owner, resource, id },
    {
      onSaved: () => leave(wayBack),
      // A record that is gone leaves nothing to go back to.
      onLeft: () => leave(isGone ? listPath(resource) : wayBack),
    },
  )
  const { loadFailure, finalFailure, resource: described, record } = form
  const isGone = (loadFailure ?? finalFailure)?.kind === 'gone'
  useReportRefusal(loadFailure?.kind === 'forbidden')
  const values = record && allValuesOf(record)
  const isThere = described !== null && (id === null || record !== null)
  const isRefused = id === null && described?.canCreate === false
  return (
    <div className={pageStyles.page} aria-busy={form.isLoading}>
      <header className={styles.header}>
        <div>
          <p className={styles.trail}>
            <Link to={listPath(resource)}>{label}</Link>
            {id !== null && values && <Link to={recordPath(resource, id)}>{nameOf(type, values, id)}</Link>}
          </p>
          <h1 className={pageStyles.title}>{title}</h1>
        </div>
        <ViewOptions />
      </header>
      {isGone && !finalFailure && <NoForm words={say.noSuchRecord(one)} onBack={form.cancel} />}
      {isRefused && <NoForm words={say.notMadeHere(label)} onBack={form.cancel} />}
      {loadFailure?.kind === 'unavailable' && (
        <div className={styles.unloaded}>
          <Unavailable message={say.cannotEdit(one)} onRetry={form.reload} />
          <Button variant="outline" onClick={form.cancel}>
            {say.back}
          </Button>
        </div>
      )}
      {!isThere && form.isLoading && <Loading one={one} onCancel={form.cancel} />}
      {isThere && !isRefused && !loadFailure && (
        <div className={styles.columns}>
          <div className={styles.form}>
            <RecordForm type={type} form={form} fields={described.fields} values={values} leaving={leaving} />
          </div>
          {values && <Raw values={values} />}
        </div>
      )}
    </div>
  )
}

/** The server does not give this visitor the form: the guard closes the page. */
const useReportRefusal = (isRefused: boolean) => {
  const { reportRefusal } = useEntry()
  useEffect(() => {
    if (isRefused) reportRefusal()
  })
}

/** There is nothing to fill in. */
const NoForm = ({ words, onBack }: { words: string; onBack: () => void }) => (
  <div className={pageStyles.none}>
    <p role="status">{words}</p>
    <Button variant="outline" size="sm" className={styles.back} onClick={onBack}>
      {say.back}
    </Button>
  </div>
)

const Loading = ({ one, onCancel }: { one: string; onCancel: () => void }) => (
  <div className={styles.form}>
    <LoadingBar label={say.loadingRecord(one)} />
    <div className={styles.shapes} aria-hidden>
      <i />
      <i />
      <i />
    </div>
    <div className={styles.actions}>
      <Button disabled>{say.save}</Button>
      <Button variant="outline" onClick={onCancel}>
        {say.cancel}
      </Button>
    </div>
  </div>
)
