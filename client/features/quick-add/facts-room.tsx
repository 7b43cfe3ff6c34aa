import styles from './quick-add.module.css'

/** As much room as the facts of a substrate take. */
export const FactsRoom = () => <div className={styles.facts} />
