import type { OrderTimeline_MomentFragment } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from '../messages.tsx'
import { STATUS } from '../status-words.ts'
import styles from './order-timeline.module.css'
import { stepsOf, whoInWords } from './steps.ts'

interface OrderTimelineProps {
  /** Oldest first. */
  moments: readonly OrderTimeline_MomentFragment[]
  /** Names whoever took a step. */
  showsWho: boolean
}

/** The way of an order: where it has been, where it is, and what is still to come. */
export const OrderTimeline = ({ moments, showsWho }: OrderTimelineProps) => (
  <ol className={styles.timeline} aria-label={say.timeline}>
    {stepsOf(moments).map(({ status, moment }, index) => {
      const isNow = index === moments.length - 1
      return (
        <li
          key={status}
          id={status.toLowerCase()}
          className={styles.step}
          data-done={moment !== null}
          data-status={status}
          aria-current={isNow ? 'step' : undefined}
        >
          <span className={styles.name}>{STATUS[status]}</span>
          {moment ? (
            <span className={styles.when}>
              <Time at={moment.at} to="minute" />
              <Who moment={moment} showsWho={showsWho} />
              {moment.carrier && <span>{moment.carrier}</span>}
              {moment.tracking && <span className={styles.tracking}>{moment.tracking}</span>}
            </span>
          ) : (
            <span className="visually-hidden">{say.stillToCome}</span>
          )}
        </li>
      )
    })}
  </ol>
)

const Who = ({ moment, showsWho }: { moment: OrderTimeline_MomentFragment; showsWho: boolean }) => {
  const words = whoInWords(moment, showsWho)
  return words && <span>{words}</span>
}
