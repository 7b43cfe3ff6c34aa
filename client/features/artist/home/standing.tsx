import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { FirstPicture } from './first-picture.tsx'
import styles from './home.module.css'
import { LatestSales } from './latest-sales.tsx'
import * as say from './messages.tsx'
import { type NextStep, nextStepOf } from './next-step.ts'
import { NoEarnings } from './no-earnings.tsx'
import { ReturnedPayment } from './returned-payment.tsx'
import { Sums } from './sums.tsx'

/** How art, money and messages stand. Whoever has neither art nor money sees how to begin, not zeros. */
export const Standing = ({ data }: { data: ArtistHomeQuery }) => {
  const { earnings, ownWorks, earningsSales, ownArtistThread } = data
  const next = nextStepOf(data)
  const unread = ownArtistThread?.unread ?? 0
  const states = ownWorks?.states ?? { waiting: 0, published: 0, refused: 0, withdrawn: 0 }
  const hasArt = states.waiting + states.published + states.refused + states.withdrawn > 0
  const money = earnings && hasMoney(data) ? earnings : null
  if (!hasArt && !money)
    return (
      <>
        {next && <Next step={next} />}
        {unread > 0 && <Sums money={null} waiting={null} unread={unread} />}
        <FirstPicture />
      </>
    )
  return (
    <>
      {next ? <Next step={next} /> : <p className={styles.done}>{say.allSet}</p>}
      {earnings?.returned && <ReturnedPayment payment={earnings.returned} />}
      <Sums money={money} waiting={states.waiting} unread={unread} />
      {earnings && !money && <NoEarnings isOnSale={states.published > 0} waiting={states.waiting} />}
      {money && earningsSales && <LatestSales sales={earningsSales.data} />}
    </>
  )
}

/** Whether anything was ever sold, is owed or was paid. */
const hasMoney = ({ earnings, earningsSales }: ArtistHomeQuery): boolean =>
  (earningsSales?.count ?? 0) > 0 ||
  (earnings !== null &&
    [earnings.pending, earnings.cleared, earnings.inTransit, earnings.paid].some((cents) => cents !== 0))

const Next = ({ step: { says, to, label, isUrgent } }: { step: NextStep }) => (
  <section className={styles.next} aria-label={say.whatToDoNext} data-urgent={isUrgent || undefined}>
    <p>{says}</p>
    <Link className={makeButtonClass()} to={to}>
      {label}
    </Link>
  </section>
)
