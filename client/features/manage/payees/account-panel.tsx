import { Link } from 'react-router-dom'
import { listPath } from '../resources/record/paths.ts'
import type { PanelProps } from '../resources/types/type.ts'
import * as say from './messages.ts'
import { NumberLine } from './number.tsx'
import styles from './payees.module.css'
import { Status } from './status.tsx'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** How an account stands, its number, and its way here. */
export const AccountPanel = ({ resource, id, values }: PanelProps) => {
  const [identity] = resource.split('/').slice(1)
  const number = textOf(values.bankAccountId) ?? textOf(values.accountId)
  return (
    <section className={styles.panel} aria-label={say.paymentAccount}>
      {number !== null && <NumberLine resource={resource} id={id} masked={number} what={say.accountNumber} />}
      <Status resource={resource} id={id} values={values} />
      <ul className={styles.ways}>
        <li>
          <Link to={`/manage/artist-identity/${identity}`}>{say.identity}</Link>
        </li>
        <li>
          <Link to={listPath(`${resource}/${id}/status-transitions`)}>{say.statusTransitions}</Link>
        </li>
        {textOf(values.replacedBy) !== null && (
          <li>
            <Link to={`${listPath(resource)}/${values.replacedBy}`}>{say.correctedBy}</Link>
          </li>
        )}
        {textOf(values.replaces) !== null && (
          <li>
            <Link to={`${listPath(resource)}/${values.replaces}`}>{say.corrects}</Link>
          </li>
        )}
      </ul>
      {values.status === 'INVALID' && <p className={styles.refused}>{say.howToCorrect}</p>}
    </section>
  )
}
