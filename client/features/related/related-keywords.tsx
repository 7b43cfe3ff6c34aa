import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { RelatedKeywordsDocument } from '#client/apollo/generated/graphql.ts'
import { linkToKeyword } from '#client/features/media/link-to-search.ts'
import * as say from './messages.tsx'
import styles from './related-keywords.module.css'

/**
 * What else a search may be for, each with a picture of it (spec.md section 2). A search does without, where
 * they cannot be had.
 */
export const RelatedKeywords = ({ q }: { q: string }) => {
  const { data, previousData } = useQuery(RelatedKeywordsDocument, { variables: { q } })
  const keywords = (data ?? previousData)?.relatedKeywords ?? []
  if (keywords.length === 0) return null
  return (
    <nav className={styles.keywords} aria-label={say.relatedKeywords}>
      <ul>
        {keywords.map(({ id, label, thumb }) => (
          <li key={id}>
            <Link to={linkToKeyword(label)} className={styles.chip}>
              <img src={thumb} alt="" width={28} height={28} loading="lazy" decoding="async" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
