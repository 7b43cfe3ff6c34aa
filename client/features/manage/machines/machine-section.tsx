import type { AnyStateMachine } from 'xstate'
import { Statechart } from '#client/features/statechart/statechart.tsx'
import { declaredTransitions, stateNodes } from '#machines/chart/transitions.ts'
import styles from './machine-section.module.css'
import { marksOf, ranOn } from './marks.ts'
import { WalkedAt } from './walked-at.tsx'
import type { WalkedMachine } from './walks.ts'

interface MachineSectionProps {
  machine: AnyStateMachine
  walked: WalkedMachine | null
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One machine: its statechart coloured by what was walked, by whom and when, and the paths in words. */
export const MachineSection = ({ machine, walked, isOpen, onToggle }: MachineSectionProps) => (
  <details
    id={machine.id}
    className={styles.machine}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2 className={styles.name}>{machine.id}</h2>
      <span className={styles.size}>
        {counted(stateNodes(machine).length - 1, 'state')},{' '}
        {counted(declaredTransitions(machine).length, 'transition')}
        {walked?.waiting && <span className={styles.waiting}>its screen comes with {walked.waiting}</span>}
      </span>
    </summary>
    {isOpen && <Opened machine={machine} walked={walked} />}
  </details>
)

const Opened = ({ machine, walked }: Pick<MachineSectionProps, 'machine' | 'walked'>) => {
  if (!walked) return <Statechart machine={machine} />
  const keys = declaredTransitions(machine).map(({ key }) => key)
  return (
    <>
      <Drivers walked={walked} />
      <Statechart machine={machine} marks={marksOf(walked, keys)} />
      <Reasons walked={walked} />
      <Paths walked={walked} />
    </>
  )
}

const Drivers = ({ walked }: { walked: WalkedMachine }) => (
  <ul className={styles.drivers}>
    {ranOn(walked).map(({ driver, at, covered, paths, steps }) => (
      <li key={driver}>
        <b className={styles.driver}>{driver}</b> {covered.length} of {walked.transitions} transitions,{' '}
        {counted(paths, 'path')}, {counted(steps, 'step')}, {at && <WalkedAt at={at} />}
      </li>
    ))}
  </ul>
)

const Reasons = ({ walked }: { walked: WalkedMachine }) => {
  const reasons = ranOn(walked).flatMap(({ driver, unreachable }) =>
    unreachable.map(({ key, reason }) => ({ driver, key, reason })),
  )
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label="What cannot be walked, and why not">
      {reasons.map(({ driver, key, reason }) => (
        <li key={`${driver} ${key}`}>
          <code className={styles.key}>{key}</code> {driver}: {reason}
        </li>
      ))}
    </ul>
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

const Paths = ({ walked: { name, paths } }: { walked: WalkedMachine }) => (
  <details className={styles.paths}>
    <summary className={styles.more}>{counted(paths.length, 'path')} in words</summary>
    {paths.map((path, index) => (
      <section key={path} aria-label={`${name}, path ${index + 1}`}>
        <h3 className={styles.path}>Path {index + 1}</h3>
        <pre className={styles.words} {...SCROLLS}>
          {path}
        </pre>
      </section>
    ))}
  </details>
)
