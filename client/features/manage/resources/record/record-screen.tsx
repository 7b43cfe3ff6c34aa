import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePreference } from '#client/actors/preferences.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { RecordDetailDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../../list-page.module.css'
import { useRefused } from '../../use-refused.ts'
import { shownFields } from '../fields/form-fields.ts'
import { Value } from '../fields/value.tsx'
import { RecordNotes } from '../notes/record-notes.tsx'
import { has, nameOf, typeOf } from '../types/types.ts'
import { allValuesOf } from './all-values.ts'
import * as say from './messages.tsx'
import { listPath, recordPath } from './paths.ts'
import { Raw } from './raw.tsx'
import styles from './record.module.css'
import { type MenuProps, RecordTools } from './record-tools.tsx'

/** What tells records and their versions apart, and says nothing of them. */
const SYSTEM = ['id', 'version']

interface RecordScreenProps {
  /** As paths name it, such as `artist`. */
  resource: string
  id: string
  /** What can be done to an image from wherever it hangs. */
  ImageMenu: ComponentType<MenuProps>
}

/** /manage/{type}/{id}: a record to be read, as it is or, with `at`, as it stood at a moment. */
export const RecordScreen = ({ resource, id, ImageMenu }: RecordScreenProps) => {
  const [address] = useSearchParams()
  const at = address.get('at')
  const { data, error, loading, refetch } = useQuery(RecordDetailDocument, {
    variables: { resource, id, at },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const isRefused = useRefused(error)
  const showsAll = usePreference('showAllFields')
  const record = data?.record
  const values = record ? allValuesOf(record) : null
  const type = typeOf(resource, Object.keys(values ?? {}))
  const name = values ? nameOf(type, values, id) : type.one
  usePageTitle(name)
  const fields = data?.resource?.fields ?? null
  const refusal = data?.resource?.refusal ?? null
  const thumb = values && type.thumbOf?.(values)
  const panel = at === null ? type.panel : undefined
  const isWhole = showsAll || fields === null || !has(type, 'times')
  const shown = shownFields({ fields, values }, isWhole).filter(
    ({ name: field }) => showsAll || !(panel?.shows.includes(field) || SYSTEM.includes(field)),
  )
  return (
    <div className={pageStyles.page} aria-busy={loading}>
      <header className={styles.header}>
        <div>
          <p className={styles.trail}>
            <Link to={listPath(resource)}>{type.label}</Link>
          </p>
          {values && (
            <h1 className={pageStyles.title}>
              {name}
              {type.flagsOf?.(values).map((flag) => (
                <span key={flag} className={styles.flag}>
                  {flag}
                </span>
              ))}
            </h1>
          )}
        </div>
        {values && (
          <RecordTools
            type={type}
            id={id}
            values={values}
            isFixed={at !== null || refusal !== null}
            ImageMenu={ImageMenu}
          />
        )}
      </header>
      {at !== null && values && (
        <p role="status" className={styles.asOf}>
          {say.recordAsItStood(
            <Time at={at} to="minute" />,
            <Link to={recordPath(resource, id)}>{say.showItNow}</Link>,
          )}
        </p>
      )}
      {error && !isRefused && (
        <Unavailable message={say.recordNotLoaded(type.one)} onRetry={() => void refetch()} />
      )}
      {!data && loading && <LoadingBar label={say.loadingRecord(type.one)} />}
      {data && !values && (
        <p className={pageStyles.none} role="status">
          {at === null ? say.noSuchRecord(type.one) : say.didNotExistThen(type.one)}
        </p>
      )}
      {values && refusal !== null && (
        <p role="status" className={styles.asOf}>
          {refusal}
        </p>
      )}
      {values && <Warnings warnings={type.warningsOf?.(values) ?? []} />}
      {panel && record && values && (
        <fieldset disabled={refusal !== null} className={styles.deeds}>
          <panel.Panel resource={resource} id={id} version={record.version} values={values} />
        </fieldset>
      )}
      {values && (
        <div className={styles.columns}>
          {thumb && <img src={thumb} alt={name} className={styles.picture} />}
          <dl className={styles.facts}>
            {shown.map((field) => (
              <div key={field.name} className={styles.fact}>
                <dt>{field.label}</dt>
                <dd>
                  <Value field={field} value={values[field.name]} />
                </dd>
              </div>
            ))}
          </dl>
          <Raw values={values} />
        </div>
      )}
      {values && at === null && has(type, 'notes') && <RecordNotes resource={resource} id={id} />}
    </div>
  )
}

const Warnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.length > 0 && (
    <div role="status" className={styles.warnings}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
