import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import styles from './earnings.module.css'
import { turnInWords } from './words.ts'

type Earnings = NonNullable<ArtistEarningsQuery['earnings']>

/** Every reason at once why what is unpaid is not paid; nothing where nothing is unpaid. */
export const WhyUnpaid = ({ earnings: { pending, cleared, reasons } }: { earnings: Earnings }) => {
  if (reasons.length === 0 || (pending === 0 && cleared === 0)) return null
  return (
    <section aria-labelledby="why" className={styles.why}>
      <h2 id="why" className={styles.heading}>
        Why is this not paid?
      </h2>
      <ul className={styles.reasons}>
        {reasons.map(({ kind, who, text }) => (
          <li key={`${kind} ${text}`}>
            <span>{text}</span> <span className={styles.turn}>{turnInWords(who)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
