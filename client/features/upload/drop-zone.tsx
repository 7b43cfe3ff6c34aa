import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import styles from './drop-zone.module.css'
import { type DroppedFile, readDropped } from './dropped-files.ts'
import * as say from './messages.ts'

/** React's types do not know it; all browsers do. */
const WHOLE_FOLDER = { webkitdirectory: '' }

interface DropZoneProps {
  /** There is something in the list that matters more by now. */
  isCompact?: boolean
  /** Whether whole folders are meant. */
  takesFolders?: boolean
  /** What is taken, in a sentence. */
  limits?: string
  onChoose: (files: readonly DroppedFile[]) => void
}

/** Takes files and folders that are dropped on it, or chosen by its buttons. */
export const DropZone = ({
  isCompact = false,
  takesFolders = true,
  limits = say.whatIsTaken,
  onChoose,
}: DropZoneProps) => {
  const [isOver, setIsOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const heading = useId()

  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onChoose(await readDropped(event.dataTransfer.items))
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])].map((file) => ({
      file,
      path: file.webkitRelativePath || file.name,
    }))
    // The same may be chosen again, once it was put right.
    currentTarget.value = ''
    if (chosen.length > 0) onChoose(chosen)
  }
  return (
    <section
      aria-labelledby={heading}
      className={styles.zone}
      data-over={isOver}
      data-compact={isCompact}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 id={heading} className={styles.title}>
        {takesFolders ? say.dropPicturesOrFolders : say.dropPicturesHere}
      </h2>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => files.current?.click()}>
          {say.chooseFiles}
        </Button>
        {takesFolders && (
          <Button variant="outline" onClick={() => folder.current?.click()}>
            {say.chooseAFolder}
          </Button>
        )}
      </div>
      <p className={styles.kinds}>{limits}</p>
      <input ref={files} type="file" multiple hidden aria-label={say.files} onChange={choose} />
      <input ref={folder} type="file" {...WHOLE_FOLDER} hidden aria-label={say.folder} onChange={choose} />
    </section>
  )
}
