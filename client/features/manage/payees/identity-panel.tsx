import { Link } from 'react-router-dom'
import { listPath } from '../resources/record/paths.ts'
import type { PanelProps } from '../resources/types/type.ts'
import { ArtistWays } from './artist-ways.tsx'
import * as say from './messages.ts'
import styles from './payees.module.css'
import { Status } from './status.tsx'

const RESOURCE = 'artist-identity'

const WAYS = [
  ['bank-accounts', say.bankAccounts],
  ['paypal-accounts', say.paypalAccounts],
  ['venmo-accounts', say.venmoAccounts],
] as const

/** How an identity stands, and where its money goes. */
export const IdentityPanel = ({ id, values }: PanelProps) => (
  <section className={styles.panel} aria-label={say.identity}>
    <Status resource={RESOURCE} id={id} values={values} />
    <ul className={styles.ways} aria-label={say.paymentAccounts}>
      {WAYS.map(([type, label]) => (
        <li key={type}>
          <Link to={listPath(`${RESOURCE}/${id}/${type}`)}>{label}</Link>
        </li>
      ))}
    </ul>
    <ArtistWays artist={`${values.artist}`} />
  </section>
)
