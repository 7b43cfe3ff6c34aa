import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { UploadFileRef } from '#client/actors/upload.ts'
import {
  type FileStage,
  selectFailure,
  selectImage,
  selectIsSmallPrint,
  selectLate,
  selectRefusal,
  selectSellsSmall,
  selectStage,
} from '#machines/upload-file/selectors.ts'
import type { UploadAccess } from './access.ts'
import styles from './file-state.module.css'
import { LeftOut } from './left-out.tsx'
import * as say from './messages.ts'

const WORDS: Readonly<Record<FileStage, string>> = {
  waiting: say.waiting,
  reading: say.reading,
  sending: say.sending,
  checking: say.checking,
  duplicate: say.alreadyHave,
  alike: say.looksLikeAnother,
  ready: say.ready,
  saving: say.saving,
  invalid: say.needsCorrection,
  saved: say.saved,
  refused: say.notAccepted,
  failed: say.stopped,
  lost: say.chooseAgain,
  discarding: say.removing,
  undiscarded: say.notRemoved,
}

/** Of what was saved before, as the answer to that was lost. */
const LATE = {
  edit: say.savedBeforeEdits,
  discard: say.savedBeforeDiscard,
}

const BAD: readonly FileStage[] = ['invalid', 'refused', 'failed', 'undiscarded']
const OPEN: readonly FileStage[] = ['duplicate', 'alike', 'lost']

const toneOf = (stage: FileStage): string =>
  BAD.includes(stage) ? 'bad' : OPEN.includes(stage) ? 'open' : stage === 'saved' ? 'good' : 'calm'

interface FileStateProps {
  file: UploadFileRef
  /** Whether it is to be sold, so that its size has to be confirmed. */
  isSold?: boolean
  /** Leads to a picture that was saved; left out where none is. */
  toPicture?: UploadAccess['toPicture']
}

/** Where a file stands, why, and what to do about it. */
export const FileState = ({ file, isSold = true, toPicture }: FileStateProps) => {
  const stage = useSelector(file, selectStage)
  const failure = useSelector(file, selectFailure)
  const refusal = useSelector(file, selectRefusal)
  const image = useSelector(file, selectImage)
  const isSmall = useSelector(file, selectIsSmallPrint)
  const sellsSmall = useSelector(file, selectSellsSmall)
  const late = useSelector(file, selectLate)
  const reasonOfSaved = late && LATE[late]
  const reason = stage === 'refused' ? refusal : stage === 'saved' ? reasonOfSaved : failure?.message
  return (
    <>
      <p className={styles.state} data-tone={late ? 'open' : toneOf(stage)}>
        <strong>{late ? say.alreadySaved : WORDS[stage]}</strong>
        {reason && <span>{reason}</span>}
        {stage === 'saved' && image !== null && toPicture && (
          <Link to={toPicture(image)} className={styles.link}>
            {say.openThePicture}
          </Link>
        )}
      </p>
      {late === 'edit' && <LeftOut file={file} />}
      {isSold && isSmall && (stage === 'ready' || stage === 'invalid') && (
        <label className={styles.small}>
          <input
            type="checkbox"
            checked={sellsSmall}
            onChange={({ currentTarget }) =>
              file.send({ type: 'small.confirmed', isConfirmed: currentTarget.checked })
            }
          />
          {say.sellAnyway}
        </label>
      )}
    </>
  )
}
