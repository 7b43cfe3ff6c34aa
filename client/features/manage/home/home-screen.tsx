import { usePageTitle } from '#client/ui/page-title.ts'
import { FruitlessSearches } from './fruitless-searches.tsx'
import styles from './home-screen.module.css'
import { KINDS } from './kinds.ts'
import { Mentions } from './mentions.tsx'
import * as say from './messages.tsx'
import { Sales } from './sales.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** What waits for staff, and how the last 30 days went. All parts are asked for at once. */
export const HomeScreen = () => {
  usePageTitle('Home')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say.home}</h1>
      <section aria-labelledby="what-waits">
        <h2 id="what-waits" className={styles.heading}>
          {say.waitingForYou}
        </h2>
        <ul className={styles.cards}>
          {KINDS.map((words) => (
            <WaitingCard key={words.kind} words={words} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="mentions">
        <h2 id="mentions" className={styles.heading}>
          {say.mentions}
        </h2>
        <Mentions />
      </section>
      <section aria-labelledby="last-30-days">
        <h2 id="last-30-days" className={styles.heading}>
          {say.last30Days(<span className={styles.zone}>{say.inUtc}</span>)}
        </h2>
        <Sales />
        <FruitlessSearches />
      </section>
    </div>
  )
}
