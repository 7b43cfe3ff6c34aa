import * as say from './messages.tsx'
import styles from './overview-table.module.css'
import type { WalkedMachine } from './walks.ts'

export const DRIVERS = ['pure', 'actor', 'browser'] as const

interface DriverCellProps {
  driver: (typeof DRIVERS)[number]
  walked: WalkedMachine | null
}

/** How many transitions a driver has taken, or why it has not tried. */
export const DriverCell = ({ driver, walked }: DriverCellProps) => {
  const run = walked?.drivers.find((other) => other.driver === driver)
  if (!walked || !run) return <td className={styles.idle}>{say.notRun}</td>
  if (driver === 'browser' && walked.waiting)
    return <td className={styles.idle}>{say.waitsFor(walked.waiting)}</td>
  if (run.at === null) return <td className={styles.idle}>{say.notRun}</td>
  const isWhole = run.covered.length + run.unreachable.length >= walked.transitions
  return (
    <td className={isWhole ? styles.whole : styles.holed}>
      {say.coverage(run.covered.length, walked.transitions)}
      {run.unreachable.length > 0 && say.withReason(run.unreachable.length)}
    </td>
  )
}
