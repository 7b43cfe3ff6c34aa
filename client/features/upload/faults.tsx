import type { Fault } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.ts'
import styles from './notices.module.css'

/** More of them hide what can be done. */
const SHOWN = 20

/** What was chosen and is not taken, each with the reason and what to do. */
export const Faults = ({ faults, onDismiss }: { faults: readonly Fault[]; onDismiss?: () => void }) => {
  if (faults.length === 0) return null
  return (
    <div role="alert" className={styles.notice} data-status="danger">
      <p className={styles.heading}>
        {faults.length === 1 ? say.oneNotTaken : say.notTaken(faults.length.toLocaleString('en-US'))}
      </p>
      <ul className={styles.faults}>
        {faults.slice(0, SHOWN).map(({ path, reason }) => (
          <li key={path}>
            <strong>{path}</strong> {reason}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{say.andMore((faults.length - SHOWN).toLocaleString('en-US'))}</p>}
      {onDismiss && (
        <Button variant="outline" size="sm" onClick={onDismiss}>
          {say.dismiss}
        </Button>
      )}
    </div>
  )
}
