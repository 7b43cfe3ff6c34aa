import { useSearchIntents } from '#client/actors/search.ts'
import { exclusiveColors, ordinaryColors } from '#machines/search/selectors.ts'
import styles from './color-options.module.css'
import { SWATCHES } from './colors.ts'
import { wordsOf } from './words.ts'

/** The first four are chosen alone, so they stand apart, with their names (spec.md section 5). */
export const ColorOptions = ({ chosen }: { chosen: readonly string[] }) => (
  <>
    <div className={styles.alone}>
      {exclusiveColors.map((color) => (
        <Swatch key={color} color={color} isChosen={chosen.includes(color)}>
          <span className={styles.name}>{wordsOf('color', color)}</span>
        </Swatch>
      ))}
    </div>
    <div className={styles.colors}>
      {ordinaryColors.map((color) => (
        <Swatch key={color} color={color} isChosen={chosen.includes(color)}>
          <span className="visually-hidden">{wordsOf('color', color)}</span>
        </Swatch>
      ))}
    </div>
  </>
)

interface SwatchProps {
  color: string
  isChosen: boolean
  children: React.ReactNode
}

const Swatch = ({ color, isChosen, children }: SwatchProps) => {
  const { toggleFilter } = useSearchIntents()
  return (
    <label className={styles.option} title={wordsOf('color', color)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        onChange={() => toggleFilter('color', color)}
        style={{ background: SWATCHES[color] }}
      />
      {children}
    </label>
  )
}
