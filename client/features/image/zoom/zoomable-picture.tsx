import { useRef } from 'react'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { FitIcon, MinusIcon, PlusIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.ts'
import { useZoom } from './use-zoom.ts'
import { MOST_SCALE } from './view.ts'
import styles from './zoomable-picture.module.css'

/** Width over height from which a phone shows it higher than it is wide enough for. */
const WIDE = 1.8

/** One picture as large as its room, to be looked at closely. */
export const ZoomablePicture = ({ image: { title, artist, media } }: { image: MediaTile_ImageFragment }) => {
  const room = useRef<HTMLDivElement>(null)
  const { view, zoomIn, zoomOut, showWhole, room: gestures } = useZoom(room)
  const isLarger = view.scale > 1
  const name = artist ? say.titleByArtist(title || say.untitled, artist) : title || say.untitled
  return (
    <div className={styles.stage}>
      <div className={styles.window}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture and its keys, no set of fields */}
        <div
          ref={room}
          className={styles.room}
          style={{ '--ratio': media.width / media.height }}
          data-larger={isLarger}
          data-wide={media.width / media.height > WIDE}
          role="group"
          aria-label={say.zoomByKeys(name)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
          tabIndex={0}
          {...gestures}
        >
          <div
            className={styles.picture}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Picture
              media={media}
              alt={name}
              sizes={isLarger ? `${Math.round(view.scale * 60)}vw` : '(width < 992px) 100vw, 60vw'}
              prominent
            />
          </div>
        </div>
      </div>
      <div className={styles.controls} role="toolbar" aria-label={say.zoom}>
        <button type="button" aria-label={say.zoomIn} disabled={view.scale >= MOST_SCALE} onClick={zoomIn}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={say.zoomOut} disabled={!isLarger} onClick={zoomOut}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={say.fitPicture} disabled={!isLarger} onClick={showWhole}>
          <FitIcon />
        </button>
      </div>
    </div>
  )
}
