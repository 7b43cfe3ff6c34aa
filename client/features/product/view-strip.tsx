import { type KeyboardEvent, memo, useRef } from 'react'
import { tabOf, VIEW_LABELS, VIEWS, type View } from '#client/features/media/views/view.ts'
import type { ViewStripProps } from '#client/features/media/views/viewed-picture.tsx'
import { EdgePicture } from './edge/edge-picture.tsx'
import * as say from './messages.ts'
import { renditionOf } from './rendition.ts'
import { type Product, useProduct } from './use-product.ts'
import styles from './view-strip.module.css'
import { RoomPicture } from './wall/room-picture.tsx'
import { ROOMS } from './wall/scene.ts'
import { WALLS } from './wall/walls.ts'

const SMALL = 320

/** The ways to see a picture, as tabs: arrow keys lead from one to the next. */
export const ViewStrip = ({ image, view, onView, panelId }: ViewStripProps) => {
  const product = useProduct(image)
  const tabs = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, view)
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // The quick view's own arrow keys lead to other pictures.
    event.preventDefault()
    onView(next)
    tabs.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus()
  }
  return (
    <div ref={tabs} className={styles.strip} role="tablist" aria-label={say.views} onKeyDown={onKeyDown}>
      {VIEWS.map((each) => (
        <button
          key={each}
          id={tabOf(panelId, each)}
          type="button"
          role="tab"
          className={styles.tab}
          data-view={each}
          aria-selected={each === view}
          aria-controls={panelId}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onView(each)}
        >
          <span className={styles.thumb}>
            <Thumb view={each} media={image.media} product={product} />
          </span>
          {each === 'edge' && product?.frame ? say.frame : VIEW_LABELS[each]}
        </button>
      ))}
    </div>
  )
}

const nextOf = (key: string, view: View): View | undefined => {
  if (key === 'Home') return VIEWS[0]
  if (key === 'End') return VIEWS.at(-1)
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return step === undefined ? undefined : VIEWS.at((VIEWS.indexOf(view) + step) % VIEWS.length)
}

interface ThumbProps {
  view: View
  media: Product['media']
  product: Product | null
}

const Thumb = memo(({ view, media, product }: ThumbProps) => {
  if (view === 'picture') return <img className={styles.whole} src={renditionOf(media, SMALL)} alt="" />
  if (view === 'detail') return <img className={styles.part} src={renditionOf(media, SMALL)} alt="" />
  if (!product) return null
  if (view === 'edge') return <EdgePicture product={product} pixels={SMALL} label={null} />
  return <RoomPicture product={product} room={ROOMS[0]} wall={WALLS[1]} pixels={SMALL} />
})
