import { LoadingBar } from '#client/ui/loading-bar.tsx'
import * as say from '../messages.ts'
import styles from './layout.module.css'

/** Stands in while the first page and what it shows come; the layout keeps its room. */
export const PageLoading = () => (
  <div className={styles.loading} aria-busy="true">
    <LoadingBar label={say.loadingPage} />
  </div>
)
