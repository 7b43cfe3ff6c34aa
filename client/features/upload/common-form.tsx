import type { DetailName, Typing } from '#client/actors/upload.ts'
import { type UploadRef, useCommon } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import { readDetail } from '#machines/upload-file/selectors.ts'
import type { UploadAccess } from './access.ts'
import styles from './common-form.module.css'
import { DetailField } from './detail-field.tsx'
import * as say from './messages.ts'
import { LABELS } from './words.ts'

/** What is said of all pictures; a picture's own words come before these. */
export const CommonForm = ({ upload, access }: { upload: UploadRef; access: UploadAccess }) => {
  const { common, type, clear, applyToAll, confirmSmall } = useCommon(upload)
  return (
    <details className={styles.form}>
      <summary className={styles.summary}>{say.forAllPictures}</summary>
      <p className={styles.lead}>{say.whatCommonFieldsDo}</p>
      <Button variant="outline" size="sm" onClick={confirmSmall}>
        {say.sellSmallToo}
      </Button>
      <div className={styles.fields}>
        {access.details.map((name) => (
          <div key={name} className={styles.one}>
            <DetailField
              name={name}
              detail={ownOf(name, common)}
              access={access}
              error={undefined}
              onType={type}
            />
            {common[name] !== undefined && (
              <div className={styles.choices}>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={say.applyFieldToAll(LABELS[name].toLowerCase())}
                  onClick={() => applyToAll({ name, typed: common[name] } as Typing)}
                >
                  {say.applyToAll}
                </Button>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={say.clearForAll(LABELS[name].toLowerCase())}
                  onClick={() => clear(name)}
                >
                  {say.clear}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
    </details>
  )
}

const ownOf = (name: DetailName, common: ReturnType<typeof useCommon>['common']) =>
  readDetail({ typed: common, opened: null }, {}, name)
