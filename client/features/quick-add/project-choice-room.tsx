import styles from './project-choice.module.css'

/** As much room as the choice of a project takes. */
export const ProjectChoiceRoom = () => <div className={styles.choice} />
