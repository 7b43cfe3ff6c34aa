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
import * as say from './messages.ts'
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
          <FileSide bytes={bytes} caption={say.thisFile} />
          <PictureSide picture={picture} />
          <div className={styles.choices}>
            {picture.kind === 'named' && <p>{say.sameLocalId}</p>}
            {picture.image !== null && (
              <Link className={styles.link} to={`/images/${picture.image}`}>
                {say.openPicture(nameOf(picture))}
              </Link>
            )}
            {isDuplicate
              ? mayKeepBoth && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={say.keepBothNamed(name, nameOf(picture))}
                    onClick={() => ref.send({ type: 'duplicate.kept' })}
                  >
                    {say.keepBoth}
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
      aria-label={say.keepBothNamed(name, nameOf(picture))}
      onClick={() => ref.send({ type: 'alike.kept', picture })}
    >
      {say.keepBoth}
    </Button>
    {canReplace && picture.image !== null && (
      <Button
        variant="outline"
        size="sm"
        aria-label={say.replaceNamed(nameOf(picture), name)}
        onClick={() => ref.send({ type: 'alike.replaced', picture })}
      >
        {say.replaceThatPicture}
      </Button>
    )}
  </>
)
