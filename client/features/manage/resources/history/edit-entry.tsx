import { Link } from 'react-router-dom'
import type { Reversal } from '#client/actors/reverting.ts'
import type { Json } from '#client/apollo/json.ts'
import { Button } from '#client/ui/button.tsx'
import { Ago } from '#client/ui/time.tsx'
import { useOfferActions } from '../../palette/offered.ts'
import { ChangeLine } from './change-line.tsx'
import * as say from './messages.ts'
import styles from './record-history.module.css'
import { deedInWords, type Edit, isBeginning, isRevertible } from './words.ts'

interface EditEntryProps {
  edit: Edit
  /** Whether the record is shown as it stood once, and edits are taken back. */
  isTakenBack: boolean
  /** Where the record is shown as it stood then. */
  to: string
  /** It is the record as it is now. */
  isLatest: boolean
  now: number
  labelOf: (field: string) => string
  /** Nobody sends it, so that it is not taken back alone. */
  isLocked: (field: string) => boolean
  /** It is said beside the fields, so that nothing was there before. */
  isSaid: (field: string) => boolean
  /** Only the shop itself writes it, and takes nothing of it back. */
  isKept: (field: string) => boolean
  /** The address of the picture that a field names. */
  pictureOf: (field: string, value: Json) => string | null
  onRevert: (reversal: Reversal) => void
}

/** One edit: who, when, and from what to what; and the ways to take it back. */
export const EditEntry = ({
  edit,
  isTakenBack,
  to,
  isLatest,
  now,
  labelOf,
  isLocked,
  isKept,
  isSaid,
  pictureOf,
  onRevert,
}: EditEntryProps) => {
  const { version, at, by, changes, batch } = edit
  const mayRevert = isTakenBack && isRevertible(edit) && !changes.every(({ field }) => isKept(field))
  const revert = (fields: readonly string[] | null, isAll = false) => onRevert({ version, fields, isAll })
  useOfferActions(() =>
    mayRevert ? [{ label: say.undoEditMore(version), refusal: null, does: () => revert(null) }] : [],
  )
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        <strong>{by ?? say.aquatint}</strong>
        <span>{deedInWords(edit)}</span>
        <Ago at={at} now={now} />
        <span>{say.editTitle(version)}</span>
        {batch !== null && (
          <Link to={`/manage/batches/${batch}`} className={styles.then}>
            {say.batchTitle(batch)}
          </Link>
        )}
        {isTakenBack && (
          <Link to={to} className={styles.then}>
            {say.asOfThen}
          </Link>
        )}
      </p>
      {changes.map(({ field, from, to }) => (
        <div key={field} className={styles.line}>
          <ChangeLine
            label={labelOf(field)}
            from={from}
            to={to}
            isBeginning={isBeginning(edit) || isSaid(field)}
            pictureOf={(value) => pictureOf(field, value)}
          />
          {mayRevert && changes.length > 1 && !isLocked(field) && (
            <Button
              variant="plain"
              size="sm"
              aria-label={say.undoChangeOf(labelOf(field), version)}
              onClick={() => revert([field])}
            >
              {say.undo}
            </Button>
          )}
        </div>
      ))}
      {mayRevert && (
        <p className={styles.actions}>
          <Button variant="outline" size="sm" onClick={() => revert(null)}>
            {say.undoEdit(version)}
          </Button>
          {!isLatest && (
            <Button variant="plain" size="sm" onClick={() => revert(null, true)}>
              {say.undoEditAndLater(version)}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
