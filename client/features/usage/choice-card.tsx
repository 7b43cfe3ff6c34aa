import { useUsage } from '#client/actors/usage.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './choice-card.module.css'

/** Asks, once, whether the visit may be counted. It covers nothing that has to be used, and waits. */
export const ChoiceCard = () => {
  const { isAsking, allow, refuse } = useUsage()
  if (!isAsking) return null
  return (
    <section className={styles.card} aria-labelledby="usage-choice">
      <h2 id="usage-choice" className={styles.title}>
        May we count how the shop is used?
      </h2>
      <p className={styles.words}>
        Only how often each step is taken and how long it lasts. Never what you type, look at or who you are.
      </p>
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={allow}>
          Allow
        </Button>
        <Button size="sm" variant="outline" onClick={refuse}>
          No thanks
        </Button>
      </div>
    </section>
  )
}
