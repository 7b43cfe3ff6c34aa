import type { AnyStateMachine } from 'xstate'
import { Statechart } from '#client/features/statechart/statechart.tsx'
import { Time } from '#client/ui/time.tsx'
import { declaredTransitionsOf, stateNodesOf } from '#machines/chart/transitions.ts'
import { GapList } from './gap-list.tsx'
import { gapsOf } from './gaps.ts'
import { Legend } from './legend.tsx'
import styles from './machine-section.module.css'
import { marksOf } from './marks.ts'
import * as say from './messages.tsx'
import { OVERVIEW } from './overview-table.tsx'
import type { WalkedByDriver, WalkedMachine } from './walks.ts'

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
        {countInWords(stateNodesOf(machine).length - 1, 'state')},{' '}
        {countInWords(declaredTransitionsOf(machine).length, 'transition')}
        {walked?.waiting && <span className={styles.waiting}>{say.screenComesWith(walked.waiting)}</span>}
      </span>
    </summary>
    {isOpen && (
      <>
        <Opened machine={machine} walked={walked} />
        <a className={styles.back} href={`#${OVERVIEW}`}>
          {say.allMachines}
        </a>
      </>
    )}
  </details>
)

const Opened = ({ machine, walked }: Pick<MachineSectionProps, 'machine' | 'walked'>) => {
  if (!walked) return <Statechart machine={machine} />
  const keys = declaredTransitionsOf(machine).map(({ key }) => key)
  const marks = marksOf(walked, keys)
  const gaps = gapsOf(machine, walked)
  return (
    <>
      <Drivers walked={walked} />
      <Legend marks={new Set(marks.values())} />
      <Statechart machine={machine} marks={marks} />
      {gaps.length > 0 && <GapList gaps={gaps} label={say.whatIsNotWalked(machine.id)} />}
      <Paths walked={walked} />
    </>
  )
}

const Drivers = ({ walked }: { walked: WalkedMachine }) => (
  <ul className={styles.drivers}>
    {walked.drivers.map((driven) => (
      <li key={driven.driver}>
        <b className={styles.driver}>{driven.driver}</b> <Driven walked={walked} driven={driven} />
      </li>
    ))}
  </ul>
)

const Driven = ({ walked, driven }: { walked: WalkedMachine; driven: WalkedByDriver }) => {
  const { driver, at, commit, covered, paths, steps } = driven
  if (driver === 'browser' && walked.waiting) return say.waitsFor(walked.waiting)
  if (at === null) return say.notRun
  return (
    <>
      {say.walkSums(
        covered.length,
        walked.transitions,
        countInWords(paths, 'path'),
        countInWords(steps, 'step'),
        <Time at={at} to="minute" isUtc />,
      )}
      {commit !== null && say.onCommit(commit)}
    </>
  )
}

const countInWords = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

const Paths = ({ walked: { name, paths } }: { walked: WalkedMachine }) => (
  <details className={styles.paths}>
    <summary className={styles.more}>{say.inWords(countInWords(paths.length, 'path'))}</summary>
    {paths.map((path, index) => (
      <section key={path} aria-label={say.namedPath(name, index + 1)}>
        <h3 className={styles.path}>{say.path(index + 1)}</h3>
        <pre className={styles.words} {...SCROLLS}>
          {path}
        </pre>
      </section>
    ))}
  </details>
)
