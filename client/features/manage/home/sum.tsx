import styles from './sum.module.css'

/** A number over bars, with what it counts. */
export const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.sum}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)
