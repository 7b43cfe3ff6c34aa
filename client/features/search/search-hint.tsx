import type { MouseEvent } from 'react'
import { useNotice } from '#client/actors/preferences.ts'
import * as say from './messages.tsx'
import styles from './search-hint.module.css'

/**
 * For whoever has typed words and does not know yet what else may be typed; put away, it does not come again.
 */
export const SearchHint = () => {
  const { isDismissed, dismiss } = useNotice('search-tips')
  if (isDismissed) return null
  const putAway = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The focused button goes with it: move the focus.
    currentTarget.closest('main')?.focus({ preventScroll: true })
    dismiss()
  }
  return (
    <p className={styles.hint}>
      <span>{say.searchHint}</span>
      <button type="button" className={styles.done} onClick={putAway}>
        {say.gotIt}
      </button>
    </p>
  )
}
