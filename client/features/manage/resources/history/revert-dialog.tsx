import type { useReverting } from '#client/actors/reverting.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Time } from '#client/ui/time.tsx'
import { ChangeLine } from './change-line.tsx'
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
      <Modal title="This has changed since" onClose={dismiss}>
        <p>Nothing was undone. Undo the later edits first, or edit the record.</p>
        <ul className={styles.since}>
          {since.map(({ field, base, theirs, by, at }) => (
            <li key={field}>
              <ChangeLine label={labelOf(field)} from={base} to={theirs} />
              <p className={styles.facts}>
                <span>{by ?? 'Aquatint'}</span>
                <Time at={at} to="minute" />
              </p>
            </li>
          ))}
        </ul>
        <Button onClick={dismiss}>Close</Button>
      </Modal>
    )
  return (
    <Modal title={titleOf(reversal, labelOf)} isHeld={isReverting} onClose={dismiss}>
      <p>{whatBecomesOf(reversal)} The history keeps everything, so you can undo this too.</p>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <div className={styles.choices}>
        {!isFinal && (
          <Button disabled={isReverting} onClick={confirm}>
            {isReverting ? 'Undoing…' : 'Undo'}
          </Button>
        )}
        <Button variant="outline" disabled={isReverting} onClick={dismiss}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}

type Asked = NonNullable<RevertDialogProps['reverting']['reversal']>

const whatBecomesOf = ({ version, fields, isAll }: Asked): string => {
  if (isAll) return `The record goes back to how it was before edit ${version}.`
  const goes = fields ? 'This field goes back to what it was' : 'Its fields go back to what they were'
  return `${goes} before edit ${version}; later changes of other fields stay.`
}

const titleOf = ({ version, fields, isAll }: Asked, labelOf: RevertDialogProps['labelOf']): string => {
  if (isAll) return `Undo edit ${version} and all later ones?`
  return fields ? `Undo the change of ${fields.map(labelOf).join(', ')}?` : `Undo edit ${version}?`
}
