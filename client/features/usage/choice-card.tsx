import { useUsage } from '#client/actors/usage.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './choice-card.module.css'
import * as say from './messages.ts'

/** Asks, once, whether the visit may be counted. It covers nothing that has to be used, and waits. */
export const ChoiceCard = () => {
  const { isAsking, allow, refuse } = useUsage()
  if (!isAsking) return null
  return (
    <section className={styles.card} aria-labelledby="usage-choice">
      <h2 id="usage-choice" className={styles.title}>
        {say.mayWeCount}
      </h2>
      <p className={styles.words}>{say.whatIsCounted}</p>
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={allow}>
          {say.allow}
        </Button>
        <Button size="sm" variant="outline" onClick={refuse}>
          {say.noThanks}
        </Button>
      </div>
    </section>
  )
}
