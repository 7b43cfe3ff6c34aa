import { TipIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import * as say from './messages.ts'
import styles from './search-tips.module.css'

/** What may be typed, and what pictures it finds (spec.md section 2, Search syntax). */
export const SearchTips = () => (
  <Popup button={<TipIcon />} label={say.searchTips} className={styles.open}>
    <div className={styles.tips}>
      <h2>{say.searchTips}</h2>
      <dl>
        {say.tips.map(({ typed, finds }) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p>{say.capitalsAndAccents}</p>
    </div>
  </Popup>
)
