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
  if (!walked || !run) return <td className={styles.idle}>not run</td>
  if (driver === 'browser' && walked.waiting)
    return <td className={styles.idle}>waits for {walked.waiting}</td>
  if (run.at === null) return <td className={styles.idle}>not run</td>
  const isWhole = run.covered.length + run.unreachable.length >= walked.transitions
  return (
    <td className={isWhole ? styles.whole : styles.holed}>
      {run.covered.length} of {walked.transitions}
      {run.unreachable.length > 0 && ` (${run.unreachable.length} with a reason)`}
    </td>
  )
}
