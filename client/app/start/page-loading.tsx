import styles from './layout.module.css'

/** Stands in while the page's first chunk comes; the layout keeps its room. */
export const PageLoading = () => <div className={styles.loading} aria-busy="true" />
