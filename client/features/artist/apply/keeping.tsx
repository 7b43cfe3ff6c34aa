import type { Applying } from '#client/actors/artist-apply.ts'
import styles from './apply.module.css'
import * as say from './messages.tsx'

/** Whether what is typed is with the shop; why not is read aloud. */
export const Keeping = ({ keeping, message }: Pick<Applying, 'keeping'> & { message: string | null }) =>
  keeping === 'unkept' ? (
    <p role="alert" className={styles.unkept}>
      {say.notSavedYet(message)}
    </p>
  ) : (
    <p className={styles.note}>{keeping === 'kept' ? say.saved : say.saving}</p>
  )
