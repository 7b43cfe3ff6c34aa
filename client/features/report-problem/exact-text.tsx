import { useState } from 'react'
import styles from './exact-text.module.css'
import * as say from './messages.tsx'

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

/** The journal as it is sent, spaced out to be read; copied and saved as it is. */
export const ExactText = ({ text, at }: { text: string; at: number }) => {
  const [said, setSaid] = useState('')
  const href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(say.copiedNow),
      () => setSaid(say.copyNotAllowed),
    )
  const name = `aquatint-journal-${new Date(at).toISOString().replace(/[:.]/g, '-')}.json`
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={copy}>
          {say.copy}
        </button>
        <a className={styles.tool} href={href} download={name}>
          {say.saveAsFile}
        </a>
        <span role="status">{said}</span>
      </div>
      <section className={styles.scroller} {...SCROLLS} aria-label={say.exactText}>
        <pre className={styles.text}>{JSON.stringify(JSON.parse(text), null, 2)}</pre>
      </section>
    </>
  )
}
