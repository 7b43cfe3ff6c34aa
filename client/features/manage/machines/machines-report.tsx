import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Time } from '#client/ui/time.tsx'
import { MachineSection } from './machine-section.tsx'
import styles from './machines-report.module.css'
import * as say from './messages.tsx'
import { NotWalked } from './not-walked.tsx'
import { OverviewTable } from './overview-table.tsx'
import type { Walks } from './walks.ts'

interface MachinesReportProps {
  machines: readonly AnyStateMachine[]
  /** Null where the walks have not been run. */
  walks: Walks | null
  /**
   * Which machine is to be open, besides those that were opened by hand; `all` where nothing can be opened
   * later.
   */
  opened: string
}

/**
 * Every machine drawn, with what was walked of it, when and by which driver: a page of the console, and a
 * file.
 */
export const MachinesReport = ({ machines, walks, opened }: MachinesReportProps) => {
  const [names, setNames] = useState<ReadonlySet<string>>(
    new Set(opened === 'all' ? machines.map(({ id }) => id) : [opened]),
  )
  const open = (name: string, isOpen = true) =>
    setNames((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)))
  const [wanted, setWanted] = useState(opened)
  if (opened !== wanted) {
    setWanted(opened)
    open(opened)
  }
  const walkedOf = (name: string) => walks?.machines.find((walked) => walked.name === name) ?? null
  return (
    <>
      {walks ? <Summary walks={walks} /> : <NeverWalked />}
      {walks && <NotWalked machines={machines} walkedOf={walkedOf} onChoose={open} />}
      <OverviewTable machines={machines} walkedOf={walkedOf} onChoose={open} />
      {machines.map((machine) => (
        <MachineSection
          key={machine.id}
          machine={machine}
          walked={walkedOf(machine.id)}
          isOpen={names.has(machine.id)}
          onToggle={(isOpen) => open(machine.id, isOpen)}
        />
      ))}
    </>
  )
}

const Summary = ({ walks }: { walks: Walks }) => (
  <p className={styles.lead}>
    {say.lastWalked(<Time at={walks.at} to="minute" isUtc />)}
    {walks.isOfBuild && say.walkedAtBuild}.
  </p>
)

const NeverWalked = () => (
  <p className={styles.lead}>{say.neverWalked(<code className={styles.code}>{say.walkCommand}</code>)}</p>
)
