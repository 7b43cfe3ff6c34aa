import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import * as say from './messages.tsx'
import styles from './not-found.module.css'

export const NotFound = () => {
  usePageTitle(say.notFound)
  return (
    <section className={styles.page}>
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.mat} />
      </div>
      <div>
        <h1 className={styles.title}>{say.notFound}</h1>
        <p className={styles.text}>{say.nothingHere}</p>
        <nav aria-label={say.waysOn} className={styles.links}>
          <Link to="/search">{say.browseAllArt(<ArrowIcon />)}</Link>
          <Link to="/">{say.homePage(<ArrowIcon />)}</Link>
        </nav>
      </div>
    </section>
  )
}
