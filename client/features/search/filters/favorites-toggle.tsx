import { useSearchIntents } from '#client/actors/search.ts'
import styles from './favorites-toggle.module.css'

/** Only what the visitor has marked with a heart. */
export const FavoritesToggle = ({ isOn }: { isOn: boolean }) => {
  const { toggleFilter } = useSearchIntents()
  return (
    <label className={styles.toggle}>
      Favorites
      <input
        type="checkbox"
        className={styles.switch}
        checked={isOn}
        onChange={() => toggleFilter('favorites', 'true')}
      />
    </label>
  )
}
