import type { useReverting } from '#client/actors/reverting.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Time } from '#client/ui/time.tsx'
import { ChangeLine } from './change-line.tsx'
import * as say from './messages.ts'
import styles from './record-history.module.css'

interface RevertDialogProps {
  reverting: ReturnType<typeof useReverting>
  labelOf: (field: string) => string
}

/** Confirms what is to be taken back, and says what came between where it cannot be. */
export const RevertDialog = ({ reverting, labelOf }: RevertDialogProps) => {
  const { reversal, isReverting, since, failure, isFinal, confirm, dismiss } = reverting
  if (!reversal) return null
  if (since.length > 0)
    return (
      <Modal title={say.changedSince} onClose={dismiss}>
        <p>{say.nothingUndone}</p>
        <ul className={styles.since}>
          {since.map(({ field, base, theirs, by, at }) => (
            <li key={field}>
              <ChangeLine label={labelOf(field)} from={base} to={theirs} />
              <p className={styles.facts}>
                <span>{by ?? say.aquatint}</span>
                <Time at={at} to="minute" />
              </p>
            </li>
          ))}
        </ul>
        <Button onClick={dismiss}>{say.close}</Button>
      </Modal>
    )
  return (
    <Modal title={titleOf(reversal, labelOf)} isHeld={isReverting} onClose={dismiss}>
      <p>{say.undoableToo(whatBecomesOf(reversal))}</p>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <div className={styles.choices}>
        {!isFinal && (
          <Button disabled={isReverting} onClick={confirm}>
            {isReverting ? say.undoing : say.undo}
          </Button>
        )}
        <Button variant="outline" disabled={isReverting} onClick={dismiss}>
          {say.cancel}
        </Button>
      </div>
    </Modal>
  )
}

type Asked = NonNullable<RevertDialogProps['reverting']['reversal']>

const whatBecomesOf = ({ version, fields, isAll }: Asked): string => {
  if (isAll) return say.goesBackBefore(version)
  const goes = fields ? say.fieldGoesBack : say.fieldsGoBack
  return say.beforeEdit(goes, version)
}

const titleOf = ({ version, fields, isAll }: Asked, labelOf: RevertDialogProps['labelOf']): string => {
  if (isAll) return say.undoEditAndLaterTitle(version)
  return fields ? say.undoChangeTitle(fields.map(labelOf).join(', ')) : say.undoEditTitle(version)
}
