import styles from './loading-bar.module.css'

/** Shows after 100 ms that something is on its way; what comes at once shows nothing (spec.md section 9). */
export const LoadingBar = ({ label }: { label: string }) => (
  <div className={styles.bar} role="progressbar" aria-label={label} />
)
