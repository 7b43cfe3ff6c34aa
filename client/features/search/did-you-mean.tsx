import { Link, useSearchParams } from 'react-router-dom'
import type { FoundPage, useShownPlace } from '#client/actors/pictures/search.ts'
import { writeSearchAddress } from '#client/actors/pictures/search.ts'
import styles from './did-you-mean.module.css'
import * as say from './messages.tsx'

interface DidYouMeanProps {
  spelling: NonNullable<FoundPage['spelling']>
  place: ReturnType<typeof useShownPlace>
}

/**
 * What words that are in no picture were probably meant to be: already looked for, where there was nothing
 * else, or offered.
 */
export const DidYouMean = ({ spelling: { q, asTyped, isApplied }, place }: DidYouMeanProps) => {
  const [address] = useSearchParams()
  const addressOf = (words: string) => writeSearchAddress({ ...place, q: words, offset: 0 }, address)
  if (!isApplied)
    return (
      <p className={styles.meant} role="status">
        {say.didYouMean(<Link to={addressOf(q)}>{q}</Link>)}
      </p>
    )
  return (
    <p className={styles.meant} role="status">
      {say.showingResultsFor(
        <strong>“{q}”</strong>,
        <span className={styles.instead}>
          {say.searchInsteadFor(<Link to={addressOf(asTyped)}>“{place.q}”</Link>)}
        </span>,
      )}
    </p>
  )
}
