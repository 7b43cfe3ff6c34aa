import type { Importing } from '#client/actors/importing.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import batchStyles from '../../batches/batches.module.css'
import { FileDrop } from '../../file-drop.tsx'
import { sizeInWords } from '../../file-size.ts'
import historyStyles from '../history/record-history.module.css'
import type { RecordType } from '../types/type.ts'
import styles from './import-dialog.module.css'
import * as say from './messages.ts'

interface ImportDialogProps {
  type: RecordType
  /** Whether a row may make a new record. */
  canCreate: boolean
  importing: Importing
}

/** Takes a file of records; what it would change is shown next, before anything does. */
export const ImportDialog = ({ type, canCreate, importing }: ImportDialogProps) => {
  const { isOpen, isChoosing, isPaused, failure, isFinal, retry, dismiss } = importing
  if (!isOpen) return null
  return (
    <Modal title={say.importWhat(type.label.toLowerCase())} onClose={dismiss}>
      {isChoosing ? (
        !isFinal && <FileChoice type={type} canCreate={canCreate} onChoose={importing.choose} />
      ) : (
        <FileProgress importing={importing} />
      )}
      {failure?.messages.map((message) => (
        <p key={message} role="alert" className={historyStyles.refusal}>
          {message}
        </p>
      ))}
      <div className={historyStyles.choices}>
        {isPaused && <Button onClick={retry}>{say.tryAgain}</Button>}
        <Button variant="outline" onClick={dismiss}>
          {say.cancel}
        </Button>
      </div>
    </Modal>
  )
}

interface FileChoiceProps extends Pick<ImportDialogProps, 'type' | 'canCreate'> {
  onChoose: (file: File) => void
}

const FileChoice = ({ type: { one }, canCreate, onChoose }: FileChoiceProps) => (
  <>
    <p className={styles.lead}>
      {say.rowWithId(one)}
      {say.columnsLeftOut(canCreate ? say.rowWithoutId(one) : '')}
    </p>
    <FileDrop accept=".csv,.tsv,.txt,.jsonl,.ndjson,.gz" kinds={say.whatFiles} onChoose={onChoose} />
  </>
)

const FileProgress = ({ importing: { file, isReading, share, rows } }: { importing: Importing }) => (
  <>
    <p className={styles.file}>
      {file?.name} <span className={styles.size}>{sizeInWords(file?.size ?? 0)}</span>
    </p>
    {isReading ? (
      <progress className={batchStyles.progress} aria-label={say.reading} />
    ) : (
      <progress className={batchStyles.progress} aria-label={say.sending} value={share} />
    )}
    <p role="status" className={batchStyles.note}>
      {isReading ? say.readingRows(rows.toLocaleString('en-US')) : say.sendingShare(Math.floor(share * 100))}
    </p>
  </>
)
