import { useReviewer } from '#client/actors/projects/review.ts'
import type { SharedProjectQuery } from '#client/apollo/generated/graphql.ts'
import { SumsPanel } from '#client/features/purchase/sums.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import * as say from '../messages.tsx'
import { ApproveAll } from './approve-all.tsx'
import styles from './shared.module.css'
import { SharedLine } from './shared-line.tsx'

interface SharedScreenProps {
  project: NonNullable<SharedProjectQuery['sharedProject']>
  /** The project has changed: read it again. */
  onEnded: () => void
}

/** The prints, what they cost, and what one thinks of each. */
export const SharedScreen = ({ project, onEnded }: SharedScreenProps) => {
  const { brand } = useSettings()
  const { name: author, forget } = useReviewer()
  const { name, lines, shareToken, isOrdered } = project
  const available = lines.filter(({ fault }) => fault === null)
  return (
    <>
      <header className={styles.header}>
        <p className={styles.eyebrow}>{say.sharedFrom(brand)}</p>
        <h1>{name ?? say.printsToReview}</h1>
        <p className={styles.lead}>{isOrdered ? say.hasBeenOrdered : say.howToAnswer}</p>
        {author !== null && !isOrdered && (
          <p className={styles.author}>
            {say.reviewingAs(
              <bdi>{author}</bdi>,
              <button type="button" onClick={forget}>
                {say.notYou}
              </button>,
            )}
          </p>
        )}
      </header>
      {lines.length === 0 ? (
        <p className={styles.empty}>{say.nothingYet}</p>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label={say.prints}>
            {lines.map((line, index) => (
              <SharedLine
                key={line.id}
                line={line}
                {...{ shareToken, author, isOrdered, onEnded }}
                isFirst={index === 0}
              />
            ))}
          </ul>
          <div className={styles.side}>
            <SumsPanel title={say.total} sums={{ ...project, shippingIsEstimate: true }} />
            {!isOrdered && available.length > 1 && (
              <ApproveAll lines={available} {...{ shareToken, author, onEnded }} />
            )}
          </div>
        </div>
      )}
    </>
  )
}
