import type { PanelProps } from '../resources/types/type.ts'
import { ArtistWays } from './artist-ways.tsx'
import * as say from './messages.ts'
import styles from './payees.module.css'

/** Ways from an artist's record. */
export const ArtistPanel = ({ id }: PanelProps) => (
  <section className={styles.panel} aria-label={say.ways}>
    <ArtistWays artist={id} />
  </section>
)
