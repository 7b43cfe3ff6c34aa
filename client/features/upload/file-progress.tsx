import { useSelector } from '@xstate/react'
import type { UploadFileRef } from '#client/actors/upload.ts'
import { selectFile, selectOffset, selectRate } from '#machines/upload-file/selectors.ts'
import * as say from './messages.ts'
import styles from './sums-bar.module.css'
import { sizeInWords } from './words.ts'

/** How far one file is. */
export const FileProgress = ({ file: ref }: { file: UploadFileRef }) => {
  const { name, size } = useSelector(ref, selectFile)
  const offset = useSelector(ref, selectOffset)
  const rate = useSelector(ref, selectRate)
  return (
    <div className={styles.sums}>
      <progress className={styles.bar} aria-label={say.sentOf(name)} max={size} value={offset} />
      <p className={styles.pace}>
        {say.percentOf(Math.floor((100 * offset) / size), sizeInWords(size))}
        {rate > 0 && say.atRate(sizeInWords(rate))}
      </p>
    </div>
  )
}
