import type { OwnApplicationFragment } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import styles from './apply.module.css'
import * as say from './messages.tsx'

/** Applications of before, as they were submitted. */
export const Earlier = ({ earlier }: Pick<OwnApplicationFragment, 'earlier'>) =>
  earlier.length > 0 && (
    <section className={styles.part} aria-labelledby="earlier">
      <h2 id="earlier" className={styles.subtitle}>
        {say.history}
      </h2>
      {earlier.map(({ submittedAt, decidedAt, declineReason, sample, details }) => (
        <details key={decidedAt} className={styles.earlier}>
          <summary>{say.declinedOn(<Time at={decidedAt} to="longDay" />)}</summary>
          <blockquote className={styles.reason}>{declineReason}</blockquote>
          <p className={styles.note}>
            {say.submittedBy(<Time at={submittedAt} to="longDay" />, details.fullName, details.location)}
          </p>
          <p className={styles.text}>{details.bio}</p>
          <p className={styles.note}>{sample.join(', ')}</p>
        </details>
      ))}
    </section>
  )
