import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { UploadFileRef, UploadRef } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import {
  selectBytes,
  selectFile,
  selectIsEditable,
  selectMayDiscard,
  selectOpened,
  selectStage,
} from '#machines/upload-file/selectors.ts'
import type { UploadAccess } from './access.ts'
import { Alike } from './alike.tsx'
import { FileDetails } from './file-details.tsx'
import { FileProgress } from './file-progress.tsx'
import styles from './file-row.module.css'
import { FileState } from './file-state.tsx'
import * as say from './messages.ts'
import { Thumb } from './thumb.tsx'
import { factsOf, sizeInWords } from './words.ts'

interface FileRowProps {
  upload: UploadRef
  access: UploadAccess
  file: UploadFileRef
}

/** One file: what becomes of it, and what can be done. */
export const FileRow = ({ upload, access, file: ref }: FileRowProps) => {
  const file = useSelector(ref, selectFile)
  const stage = useSelector(ref, selectStage)
  const opened = useSelector(ref, selectOpened)
  const bytes = useSelector(ref, selectBytes)
  const mayDiscard = useSelector(ref, selectMayDiscard)
  const isEditable = useSelector(ref, selectIsEditable)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isGoing = stage === 'sending' || stage === 'waiting' || stage === 'reading'
  return (
    <li className={styles.row} aria-labelledby={id} data-stage={stage}>
      <Thumb bytes={bytes} />
      <div className={styles.main}>
        <p id={id} className={styles.name}>
          {file.path}
        </p>
        <p className={styles.facts}>{opened ? factsOf(opened).join(' · ') : sizeInWords(file.size)}</p>
        <FileState file={ref} toPicture={access.toPicture} />
        {stage === 'sending' && <FileProgress file={ref} />}
        {(stage === 'alike' || stage === 'duplicate') && <Alike file={ref} canReplace={access.canReplace} />}
      </div>
      <div className={styles.actions}>
        {isEditable && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            aria-label={say.actOnFile(isOpen ? say.closeDetails : say.details, file.name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? say.close : say.details}
          </Button>
        )}
        {stage === 'failed' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={say.tryFileAgain(file.name)}
            onClick={() => ref.send({ type: 'file.retried' })}
          >
            {say.tryAgain}
          </Button>
        )}
        {mayDiscard && (
          <Button
            variant="plain"
            size="sm"
            aria-label={`${isGoing ? say.cancel : say.discard} ${file.name}`}
            onClick={() => ref.send({ type: 'file.discarded' })}
          >
            {isGoing ? say.cancel : say.discard}
          </Button>
        )}
      </div>
      {isOpen && isEditable && <FileDetails upload={upload} access={access} file={ref} />}
    </li>
  )
}
