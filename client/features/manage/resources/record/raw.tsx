import { usePreference } from '#client/actors/preferences.ts'
import type { RecordValues } from '../types/type.ts'
import * as say from './messages.tsx'
import styles from './record.module.css'

/** The record as the server has it, for whoever wants to see that. */
export const Raw = ({ values }: { values: RecordValues }) =>
  usePreference('showRaw') && (
    <section className={styles.raw}>
      <h2 className={styles.rawTitle}>{say.rawData}</h2>
      {/* It scrolls, also by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be focused. */}
      <pre className={styles.json} tabIndex={0}>
        {JSON.stringify(values, null, 2)}
      </pre>
    </section>
  )
