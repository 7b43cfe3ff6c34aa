import { Link, useSearchParams } from 'react-router-dom'
import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import styles from './earnings.module.css'
import * as say from './messages.tsx'
import { readShown } from './part.ts'
import { turnInWords, wayOut } from './words.ts'

type Earnings = NonNullable<ArtistEarningsQuery['earnings']>
type Reason = Earnings['reasons'][number]

/** Every reason at once why what is unpaid is not paid; nothing where nothing is unpaid. */
export const WhyUnpaid = ({ earnings: { pending, cleared, reasons, nextDay } }: { earnings: Earnings }) => {
  if (reasons.length === 0 || (pending === 0 && cleared === 0)) return null
  return (
    <section aria-labelledby="why" className={styles.why}>
      <h2 id="why" className={styles.heading}>
        {say.whyUnpaid}
      </h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.text}`}>
            <Why reason={reason} />
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {nextDay === null ? say.untilChanged : say.nextPaymentAnyway(<Day day={nextDay} />)}
      </p>
    </section>
  )
}

const Why = ({ reason: { kind, who, text } }: { reason: Reason }) => {
  const { part } = readShown(useSearchParams()[0])
  const way = wayOut(kind)
  /** Its lines stand beneath. */
  const isHere = way?.[0] === `/artist/account?show=${part}`
  return (
    <>
      <span>{text}</span>
      <span className={styles.turn}>
        {turnInWords(who)}
        {way && !isHere && (
          <>
            {' · '}
            <Link className={styles.link} to={way[0]}>
              {way[1]}
            </Link>
          </>
        )}
      </span>
    </>
  )
}
