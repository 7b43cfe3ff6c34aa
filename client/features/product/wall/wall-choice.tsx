import { useId } from 'react'
import * as say from '../messages.ts'
import styles from './wall-choice.module.css'
import { WALLS, type Wall } from './walls.ts'

export const WallChoice = ({ wall, onWall }: { wall: Wall; onWall: (wall: Wall) => void }) => {
  const group = useId()
  return (
    <fieldset className={styles.walls}>
      <legend className="visually-hidden">{say.wallColor}</legend>
      {WALLS.map((each) => (
        <label key={each.name} title={each.name} style={{ '--swatch': each.color }}>
          <input
            type="radio"
            name={group}
            aria-label={each.name}
            checked={each === wall}
            onChange={() => onWall(each)}
          />
        </label>
      ))}
    </fieldset>
  )
}
