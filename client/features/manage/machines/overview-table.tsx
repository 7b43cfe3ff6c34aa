import type { AnyStateMachine } from 'xstate'
import { declaredTransitionsOf, stateNodesOf } from '#machines/chart/transitions.ts'
import { DRIVERS, DriverCell } from './driver-cell.tsx'
import * as say from './messages.tsx'
import styles from './overview-table.module.css'
import type { WalkedMachine } from './walks.ts'

interface OverviewTableProps {
  machines: readonly AnyStateMachine[]
  walkedOf: (name: string) => WalkedMachine | null
  onChoose: (name: string) => void
}

/** Where a chart's way back to all of them leads. */
export const OVERVIEW = 'overview'

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

/** One line a machine, its coverage first; its name leads to its statechart below. */
export const OverviewTable = ({ machines, walkedOf, onChoose }: OverviewTableProps) => (
  <section id={OVERVIEW} className={styles.scroller} {...SCROLLS} aria-label={say.coverageByMachine}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.machine}</th>
          {DRIVERS.map((driver) => (
            <th key={driver} scope="col">
              {driver[0]?.toUpperCase()}
              {driver.slice(1)}
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {say.states}
          </th>
          <th scope="col" className={styles.number}>
            {say.transitions}
          </th>
          <th scope="col" className={styles.number}>
            {say.paths}
          </th>
          <th scope="col" className={styles.number}>
            {say.steps}
          </th>
          <th scope="col" className={styles.number}>
            {say.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {machines.map((machine) => (
          <Row key={machine.id} machine={machine} walked={walkedOf(machine.id)} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  </section>
)

interface RowProps {
  machine: AnyStateMachine
  walked: WalkedMachine | null
  onChoose: (name: string) => void
}

const Row = ({ machine, walked, onChoose }: RowProps) => (
  <tr>
    <th scope="row">
      <a className={styles.name} href={`#${machine.id}`} onClick={() => onChoose(machine.id)}>
        {machine.id}
      </a>
    </th>
    {DRIVERS.map((driver) => (
      <DriverCell key={driver} driver={driver} walked={walked} />
    ))}
    <td className={styles.number}>{stateNodesOf(machine).length - 1}</td>
    <td className={styles.number}>{declaredTransitionsOf(machine).length}</td>
    <td className={styles.number}>{walked?.paths.length ?? '–'}</td>
    <td className={styles.number}>{walked?.drivers.find(({ driver }) => driver === 'pure')?.steps ?? '–'}</td>
    <td className={styles.number}>{walked ? secondsInWords(sumTimeSpent(walked)) : '–'}</td>
  </tr>
)

const sumTimeSpent = ({ drivers }: WalkedMachine) =>
  drivers.reduce((sum, { milliseconds }) => sum + milliseconds, 0)

const secondsInWords = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
