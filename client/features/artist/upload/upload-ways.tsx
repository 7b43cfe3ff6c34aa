import { Link } from 'react-router-dom'
import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'
import * as say from './messages.ts'
import styles from './upload-ways.module.css'

const VIEWS = [
  { view: 'grid', label: say.grid },
  { view: 'list', label: say.list },
] as const

/** How the files are shown, kept for the next visit, and whether things are said of all at once. */
export const UploadWays = ({ isAdvanced }: { isAdvanced: boolean }) => {
  const shown = usePreference('uploadsView')
  const change = useChangePreferences()
  return (
    <div className={styles.ways}>
      <Link to={isAdvanced ? '/artist/upload' : '/artist/upload/advanced'} className={styles.link}>
        {isAdvanced ? say.simpleUpload : say.describeAll}
      </Link>
      <fieldset className={styles.views}>
        <legend>{say.view}</legend>
        {VIEWS.map(({ view, label }) => (
          <label key={view}>
            <input
              type="radio"
              name="uploads-view"
              checked={shown === view}
              onChange={() => change({ uploadsView: view })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
