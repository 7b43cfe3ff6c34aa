import styles from './picture-link.module.css'

/** Keeps the room of a picture that is on its way. */
export const PictureRoom = () => <span className={styles.room} />
