import { useId, useState } from 'react'
import { useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { useWallSize } from '#client/actors/projects/wall-size.ts'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { Select } from '#client/ui/select.tsx'
import { FURNITURE, type Furniture } from './scene.ts'
import { WallPicture } from './wall-picture.tsx'
import styles from './wall-preview.module.css'
import { WALLS } from './walls.ts'

const sizeInWords = ({ width, height }: { width: number; height: number }) => `${width} × ${height} in`

/** What a size means at home: the picture on a wall of one's own colour, above furniture, to scale. */
export const WallPreview = ({ image: { title, media } }: { image: MediaTile_ImageFragment }) => {
  const shown = useWallSize()
  const [wall, setWall] = useState<(typeof WALLS)[number]>(WALLS[0])
  const [furniture, setFurniture] = useState<Furniture>('sofa')
  const { chooseSize } = useQuickAddIntents()
  const id = useId()
  const sizes = shown?.sizes ?? []
  const isListed = sizes.some((size) => shown && sizeInWords(size) === sizeInWords(shown.size))
  return (
    <section className={styles.preview} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>On your wall</h2>
      <div className={styles.wall} aria-busy={!shown}>
        {shown && (
          <WallPicture
            media={media}
            title={title || 'Untitled'}
            wall={wall}
            furniture={furniture}
            {...shown}
          />
        )}
      </div>
      <div className={styles.choices}>
        <fieldset>
          <legend>Wall</legend>
          <div className={styles.swatches}>
            {WALLS.map((each) => (
              <label key={each.name} title={each.name} style={{ '--swatch': each.color }}>
                <input
                  type="radio"
                  name={`${id}wall`}
                  aria-label={each.name}
                  checked={each === wall}
                  onChange={() => setWall(each)}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Above a</legend>
          <div className={styles.chips}>
            {(['sofa', 'desk'] as const).map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name={`${id}furniture`}
                  checked={kind === furniture}
                  onChange={() => setFurniture(kind)}
                />
                {FURNITURE[kind].label}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label className={styles.label} htmlFor={`${id}size`}>
            Size on the wall
          </label>
          <Select
            id={`${id}size`}
            disabled={!shown}
            value={shown ? sizeInWords(shown.size) : ''}
            onChange={({ currentTarget: { value } }) => {
              const size = sizes.find((each) => sizeInWords(each) === value)
              if (size) chooseSize({ width: size.width, height: size.height })
            }}
          >
            {shown && !isListed && <option>{sizeInWords(shown.size)}</option>}
            {sizes.map((size) => (
              <option key={sizeInWords(size)}>{sizeInWords(size)}</option>
            ))}
          </Select>
        </div>
        <p className={styles.scale}>
          To scale: the {furniture} is {FURNITURE[furniture].width} in wide.
        </p>
      </div>
    </section>
  )
}
