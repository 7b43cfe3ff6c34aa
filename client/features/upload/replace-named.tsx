import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fileRefOf, type UploadFileRef, type UploadRef, useReplacing } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectBytes, selectFile, selectNamed } from '#machines/upload-file/selectors.ts'
import * as say from './messages.ts'
import styles from './replace-named.module.css'
import { FileSide, PictureSide } from './sides.tsx'
import { picturesInWords } from './words.ts'

/** Replaces all pictures whose local ids files bear, after they were shown beside one another. */
export const ReplaceNamed = ({ upload }: { upload: UploadRef }) => {
  const { ids, replace } = useReplacing(upload)
  const [isOpen, setIsOpen] = useState(false)
  const label = say.replacePictures(picturesInWords(ids.length))
  const close = () => setIsOpen(false)
  if (ids.length === 0) return null
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}…
      </Button>
      {isOpen && (
        <Modal title={label} isWide={ids.length > 1} onClose={close}>
          <p>{say.howReplacingWorks}</p>
          <ul className={styles.pairs} aria-label={say.picturesToReplace}>
            {ids.map((id) => (
              <Pair key={id} file={fileRefOf(upload, id)} />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                close()
                replace()
              }}
            >
              {label}
            </Button>
            <Button variant="outline" onClick={close}>
              {say.cancel}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}

const Pair = ({ file: ref }: { file: UploadFileRef | undefined }) => (ref ? <Shown file={ref} /> : null)

const Shown = ({ file: ref }: { file: UploadFileRef }) => {
  const { name } = useSelector(ref, selectFile)
  const bytes = useSelector(ref, selectBytes)
  const picture = useSelector(ref, selectNamed)
  if (!picture) return null
  return (
    <li className={styles.pair}>
      <PictureSide label={say.now} picture={picture} />
      <FileSide label={say.newWord} bytes={bytes} caption={name} />
    </li>
  )
}
