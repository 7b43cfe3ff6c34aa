import type { Applying } from '#client/actors/artist-apply.ts'
import styles from './apply.module.css'

/** Whether what is typed is with the shop; why not is read aloud. */
export const Keeping = ({ keeping, message }: Pick<Applying, 'keeping'> & { message: string | null }) =>
  keeping === 'unkept' ? (
    <p role="alert" className={styles.unkept}>
      Not saved yet. {message}
    </p>
  ) : (
    <p className={styles.note}>{keeping === 'kept' ? 'Saved' : 'Saving…'}</p>
  )
