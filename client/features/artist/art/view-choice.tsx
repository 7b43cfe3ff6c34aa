import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import styles from './art.module.css'
import * as say from './messages.tsx'

const VIEWS = [
  { view: 'grid', label: say.grid },
  { view: 'list', label: say.list },
] as const

/** Pictures, or lines with figures; kept for the next visit. */
export const ViewChoice = () => {
  const shown = usePreference('artistArtView')
  const change = useChangePreferences()
  return (
    <fieldset className={styles.views}>
      <legend>{say.view}</legend>
      {VIEWS.map(({ view, label }) => (
        <label key={view} className={styles.view}>
          <input
            type="radio"
            name="view"
            checked={shown === view}
            onChange={() => change({ artistArtView: view })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
