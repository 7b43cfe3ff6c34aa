import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import styles from './not-found.module.css'

export const NotFound = () => {
  usePageTitle('Not Found')
  return (
    <section className={styles.page}>
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.mat} />
      </div>
      <div>
        <h1 className={styles.title}>Not Found</h1>
        <p className={styles.text}>
          Nothing hangs at this address. It may have moved, or the link may be mistyped.
        </p>
        <nav aria-label="Ways on" className={styles.links}>
          <Link to="/search">
            Browse all art <ArrowIcon />
          </Link>
          <Link to="/">
            Home page <ArrowIcon />
          </Link>
        </nav>
      </div>
    </section>
  )
}
