import { type UploadRef, usePace } from '#client/actors/upload.ts'
import type { Sums } from '#machines/upload/selectors.ts'
import * as say from './messages.ts'
import styles from './sums-bar.module.css'
import { sizeInWords, sumsInWords, timeLeftInWords } from './words.ts'

/** How far all of it is. */
export const SumsBar = ({ upload, sums }: { upload: UploadRef; sums: Sums }) => {
  const { left, rate } = usePace(upload)
  return (
    <section aria-label={say.progress} className={styles.sums}>
      <p className={styles.words}>
        <strong>{sumsInWords(sums)}</strong>
        {rate > 0 && (
          <span className={styles.pace}>
            {say.rateAndTimeLeft(sizeInWords(rate), timeLeftInWords(left / rate))}
          </span>
        )}
      </p>
      <progress className={styles.bar} aria-label={say.sent} max={sums.all} value={sums.sent} />
    </section>
  )
}
