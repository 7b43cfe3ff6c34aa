import { useSelector } from '@xstate/react'
import type { Typing } from '#client/actors/upload.ts'
import { type UploadFileRef, type UploadRef, useCommon } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import {
  readDetail,
  selectFailure,
  selectFile,
  selectOpened,
  selectTyped,
} from '#machines/upload-file/selectors.ts'
import type { UploadAccess } from './access.ts'
import { DetailField } from './detail-field.tsx'
import styles from './file-details.module.css'
import * as say from './messages.ts'
import { LABELS } from './words.ts'

interface FileDetailsProps {
  upload: UploadRef
  access: UploadAccess
  file: UploadFileRef
}

/** What is said of one picture; each field names who says it, and may be said of all. */
export const FileDetails = ({ upload, access, file: ref }: FileDetailsProps) => {
  const { common, applyToAll } = useCommon(upload)
  const { name: called } = useSelector(ref, selectFile)
  const typed = useSelector(ref, selectTyped)
  const opened = useSelector(ref, selectOpened)
  const failure = useSelector(ref, selectFailure)
  const errors = failure?.kind === 'invalid' ? failure.fields : {}
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>{say.detailsOf(called)}</legend>
      {access.details.map((name) => {
        const detail = readDetail({ typed, opened }, common, name)
        return (
          <div key={name} className={styles.one}>
            <DetailField
              name={name}
              detail={detail}
              access={access}
              error={errors[name]}
              onType={(typing) => ref.send({ type: 'detail.typed', ...typing })}
            />
            {detail.origin !== 'all' && detail.origin !== null && (
              <Button
                variant="plain"
                size="sm"
                aria-label={say.applyThisToAll(LABELS[name].toLowerCase())}
                onClick={() => applyToAll({ name, typed: detail.value } as Typing)}
              >
                {say.applyToAll}
              </Button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
