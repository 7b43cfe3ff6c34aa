import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import { CORNER, pictureAt } from './corner.ts'
import { Texture } from './textures.tsx'

interface CornerProps {
  product: Product
  href: string
  id: string
}

/** How far the corner of a sheet rolls up. */
const ROLL = 56

/** A sheet of heavy paper, its corner lifting a little. */
export const SheetCorner = ({ product, href, id }: CornerProps) => {
  const { x, y } = { x: CORNER.x + 30, y: CORNER.y + 24 }
  const sheet = `M-20-20H${x}V${y - ROLL}C${x - 6} ${y - 30} ${x - 26} ${y - 10} ${x - ROLL} ${y}H-20Z`
  const fold = `M${x} ${y - ROLL}C${x - 20} ${y - 52} ${x - 34} ${y - 46} ${x - 38} ${y - 38}C${x - 44} ${y - 26} ${x - 50} ${y - 12} ${x - ROLL} ${y}C${x - 26} ${y - 10} ${x - 6} ${y - 30} ${x} ${y - ROLL}Z`
  return (
    <>
      <path
        d={`M-20-20H${x + 2}V${y - 10}L${x - 14} ${y + 7}H-20Z`}
        fill="#1d1712"
        opacity="0.4"
        filter={`url(#${id}near)`}
      />
      <g clipPath={`url(#${id}sheet)`}>
        <PrintImage product={product} href={href} {...pictureAt(product, { x, y })} />
        <Texture substrate="print" id={id} box={{ x: -20, y: -20, width: x + 20, height: y + 20 }} />
        <rect x="-20" y="-20" width={x + 20} height={y + 20} fill={`url(#${id}day)`} />
        <path d={fold} fill="#120d08" opacity="0.5" filter={`url(#${id}near)`} transform="translate(-9 -8)" />
      </g>
      <path d={fold} fill={`url(#${id}back)`} />
      <path
        d={`M${x} ${y - ROLL}C${x - 20} ${y - 52} ${x - 34} ${y - 46} ${x - 38} ${y - 38}C${x - 44} ${y - 26} ${x - 50} ${y - 12} ${x - ROLL} ${y}`}
        fill="none"
        stroke="#fff"
        strokeWidth="1.1"
        opacity="0.9"
      />
      <defs>
        <clipPath id={`${id}sheet`}>
          <path d={sheet} />
        </clipPath>
        <linearGradient id={`${id}back`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#cfc7b9" />
          <stop offset="0.35" stopColor="#fbf8f2" />
          <stop offset="1" stopColor="#bfb6a6" />
        </linearGradient>
      </defs>
    </>
  )
}
