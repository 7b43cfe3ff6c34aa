import styles from './money.module.css'

/** Says why whoever looks may do nothing here, where it is their own money. */
export const OwnMatter = ({ refusal }: { refusal?: string | null | undefined }) =>
  refusal ? <p className={styles.warning}>{refusal}</p> : null
