import * as say from '../messages.tsx'
import styles from './pagination-bar.module.css'

interface PageLinksProps {
  /** From 1. */
  page: number
  pages: number
  /** Where a page is. */
  addressOf: (page: number) => string
}

/** The ways to the pages before and after, where no script may come that would lead there. */
export const PageLinks = ({ page, pages, addressOf }: PageLinksProps) => (
  <nav className={styles.bar} aria-label={say.pagination}>
    <div className={styles.pages}>
      {page > 1 && (
        <a className={styles.step} href={addressOf(page - 1)}>
          {say.previous(<span aria-hidden>←</span>)}
        </a>
      )}
      {page < pages && (
        <a className={styles.step} href={addressOf(page + 1)}>
          {say.next(<span aria-hidden>→</span>)}
        </a>
      )}
    </div>
  </nav>
)
