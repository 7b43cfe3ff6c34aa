import { Link } from 'react-router-dom'
import { listPath } from '../resources/record/paths.ts'
import type { PanelProps } from '../resources/types/type.ts'
import { NumberLine } from './number.tsx'
import styles from './payees.module.css'
import { Status } from './status.tsx'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** How an account stands, its number, and its way here. */
export const AccountPanel = ({ resource, id, values }: PanelProps) => {
  const [identity] = resource.split('/').slice(1)
  const number = textOf(values.bankAccountId) ?? textOf(values.accountId)
  return (
    <section className={styles.panel} aria-label="Payment account">
      {number !== null && <NumberLine resource={resource} id={id} masked={number} what="account number" />}
      <Status resource={resource} id={id} values={values} />
      <ul className={styles.ways}>
        <li>
          <Link to={`/manage/artist-identity/${identity}`}>Identity</Link>
        </li>
        <li>
          <Link to={listPath(`${resource}/${id}/status-transitions`)}>Status transitions</Link>
        </li>
        {textOf(values.replacedBy) !== null && (
          <li>
            <Link to={`${listPath(resource)}/${values.replacedBy}`}>The account that corrects it</Link>
          </li>
        )}
        {textOf(values.replaces) !== null && (
          <li>
            <Link to={`${listPath(resource)}/${values.replaces}`}>The account that it corrects</Link>
          </li>
        )}
      </ul>
      {values.status === 'INVALID' && (
        <p className={styles.refused}>
          Edit it to correct its number: that makes a new account in its place.
        </p>
      )}
    </section>
  )
}
