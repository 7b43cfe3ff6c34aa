import styles from './file-drop.module.css'
import * as say from './messages.ts'

interface FileDropProps {
  /** Endings of files that the browser offers. */
  accept: string
  /** Which files may be given, in words. */
  kinds: string
  /** The id of what says what is wrong with the file of before. */
  errorId?: string | undefined
  onChoose: (file: File) => void
}

/** Takes a file that is dropped, or chosen on a click or by key. */
export const FileDrop = ({ accept, kinds, errorId, onChoose }: FileDropProps) => (
  <div className={styles.drop}>
    <input
      type="file"
      className={styles.input}
      aria-label={say.file}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // The same file may be chosen again, once it was put right.
        currentTarget.value = ''
        if (file) onChoose(file)
      }}
    />
    <strong>{say.dropFile}</strong>
    <span className={styles.kinds}>{kinds}</span>
  </div>
)
