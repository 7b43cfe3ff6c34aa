import { type ComponentType, memo } from 'react'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { type Frame, writeWidth } from './justify.ts'
import styles from './media-tile.module.css'
import * as say from './messages.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { TileActions } from './tile-actions.tsx'

export interface MediaTileProps {
  image: MediaTile_ImageFragment
  frame: Frame
  prominent: boolean
  selected: boolean
  showsUnpublished: boolean
  onSelect: (imageId: string) => void
  hasMenuOpen: boolean
  /** Staff's menu of what can be done to a picture; null for others. */
  onMenu: ((imageId: string, button: HTMLElement) => void) | null
  /** What the wall says besides: another feature's, so it is handed in. */
  Beneath: ComponentType<{ image: MediaTile_ImageFragment }> | undefined
}

/** One picture on the wall. A plain click selects it; a modified one is the browser's. */
export const MediaTile = memo((props: MediaTileProps) => {
  const { image, frame, prominent, selected, showsUnpublished, onSelect, hasMenuOpen, onMenu, Beneath } =
    props
  const title = image.title || say.untitled
  return (
    <li className={styles.tile} style={{ width: writeWidth(frame), '--picture-height': `${frame.height}px` }}>
      <a
        className={styles.link}
        id={tileIdOf(image.id)}
        href={`#${encodeURIComponent(image.id)}`}
        aria-expanded={selected}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onSelect(image.id)
        }}
      >
        <Picture
          media={image.media}
          alt={image.artist ? say.titleByArtist(title, image.artist) : title}
          sizes={`${Math.ceil(frame.width)}px`}
          ratio={frame.width / frame.height}
          prominent={prominent}
        />
        <span className={styles.title} aria-hidden>
          {title}
        </span>
        {showsUnpublished && !image.published && <span className={styles.badge}>{say.unpublished}</span>}
      </a>
      <TileActions image={image} title={title} hasMenuOpen={hasMenuOpen} onMenu={onMenu} />
      <div className={styles.label}>
        {image.artist && (
          <button
            type="button"
            className={styles.artist}
            data-artist-of={image.id}
            aria-haspopup="dialog"
            aria-expanded={false}
          >
            {image.artist}
          </button>
        )}
        <Price image={image} />
      </div>
      {Beneath && <Beneath image={image} />}
    </li>
  )
})

/** The element that gets the focus back when this image's quick view closes. */
export const tileIdOf = (imageId: string) => `tile-${imageId}`
