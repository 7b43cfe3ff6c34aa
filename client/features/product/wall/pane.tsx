import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import type { Box } from './scene.ts'

const CASING = 3.2
const SASH = 1.4

interface PaneProps {
  product: Product
  href: string
  at: Box
  id: string
}

/** A window of the picture's size, with the picture as film on its glass. */
export const Pane = ({ product, href, at: { x, y, width, height }, id }: PaneProps) => {
  const reach = CASING + SASH
  return (
    <>
      <rect
        x={x - reach + 0.6}
        y={y - reach + 1}
        width={width + 2 * reach}
        height={height + 2 * reach}
        fill="#1d1712"
        opacity="0.26"
        filter={`url(#${id}blur)`}
      />
      <rect
        x={x - reach}
        y={y - reach}
        width={width + 2 * reach}
        height={height + 2 * reach}
        fill="#f6f3ed"
      />
      <rect x={x - SASH} y={y - SASH} width={width + 2 * SASH} height={height + 2 * SASH} fill="#dcd6ca" />
      <rect x={x} y={y} width={width} height={height} fill="#eef6fb" />
      <g opacity="0.8">
        <PrintImage product={product} href={href} x={x} y={y} width={width} height={height} />
      </g>
      <path
        d={`M${x} ${y}h${width * 0.4}l${-width * 0.24} ${height}h${-width * 0.16}Z`}
        fill="#fff"
        opacity="0.16"
      />
      <path d={`M${x} ${y}h${width}M${x} ${y}v${height}`} stroke="#5f574b" strokeWidth="0.5" opacity="0.5" />
      <path
        d={`M${x - reach - 1.4} ${y + height + reach}h${width + 2 * reach + 2.8}v1.5h${-(width + 2 * reach + 2.8)}Z`}
        fill="#fbf9f5"
      />
      <path
        d={`M${x - reach - 1.4} ${y + height + reach + 1.5}h${width + 2 * reach + 2.8}`}
        stroke="#6b6152"
        strokeWidth="0.4"
        opacity="0.5"
      />
    </>
  )
}
