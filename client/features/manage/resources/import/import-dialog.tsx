import type { Importing } from '#client/actors/importing.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import batchStyles from '../../batches/batches.module.css'
import { FileDrop } from '../../file-drop.tsx'
import { sizeInWords } from '../../file-size.ts'
import historyStyles from '../history/record-history.module.css'
import type { RecordType } from '../types/type.ts'
import styles from './import-dialog.module.css'

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
    <Modal title={`Import ${type.label.toLowerCase()}`} onClose={dismiss}>
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
        {isPaused && <Button onClick={retry}>Try again</Button>}
        <Button variant="outline" onClick={dismiss}>
          Cancel
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
      A row with an ID changes that {one}
      {canCreate ? `; a row without one makes a new ${one}` : ''}. Columns you leave out stay as they are. You
      will see a preview before anything changes.
    </p>
    <FileDrop
      accept=".csv,.tsv,.txt,.jsonl,.ndjson,.gz"
      kinds="CSV or JSON lines, also with gzip, up to 200 MB. An export has all the columns."
      onChoose={onChoose}
    />
  </>
)

const FileProgress = ({ importing: { file, isReading, share, rows } }: { importing: Importing }) => (
  <>
    <p className={styles.file}>
      {file?.name} <span className={styles.size}>{sizeInWords(file?.size ?? 0)}</span>
    </p>
    {isReading ? (
      <progress className={batchStyles.progress} aria-label="Reading" />
    ) : (
      <progress className={batchStyles.progress} aria-label="Sending" value={share} />
    )}
    <p role="status" className={batchStyles.note}>
      {isReading
        ? `Reading… ${rows.toLocaleString('en-US')} rows so far`
        : `Sending… ${Math.floor(share * 100)}%`}
    </p>
  </>
)
