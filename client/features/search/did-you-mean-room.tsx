import styles from './did-you-mean-room.module.css'

/** Keeps the line's place while it comes. */
export const DidYouMeanRoom = () => <div className={styles.room} />
