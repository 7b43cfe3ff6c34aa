import { Link } from 'react-router-dom'
import { linkToKeyword } from '#client/features/media/link-to-search.ts'
import styles from './keywords.module.css'
import * as say from './messages.ts'

/** Each leads to a search for it (spec.md section 2). */
export const Keywords = ({ keywords }: { keywords: readonly string[] }) =>
  keywords.length > 0 && (
    <section className={styles.keywords}>
      <h3>{say.keywords}</h3>
      <ul>
        {[...new Set(keywords)].map((keyword) => (
          <li key={keyword}>
            <Link to={linkToKeyword(keyword)}>{keyword}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
