import type { AnyStateMachine } from 'xstate'
import { Statechart } from '#client/features/statechart/statechart.tsx'
import { Legend } from '../legend.tsx'
import styles from '../machine-section.module.css'
import * as say from '../messages.tsx'
import { countTransitions, heatOf, inWords, sumOf, type Usage } from './counts.ts'
import { StaysTable } from './stays-table.tsx'

interface MachineUsageProps {
  machine: AnyStateMachine
  usage: Usage
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One machine: its statechart coloured by how often each transition was taken. */
export const MachineUsage = ({ machine, usage, isOpen, onToggle }: MachineUsageProps) => {
  const counted = countTransitions(machine, usage)
  const taken = counted.filter(({ times }) => times > 0)
  return (
    <details
      id={machine.id}
      className={styles.machine}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.name}>{machine.id}</h2>
        <span className={styles.size}>
          {say.transitionsTaken(taken.length, counted.length, inWords(sumOf(taken, ({ times }) => times)))}
        </span>
      </summary>
      {isOpen && <Opened machine={machine} usage={usage} />}
    </details>
  )
}

const Opened = ({ machine, usage }: Pick<MachineUsageProps, 'machine' | 'usage'>) => {
  const counted = countTransitions(machine, usage)
  const marks = heatOf(counted)
  const counts = new Map(counted.map(({ transition: { key }, times }) => [key, `${inWords(times)} times`]))
  const states = usage.states.filter((each) => each.machine === machine.id)
  return (
    <>
      <Legend marks={new Set(marks.values())} />
      <Statechart machine={machine} marks={marks} counts={counts} />
      {states.length > 0 && <StaysTable machine={machine.id} states={states} />}
    </>
  )
}
