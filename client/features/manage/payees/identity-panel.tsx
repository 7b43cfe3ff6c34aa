import { Link } from 'react-router-dom'
import { listPath } from '../resources/record/paths.ts'
import type { PanelProps } from '../resources/types/type.ts'
import { ArtistWays } from './artist-ways.tsx'
import styles from './payees.module.css'
import { Status } from './status.tsx'

const RESOURCE = 'artist-identity'

const WAYS = [
  ['bank-accounts', 'Bank accounts'],
  ['paypal-accounts', 'PayPal accounts'],
  ['venmo-accounts', 'Venmo accounts'],
] as const

/** How an identity stands, and where its money goes. */
export const IdentityPanel = ({ id, values }: PanelProps) => (
  <section className={styles.panel} aria-label="Identity">
    <Status resource={RESOURCE} id={id} values={values} />
    <ul className={styles.ways} aria-label="Payment accounts">
      {WAYS.map(([type, label]) => (
        <li key={type}>
          <Link to={listPath(`${RESOURCE}/${id}/${type}`)}>{label}</Link>
        </li>
      ))}
    </ul>
    <ArtistWays artist={`${values.artist}`} />
  </section>
)
