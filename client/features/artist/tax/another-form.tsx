import { Button } from '#client/ui/button.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'

/** The way to a form that takes the place of the one that counts. */
export const AnotherForm = ({ onWanted }: { onWanted: () => void }) => (
  <section className={styles.part}>
    <p className={styles.note}>{say.whenToFileAnother}</p>
    <div className={styles.actions}>
      <Button variant="outline" onClick={onWanted}>
        {say.fileNewForm}
      </Button>
    </div>
  </section>
)
