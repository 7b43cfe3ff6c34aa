import { type RefObject, useId } from 'react'
import type { WallPhoto } from '#client/actors/pictures/wall-photo.ts'
import { borderOf } from '../frame.ts'
import * as say from '../messages.ts'
import { renditionOf } from '../rendition.ts'
import type { Product } from '../use-product.ts'
import { HungWork } from '../wall/hung-work.tsx'
import styles from './own-room.module.css'
import { useDrag } from './use-drag.ts'

interface PlacedWorkProps {
  product: Product
  room: WallPhoto
  /** Inches that the photo is wide. */
  width: number
  photo: RefObject<HTMLElement | null>
}

/** The work in the visitor's own room, as large as it would be, to be dragged to its place. */
export const PlacedWork = ({ product, room, width, photo }: PlacedWorkProps) => {
  const id = useId()
  const drag = useDrag(photo, room.at, room.moveWork)
  const border = borderOf(product.frame)
  const size = { width: product.size.width + 2 * border, height: product.size.height + 2 * border }
  return (
    <button
      type="button"
      className={styles.work}
      style={{
        left: `${room.at.x * 100}%`,
        top: `${room.at.y * 100}%`,
        width: `${(100 * size.width) / width}%`,
        aspectRatio: size.width / size.height,
      }}
      aria-label={say.movedByKeys(say.hungInYourRoom(product.title, product.size))}
      {...drag}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <HungWork
          product={product}
          href={renditionOf(product.media, 640)}
          at={{ x: 0, y: 0, ...size }}
          id={id}
        />
      </svg>
    </button>
  )
}
