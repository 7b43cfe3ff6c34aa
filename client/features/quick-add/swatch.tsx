import styles from './swatch.module.css'

/** A corner of what it is made of, beside its name. */
export const Swatch = ({ substrate }: { substrate: string }) => (
  <span className={styles.swatch} data-substrate={substrate} aria-hidden="true" />
)
