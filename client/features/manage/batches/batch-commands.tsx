import { Link } from 'react-router-dom'
import type { useBatchRun } from '#client/actors/batch-run.ts'
import type { BatchProgressFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { useOfferActions } from '../palette/offered.ts'
import { listPath } from '../resources/record/paths.ts'
import { typeOf } from '../resources/types/types.ts'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { recordsInWords, VERBS } from './words.ts'

interface BatchCommandsProps {
  run: ReturnType<typeof useBatchRun>
  batch: BatchProgressFragment
}

/** What may be done with a batch now, and why it was not done. */
export const BatchCommands = ({ run, batch }: BatchCommandsProps) => {
  const { pending, failure, mayConfirm, mayStop, mayUndo } = run
  const { action, counts, resource, undoneBy } = batch
  const confirm = `${VERBS[action.type] ?? say.change} ${recordsInWords(counts.waiting, resource)}`
  useOfferActions(() => [
    ...(mayConfirm && counts.waiting > 0 ? [{ label: confirm, refusal: null, does: run.confirm }] : []),
    { label: say.stop, refusal: run.stopRefusal, does: run.stop },
    ...(undoneBy === null
      ? [{ label: say.undoMore, refusal: run.undoRefusalOf(counts), does: run.undo }]
      : []),
  ])
  return (
    <>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <p className={styles.commands}>
        {mayConfirm && counts.waiting > 0 && (
          <Button disabled={pending !== null} onClick={run.confirm}>
            {pending === 'confirm' ? say.confirming : confirm}
          </Button>
        )}
        {mayConfirm && counts.waiting === 0 && <span>{say.nothingToChange}</span>}
        {mayStop && (
          <Button variant="outline" disabled={pending !== null} onClick={run.stop}>
            {pending === 'stop' ? say.stopping : say.stop}
          </Button>
        )}
        {mayUndo && undoneBy === null && counts.changed > 0 && (
          <Button variant="outline" disabled={pending !== null} onClick={run.undo}>
            {pending === 'undo' ? say.preparing : say.undoMore}
          </Button>
        )}
        {undoneBy !== null && (
          <Link to={`/manage/batches/${undoneBy}`} className={styles.link}>
            {say.undoneBy(undoneBy)}
          </Link>
        )}
        <Link to={listPath(resource)} className={styles.link}>
          {say.backToList(typeOf(resource, []).label.toLowerCase())}
        </Link>
      </p>
    </>
  )
}
