import { type FilterSection, useSearchIntents } from '#client/actors/search.ts'
import { PriceTier } from '#client/features/media/price-tier.tsx'
import { optionsOf } from '#machines/search/selectors.ts'
import styles from './options.module.css'
import { wordsOf } from './words.ts'

interface CheckOptionsProps {
  section: FilterSection
  chosen: readonly string[]
  /** Where they are not the section's own list. */
  values?: readonly string[]
}

/** Any of them will do, so any number may be ticked. */
export const CheckOptions = ({ section, chosen, values = optionsOf(section) }: CheckOptionsProps) => {
  const { toggleFilter } = useSearchIntents()
  return values.map((value) => (
    <label key={value} className={styles.option}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggleFilter(section, value)} />
      {section === 'price' ? <PriceTier price={Number(value)} /> : <span>{wordsOf(section, value)}</span>}
    </label>
  ))
}
