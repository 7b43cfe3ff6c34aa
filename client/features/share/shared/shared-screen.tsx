import { useReviewer } from '#client/actors/projects/review.ts'
import type { SharedProjectQuery } from '#client/apollo/generated/graphql.ts'
import { SumsPanel } from '#client/features/purchase/sums.tsx'
import { useSettings } from '#client/ui/settings.tsx'
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
        <p className={styles.eyebrow}>A project from {brand}</p>
        <h1>{name}</h1>
        <p className={styles.lead}>
          {isOrdered
            ? 'This project has been ordered. Thank you for your say in it.'
            : 'Approve what you like, ask for changes, or leave a comment. This doesn’t place an order, and you can change your answer any time.'}
        </p>
        {author !== null && !isOrdered && (
          <p className={styles.author}>
            You are reviewing as <bdi>{author}</bdi>.{' '}
            <button type="button" onClick={forget}>
              Not you?
            </button>
          </p>
        )}
      </header>
      {lines.length === 0 ? (
        <p className={styles.empty}>There is nothing in this project yet. Please look again later.</p>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label="Prints">
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
            <SumsPanel title="Total" sums={{ ...project, shippingIsEstimate: true }} />
            {!isOrdered && available.length > 1 && (
              <ApproveAll lines={available} {...{ shareToken, author, onEnded }} />
            )}
          </div>
        </div>
      )}
    </>
  )
}
