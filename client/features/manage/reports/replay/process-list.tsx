import type { ExportedStream } from '#machines/journal/export.ts'
import * as say from '../messages.tsx'
import styles from './process-list.module.css'
import type { Standing } from './recording.ts'
import { nameOf, standingInWords } from './words.ts'

interface ProcessListProps {
  standings: readonly Standing[]
  chosen: ExportedStream
  onChoose: (stream: ExportedStream) => void
}

/** Where every process stands at this moment; each can be looked at. */
export const ProcessList = ({ standings, chosen, onChoose }: ProcessListProps) => (
  <section aria-label={say.processesNow}>
    <h2 className={styles.title}>{say.processesNow}</h2>
    <ul className={styles.list}>
      {standings.map((standing) => (
        <li key={nameOf(standing.stream)}>
          <button
            type="button"
            className={styles.process}
            aria-pressed={standing.stream === chosen}
            onClick={() => onChoose(standing.stream)}
          >
            <span>{nameOf(standing.stream)}</span>
            <span className={styles.state}>{standingInWords(standing)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
