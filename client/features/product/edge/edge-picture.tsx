import { useId } from 'react'
import { renditionOf } from '../rendition.ts'
import type { Product } from '../use-product.ts'
import { BlockCorner } from './block-corner.tsx'
import { SHEET } from './corner.ts'
import styles from './edge-view.module.css'
import { FrameCorner } from './frame-corner.tsx'
import { SheetCorner } from './sheet-corner.tsx'
import { FilmCorner, MuralCorner } from './surface-corner.tsx'
import { TextureDefs } from './textures.tsx'

const cornerOf = ({ substrate }: Product) => {
  if (substrate === 'print') return SheetCorner
  if (substrate === 'mural') return MuralCorner
  return substrate === 'window film' ? FilmCorner : BlockCorner
}

interface EdgePictureProps {
  product: Product
  pixels: number
  /** Null where it stands beside its name. */
  label: string | null
}

/** The lower right corner of the work from close by. */
export const EdgePicture = ({ product, pixels, label }: EdgePictureProps) => {
  const id = useId()
  const href = renditionOf(product.media, pixels)
  const Corner = cornerOf(product)
  return (
    <svg
      className={styles.edge}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMaxYMax slice"
      role={label === null ? undefined : 'img'}
      aria-hidden={label === null || undefined}
      aria-label={label ?? undefined}
    >
      <TextureDefs id={id} />
      <defs>
        <filter id={`${id}far`} x="-0.2" y="-0.2" width="1.4" height="1.4">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <filter id={`${id}near`} x="-0.2" y="-0.2" width="1.4" height="1.4">
          <feGaussianBlur stdDeviation="4" />
        </filter>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f1eee8" />
          <stop offset="1" stopColor="#d5cec2" />
        </linearGradient>
        <linearGradient id={`${id}day`} x1="0" y1="0" x2="1" y2="0.8">
          <stop offset="0" stopColor="#fff8ea" stopOpacity="0.16" />
          <stop offset="0.6" stopColor="#fff8ea" stopOpacity="0" />
          <stop offset="1" stopColor="#120d08" stopOpacity="0.14" />
        </linearGradient>
      </defs>
      <rect x="-400" y="-300" width="1200" height="900" fill={`url(#${id}wall)`} />
      {product.frame ? (
        <FrameCorner product={product} frame={product.frame} href={href} id={id} />
      ) : (
        <Corner product={product} href={href} id={id} />
      )}
    </svg>
  )
}
