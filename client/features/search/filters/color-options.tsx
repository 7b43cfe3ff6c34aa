import { useId } from 'react'
import { useSearchIntents } from '#client/actors/pictures/search.ts'
import { exclusiveColors, ordinaryColors } from '#machines/search/selectors.ts'
import styles from './color-options.module.css'
import { SWATCHES } from './colors.ts'
import { Count } from './count.tsx'
import { useCount, useIsOffered } from './counts.ts'
import { Option } from './option.tsx'
import { optionInWords } from './words.ts'

const SECTION = 'color'

/** The first four are chosen alone, so they stand apart, with their names (spec.md section 5). */
export const ColorOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const { toggleFilter } = useSearchIntents()
  return (
    <>
      <div className={styles.alone}>
        {exclusiveColors.map((color) => (
          <Option
            key={color}
            section={SECTION}
            value={color}
            type="checkbox"
            className={styles.box}
            style={{ background: SWATCHES[color] }}
            checked={chosen.includes(color)}
            onChange={() => toggleFilter(SECTION, color)}
          >
            {optionInWords(SECTION, color)}
          </Option>
        ))}
      </div>
      <div className={styles.colors}>
        {ordinaryColors.map((color) => (
          <Swatch key={color} color={color} isChosen={chosen.includes(color)} />
        ))}
      </div>
    </>
  )
}

/** A color with its name under it. */
const Swatch = ({ color, isChosen }: { color: string; isChosen: boolean }) => {
  const id = useId()
  const { toggleFilter } = useSearchIntents()
  const { count, note } = useCount(SECTION, color)
  const isOffered = useIsOffered(count, isChosen)
  const name = optionInWords(SECTION, color)
  return (
    <div title={note}>
      <label className={styles.swatch} data-none={!isOffered}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          aria-disabled={!isOffered}
          onChange={() => isOffered && toggleFilter(SECTION, color)}
          style={{ background: SWATCHES[color] }}
          aria-describedby={id}
        />
        <span className={styles.name}>{name}</span>
      </label>
      <Count id={id} className={styles.count} count={count} isShort />
    </div>
  )
}
