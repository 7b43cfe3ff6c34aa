import { Link } from 'react-router-dom'
import styles from './payees.module.css'

/** Ways to the artist whom the money is of. */
export const ArtistWays = ({ artist }: { artist: string }) => (
  <ul className={styles.ways} aria-label="Artist">
    <li>
      <Link to={`/manage/artist/${artist}`}>Artist</Link>
    </li>
    <li>
      <Link to={`/manage/payment-due/${artist}`}>Payment due</Link>
    </li>
  </ul>
)
