import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { UploadFileRef } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import {
  selectBytes,
  selectFile,
  selectMayDiscard,
  selectMayKeepBoth,
  selectOpened,
  selectStage,
} from '#machines/upload-file/selectors.ts'
import { FileProgress } from '../file-progress.tsx'
import styles from '../file-row.module.css'
import { FileState } from '../file-state.tsx'
import * as say from '../messages.ts'
import { Thumb } from '../thumb.tsx'
import { sizeInWords } from '../words.ts'

/** One picture of a sample: where it stands, and why it is not taken. */
export const SampleRow = ({ file: ref, isLocked }: { file: UploadFileRef; isLocked: boolean }) => {
  const file = useSelector(ref, selectFile)
  const stage = useSelector(ref, selectStage)
  const opened = useSelector(ref, selectOpened)
  const bytes = useSelector(ref, selectBytes)
  const mayDiscard = useSelector(ref, selectMayDiscard)
  const mayKeepBoth = useSelector(ref, selectMayKeepBoth)
  const id = useId()
  return (
    <li className={styles.row} aria-labelledby={id} data-stage={stage}>
      <Thumb bytes={bytes} />
      <div className={styles.main}>
        <p id={id} className={styles.name}>
          {file.name}
        </p>
        <p className={styles.facts}>{opened ? pixelsInWords(opened.pixels) : sizeInWords(file.size)}</p>
        {stage === 'alike' ? <p>{say.ready}</p> : <FileState file={ref} isSold={false} />}
        {stage === 'sending' && <FileProgress file={ref} />}
      </div>
      {!isLocked && (
        <div className={styles.actions}>
          {stage === 'duplicate' && mayKeepBoth && (
            <Act
              label={say.sendFileAnyway(file.name)}
              text={say.sendAnyway}
              onPress={() => ref.send({ type: 'duplicate.kept' })}
            />
          )}
          {stage === 'failed' && (
            <Act
              label={say.tryFileAgain(file.name)}
              text={say.tryAgain}
              onPress={() => ref.send({ type: 'file.retried' })}
            />
          )}
          {mayDiscard && (
            <Act
              label={say.discardFile(file.name)}
              text={say.discard}
              onPress={() => ref.send({ type: 'file.discarded' })}
            />
          )}
        </div>
      )}
    </li>
  )
}

const pixelsInWords = ({ width, height }: { width: number; height: number }): string =>
  `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`

const Act = ({ label, text, onPress }: { label: string; text: string; onPress: () => void }) => (
  <Button variant="outline" size="sm" aria-label={label} onClick={onPress}>
    {text}
  </Button>
)
