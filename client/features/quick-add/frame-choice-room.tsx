import styles from './quick-add.module.css'

/** As much room as the mouldings take. */
export const FrameChoiceRoom = () => <div className={styles.frames} />
