import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { DeskWaitingDocument, type DeskWaitingQuery } from '#client/apollo/generated/graphql.ts'
import { Ago } from '#client/ui/time.tsx'
import { useNow } from '#client/ui/use-now.ts'
import type { KindInWords } from './kinds.ts'
import * as say from './messages.tsx'
import { Part } from './part.tsx'
import styles from './waiting-card.module.css'

/** How much of a kind waits, since when, and the way to it. */
export const WaitingCard = ({ words }: { words: KindInWords }) => {
  const { kind, label, to } = words
  const answer = useQuery(DeskWaitingDocument, {
    variables: { kind },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  return (
    <li className={styles.card}>
      <h3 className={styles.label}>
        <Link className={styles.link} to={to}>
          {label}
        </Link>
      </h3>
      <Part name={label} answer={answer}>
        {({ deskWaiting }) => <HowMuch words={words} waiting={deskWaiting} />}
      </Part>
    </li>
  )
}

interface HowMuchProps {
  words: KindInWords
  waiting: DeskWaitingQuery['deskWaiting']
}

const HowMuch = ({ words: { counted, none }, waiting: { count, isPartial, oldestAt } }: HowMuchProps) => {
  const now = useNow()
  if (count === 0 || !oldestAt) return <p className={styles.none}>{none}</p>
  return (
    <>
      <p className={styles.count}>
        {count.toLocaleString('en-US')}
        {isPartial && '+'}
      </p>
      <p className={styles.facts}>
        {counted && <span className={styles.counted}>{counted}</span>}
        <Ago at={oldestAt} now={now} deed={say.oldest} isAge />
      </p>
    </>
  )
}
