import styles from './event-list.module.css'

const SHORT = 100

/** Data in a line where it fits, and whole on demand where it does not. */
export const Datum = ({ label, value }: { label: string; value: unknown }) => {
  const text = JSON.stringify(value, null, 2)
  if (JSON.stringify(value).length <= SHORT) return <code className={styles.data}>{label}</code>
  return (
    <details>
      <summary className={styles.more}>
        <code className={styles.data}>{label}</code>
      </summary>
      <pre className={styles.whole}>{text}</pre>
    </details>
  )
}
