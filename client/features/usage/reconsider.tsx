import { useUsage } from '#client/actors/usage.ts'
import * as say from './messages.ts'
import styles from './reconsider.module.css'

/** Lets visitors choose anew whether their visits are counted. */
export const Reconsider = () => {
  const { canReconsider, reconsider } = useUsage()
  return (
    <button type="button" className={styles.button} disabled={!canReconsider} onClick={reconsider}>
      {say.privacyChoices}
    </button>
  )
}
