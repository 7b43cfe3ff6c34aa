import { Button } from '#client/ui/button.tsx'
import styles from '../terms.module.css'

/** The way to a form that takes the place of the one that counts. */
export const AnotherForm = ({ onWanted }: { onWanted: () => void }) => (
  <section className={styles.part}>
    <p className={styles.note}>
      Another name, country or number needs a new form. It takes the place of this one, which is kept.
    </p>
    <div className={styles.actions}>
      <Button variant="outline" onClick={onWanted}>
        File a new form
      </Button>
    </div>
  </section>
)
