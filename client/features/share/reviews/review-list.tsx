import { useState } from 'react'
import type { Review_ReviewFragment } from '#client/apollo/generated/graphql.ts'
import { ChatIcon } from '#client/ui/icons.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import { Time } from '#client/ui/time.tsx'
import * as say from '../messages.tsx'
import styles from './review-list.module.css'
import { standingsOf } from './standing.ts'

/** How many comments are shown before one asks for all. */
const SHOWN = 3

interface ReviewListProps {
  /** Of one line, oldest first. */
  reviews: readonly Review_ReviewFragment[]
  isNew?: (reviewId: string) => boolean
}

const WORDS = { APPROVED: say.approvedBy, CHANGES: say.changesRequestedBy } as const

/**
 * Who stands where on a line, and what was said of it, the newest last. Names are as they were written:
 * nobody has checked.
 */
export const ReviewList = ({ reviews, isNew = () => false }: ReviewListProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const comments = reviews.filter(({ comment }) => comment !== '')
  const shown = isWhole ? comments : comments.slice(-SHOWN)
  const hidden = comments.length - shown.length
  if (reviews.length === 0) return null
  return (
    <div className={styles.said}>
      <ul className={styles.standings}>
        {standingsOf(reviews).map(({ author, verdict, id }) => (
          <li key={author} data-verdict={verdict}>
            {verdict === 'APPROVED' ? <CheckIcon /> : <ChatIcon />}
            <span>{say.verdictBy(WORDS[verdict], <bdi>{author}</bdi>)}</span>
            {isNew(id) && <NewMark />}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {say.showEarlier(hidden)}
        </button>
      )}
      <ul className={styles.comments}>
        {shown.map(({ id, author, comment, at }) => (
          <li key={id}>
            <p className={styles.who}>
              {say.commentBy(<bdi>{author}</bdi>, <Time at={at} to="thisYear" />, isNew(id) && <NewMark />)}
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const NewMark = () => <span className={styles.new}>{say.newWord}</span>
