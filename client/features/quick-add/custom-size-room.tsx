import styles from './quick-add.module.css'

/** As much room as the two sides and their limits take. */
export const CustomSizeRoom = () => <div className={styles.room} />
