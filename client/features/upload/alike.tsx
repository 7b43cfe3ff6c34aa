import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { AlikePicture, UploadFileRef } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import {
  selectAlike,
  selectBytes,
  selectFile,
  selectMayKeepBoth,
  selectStage,
} from '#machines/upload-file/selectors.ts'
import styles from './alike.module.css'
import { FileSide, nameOf, PictureSide } from './sides.tsx'

/** Pictures that a file is or looks like, beside it, with what can be done. */
export const Alike = ({ file: ref, canReplace }: { file: UploadFileRef; canReplace: boolean }) => {
  const { name } = useSelector(ref, selectFile)
  const bytes = useSelector(ref, selectBytes)
  const alike = useSelector(ref, selectAlike)
  const isDuplicate = useSelector(ref, selectStage) === 'duplicate'
  const mayKeepBoth = useSelector(ref, selectMayKeepBoth)
  return (
    <ul className={styles.pairs}>
      {alike.map((picture) => (
        <li key={`${picture.image} ${picture.file}`} className={styles.pair}>
          <FileSide bytes={bytes} caption="This file" />
          <PictureSide picture={picture} />
          <div className={styles.choices}>
            {picture.kind === 'named' && <p>Its local ID is the name of this file.</p>}
            {picture.image !== null && (
              <Link className={styles.link} to={`/images/${picture.image}`}>
                Open “{nameOf(picture)}”
              </Link>
            )}
            {isDuplicate
              ? mayKeepBoth && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Keep both, ${name} and ${nameOf(picture)}`}
                    onClick={() => ref.send({ type: 'duplicate.kept' })}
                  >
                    Keep both
                  </Button>
                )
              : chooseOf({ ref, picture, canReplace, name })}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface Choosing {
  ref: UploadFileRef
  picture: AlikePicture
  canReplace: boolean
  name: string
}

const chooseOf = ({ ref, picture, canReplace, name }: Choosing) => (
  <>
    <Button
      variant="outline"
      size="sm"
      aria-label={`Keep both, ${name} and ${nameOf(picture)}`}
      onClick={() => ref.send({ type: 'alike.kept', picture })}
    >
      Keep both
    </Button>
    {canReplace && picture.image !== null && (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Replace that picture, ${nameOf(picture)}, with ${name}`}
        onClick={() => ref.send({ type: 'alike.replaced', picture })}
      >
        Replace that picture
      </Button>
    )}
  </>
)
