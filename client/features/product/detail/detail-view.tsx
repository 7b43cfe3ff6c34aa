import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Texture, TextureDefs } from '../edge/textures.tsx'
import * as say from '../messages.ts'
import { renditionOf } from '../rendition.ts'
import type { Product } from '../use-product.ts'
import styles from './detail-view.module.css'

/** CSS has so many pixels to an inch. */
const INCH = 96

/** Inches that an arrow key moves it. */
const STEP = 0.5

const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface Point {
  x: number
  y: number
}

/** A part of the print as large as it will be, to be moved about by dragging or arrow keys. */
export const DetailView = ({ product }: { product: Product }) => {
  const { size, media, substrate, title } = product
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<Point | null>(null)
  const [middle, setMiddle] = useState<Point>({ x: 0.5, y: 0.5 })
  const width = size.width * INCH
  const height = size.height * INCH

  /** No edge comes into view, unless the print is smaller than its place. */
  const moveBy = ({ x, y }: Point) => {
    const seen = place.current
    if (!seen) return
    const leastX = Math.min(0.5, seen.clientWidth / 2 / width)
    const leastY = Math.min(0.5, seen.clientHeight / 2 / height)
    setMiddle((last) => ({
      x: Math.min(1 - leastX, Math.max(leastX, last.x + x / width)),
      y: Math.min(1 - leastY, Math.max(leastY, last.y + y / height)),
    }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    moveBy({ x: arrow.x * INCH, y: arrow.y * INCH })
  }
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY }
      event.stopPropagation()
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current) return
      moveBy({ x: held.current.x - event.clientX, y: held.current.y - event.clientY })
      held.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
  return (
    <div className={styles.view}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture and its keys, no set of fields */}
      <div
        ref={place}
        className={styles.place}
        role="group"
        aria-label={say.moveAtFullSize(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div
          className={styles.print}
          style={{
            width,
            height,
            left: `calc(50% - ${middle.x * width}px)`,
            top: `calc(50% - ${middle.y * height}px)`,
          }}
        >
          <img src={renditionOf(media, 1600)} alt={say.partAtFullSize(title)} draggable={false} />
          <svg width="100%" height="100%" aria-hidden="true">
            <TextureDefs id={id} />
            <Texture substrate={substrate} id={id} box={{ x: 0, y: 0, width, height }} />
          </svg>
        </div>
      </div>
      <p className={styles.words}>{say.fullSizeOf(size.width, size.height)}</p>
    </div>
  )
}
