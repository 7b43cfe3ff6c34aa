import type { AnyStateMachine } from 'xstate'
import { GapList } from './gap-list.tsx'
import { gapsOf } from './gaps.ts'
import * as say from './messages.tsx'
import styles from './not-walked.module.css'
import type { WalkedMachine } from './walks.ts'

interface NotWalkedProps {
  machines: readonly AnyStateMachine[]
  walkedOf: (name: string) => WalkedMachine | null
  onChoose: (name: string) => void
}

/** What is missing, before everything that is not: of which machine, by which driver, and why. */
export const NotWalked = ({ machines, walkedOf, onChoose }: NotWalkedProps) => {
  const found = machines.flatMap((machine) => {
    const walked = walkedOf(machine.id)
    const gaps = walked ? gapsOf(machine, walked) : []
    return gaps.length > 0 ? [{ name: machine.id, gaps }] : []
  })
  if (found.length === 0) return <p className={styles.nothing}>{say.allWalked}</p>
  return (
    <section className={styles.found} aria-labelledby="not-walked">
      <h2 id="not-walked" className={styles.title}>
        {say.notWalkedTitle}
      </h2>
      {found.map(({ name, gaps }) => (
        <div key={name} className={styles.machine}>
          <a className={styles.name} href={`#${name}`} onClick={() => onChoose(name)}>
            {name}
          </a>
          <GapList gaps={gaps} label={say.notWalkedOf(name)} />
        </div>
      ))}
    </section>
  )
}
