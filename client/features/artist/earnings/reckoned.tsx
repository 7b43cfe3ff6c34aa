import { Link } from 'react-router-dom'
import { reckonedInWords } from '#client/ui/money/reckoned.ts'
import styles from './earnings.module.css'
import * as say from './messages.tsx'

/** How a royalty came to be, which leads to each step and event of it. */
export const Reckoned = ({ royalty }: { royalty: { sale: string; base: number; rate: number } }) => (
  <Link
    className={styles.link}
    to={`?show=sales&sale=${encodeURIComponent(royalty.sale)}`}
    title={say.howCalculated}
  >
    {reckonedInWords(royalty)}
  </Link>
)
