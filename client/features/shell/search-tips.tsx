import { TipIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import styles from './search-tips.module.css'

/** What may be typed, and what pictures it finds (spec.md section 2, Search syntax). */
const TIPS = [
  { typed: 'stormy sea', finds: 'both words, in any place and form, as in seas' },
  { typed: '"stormy sea"', finds: 'just these words side by side, as a phrase' },
  { typed: 'sea | lake', finds: 'either word, or both' },
  { typed: 'sea -boat', finds: 'the first word without the second, or boats' },
  { typed: '"Claude Monet"', finds: 'all by the artist of that full name' },
  { typed: 'aq-000123', finds: 'the picture with that number, first of all' },
] as const

/** How to search, beside where one does. */
export const SearchTips = () => (
  <Popup button={<TipIcon />} label="Search tips" className={styles.open}>
    <div className={styles.tips}>
      <h2>Search tips</h2>
      <dl>
        {TIPS.map(({ typed, finds }) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p>Capitals and accents make no difference.</p>
    </div>
  </Popup>
)
