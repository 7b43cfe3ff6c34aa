import { useId } from 'react'
import { useReview } from '#client/actors/projects/review.ts'
import type { SharedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from '../messages.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { verdictOf } from '../reviews/standing.ts'
import { Saying } from './saying.tsx'
import styles from './shared-line.module.css'

interface SharedLineProps {
  line: SharedLine_LineFragment
  shareToken: string
  /** Under which name this visitor reviews; null while they have given none. */
  author: string | null
  isOrdered: boolean
  isFirst: boolean
  onEnded: () => void
}

/** One print: what it is, what was said of it, and what one says of it oneself. */
export const SharedLine = ({ line, shareToken, author, isOrdered, isFirst, onEnded }: SharedLineProps) => {
  const review = useReview(shareToken, [line.id], onEnded)
  const nameId = useId()
  const title = line.name || say.untitled
  return (
    <li className={styles.line} aria-labelledby={nameId} data-faulty={line.fault !== null}>
      <div className={styles.picture}>
        <Picture media={linePictureOf(line, WIDTHS)} alt="" sizes={SIZES} prominent={isFirst} />
      </div>
      <div className={styles.what}>
        <h2 id={nameId}>{title}</h2>
        {line.artist && <p>{line.artist}</p>}
        <p>{say.sizeAndSubstrate(line.width, line.height, line.substrate)}</p>
        {line.frame && <p>{frameWords(line.frame)}</p>}
        <p className={styles.price}>
          {line.quantity === 1 ? (
            formatMoney(line.unitPrice)
          ) : (
            <>
              {formatMoney(line.total)}{' '}
              <span>{say.quantityAndPrice(line.quantity, formatMoney(line.unitPrice))}</span>
            </>
          )}
        </p>
        {line.fault && <p className={styles.fault}>{say.noLongerAvailable(FAULT_WORDS[line.fault])}</p>}
        <ReviewList reviews={line.reviews} />
        {!isOrdered && <Saying title={title} review={review} verdict={verdictOf(line.reviews, author)} />}
      </div>
    </li>
  )
}

const SIZES = '(width < 768px) 92vw, 480px'
const WIDTHS = [320, 640, 1280]
