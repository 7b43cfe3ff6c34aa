import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import { CORNER, INCH, pictureAt } from './corner.ts'
import { Texture } from './textures.tsx'

interface CornerProps {
  product: Product
  href: string
  id: string
}

/** A mural ends at the baseboard; its panels meet in a seam. */
export const MuralCorner = ({ product, href, id }: CornerProps) => {
  const y = CORNER.y + 30
  const seam = 236
  return (
    <>
      <PrintImage product={product} href={href} {...pictureAt(product, { x: 420, y })} />
      <Texture substrate="mural" id={id} box={{ x: -20, y: -20, width: 440, height: y + 20 }} />
      <rect x="-20" y="-20" width="440" height={y + 20} fill={`url(#${id}day)`} />
      <path d={`M${seam}-20V${y}`} stroke="#120d08" strokeOpacity="0.35" strokeWidth="0.8" />
      <path d={`M${seam + 1}-20V${y}`} stroke="#fff" strokeOpacity="0.4" strokeWidth="0.8" />
      <rect x="-20" y={y} width="440" height="200" fill="#f3f0ea" />
      <rect x="-20" y={y} width="440" height="7" fill="#fff" />
      <path d={`M-20 ${y}H420`} stroke="#120d08" strokeOpacity="0.4" strokeWidth="1.2" />
      <path d={`M-20 ${y + 12}H420M-20 ${y + 16}H420`} stroke="#8c8375" strokeOpacity="0.4" />
      <rect x="-20" y={y} width="440" height="200" fill={`url(#${id}day)`} />
    </>
  )
}

/** Film on the glass of a window, by its sash. */
export const FilmCorner = ({ product, href, id }: CornerProps) => {
  const { x, y } = CORNER
  const sash = 0.9 * INCH
  return (
    <>
      <rect x="-20" y="-20" width={x + 20} height={y + 20} fill={`url(#${id}sky)`} />
      <g opacity="0.82" clipPath={`url(#${id}glass)`}>
        <PrintImage product={product} href={href} {...pictureAt(product, { x: x - 10, y: y - 10 })} />
      </g>
      <path
        d={`M${x - 10}-20V${y - 10}H-20`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="1.2"
      />
      <rect x="-20" y="-20" width={x + 20} height={y + 20} fill={`url(#${id}gloss)`} />
      <path d={`M${x}-20H420V320H-20V${y}H${x}Z`} fill="#f4f1eb" />
      <path d={`M${x}-20V${y}L${x + sash} ${y + sash}V-20Z`} fill="#1d1712" opacity="0.12" />
      <path d={`M-20 ${y}H${x}L${x + sash} ${y + sash}H-20Z`} fill="#fff" opacity="0.8" />
      <path d={`M${x} ${y}l${sash} ${sash}`} stroke="#8c8375" strokeOpacity="0.5" />
      <path
        d={`M${x + sash}-20V${y + sash}H-20`}
        fill="none"
        stroke="#8c8375"
        strokeOpacity="0.45"
        strokeWidth="1.4"
      />
      <path d={`M${x}-20V${y}H-20`} fill="none" stroke="#4a4339" strokeOpacity="0.5" strokeWidth="1.6" />
      <defs>
        <clipPath id={`${id}glass`}>
          <rect x="-20" y="-20" width={x + 20} height={y + 20} />
        </clipPath>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dcecf6" />
          <stop offset="1" stopColor="#fdfbf3" />
        </linearGradient>
      </defs>
    </>
  )
}
