import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { isRefusal } from '#machines/chart/event-types.ts'
import * as say from '../messages.tsx'
import type { Walks } from '../walks.ts'
import { CountTable } from './count-table.tsx'
import { countTransitions, inWords, type Usage } from './counts.ts'
import { FunnelBars } from './funnel-bars.tsx'
import { MachineUsage } from './machine-usage.tsx'
import { NeverTaken } from './never-taken.tsx'
import styles from './usage-report.module.css'

interface UsageReportProps {
  machines: readonly AnyStateMachine[]
  usage: Usage
  walks: Walks | null
  /** The machine that the address leads to. */
  opened: string
}

const MOST_FAILURES = 20

/** The event in a key: the chart's words leave out what kind it is. */
const eventOf = (key: string) => key.slice(key.indexOf('|') + 1)

/** How visits took the machines: from search to order, what failed, what nobody takes, and each chart. */
export const UsageReport = ({ machines, usage, walks, opened }: UsageReportProps) => {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set([opened]))
  const counted = machines.flatMap((machine) => countTransitions(machine, usage))
  const failures = counted
    .filter(({ times, transition: { key } }) => times > 0 && isRefusal(eventOf(key)))
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_FAILURES)
  const toggle = (name: string, isOpen: boolean) =>
    setNames((before) => new Set(isOpen ? [...before, name] : [...before].filter((each) => each !== name)))
  return (
    <>
      <p className={styles.visits}>
        {say.visitsCounted(
          <strong>{inWords(usage.visits)}</strong>,
          usage.visits === 1 ? say.visitNoun : say.visitsNoun,
        )}
      </p>
      <section aria-labelledby="funnel" className={styles.section}>
        <h2 id="funnel" className={styles.title}>
          {say.fromSearchToOrder}
        </h2>
        <FunnelBars usage={usage} />
      </section>
      <section aria-labelledby="failures" className={styles.section}>
        <h2 id="failures" className={styles.title}>
          {say.failuresMet}
        </h2>
        {failures.length > 0 ? (
          <CountTable label={say.failuresByCount} counted={failures} />
        ) : (
          <p className={styles.none}>{say.noFailures}</p>
        )}
      </section>
      <section aria-labelledby="never" className={styles.section}>
        <h2 id="never" className={styles.title}>
          {say.walkedNeverTaken}
        </h2>
        <NeverTaken counted={counted} walks={walks} />
      </section>
      {machines.map((machine) => (
        <MachineUsage
          key={machine.id}
          machine={machine}
          usage={usage}
          isOpen={names.has(machine.id)}
          onToggle={(isOpen) => toggle(machine.id, isOpen)}
        />
      ))}
    </>
  )
}
