import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import { CORNER, INCH, pictureAt } from './corner.ts'
import { Texture } from './textures.tsx'

interface CornerProps {
  product: Product
  href: string
  id: string
}

/** Inches of the solid itself, and of the air behind it where it floats. */
const SOLIDS: Readonly<Record<string, { thick: number; air: number; side: string; under: string }>> = {
  canvas: { thick: 1.5, air: 0, side: '#140e08', under: '#140e08' },
  'acoustic panel': { thick: 1, air: 0, side: '#8b8882', under: '#6a6862' },
  aluminum: { thick: 0.06, air: 0.7, side: '#e3e6e8', under: '#a9aeb2' },
  acrylic: { thick: 0.25, air: 0.5, side: '#e9f4f2', under: '#bfd6d3' },
}

/** How far back looks, seen from the right and below. */
const BACK = { x: 0.62, y: 0.44 }

/** The corner of what is a solid: its face, its right and its lower edge, and its shadow on the wall. */
export const BlockCorner = ({ product, href, id }: CornerProps) => {
  const solid = SOLIDS[product.substrate] ?? { thick: 0.06, air: 0, side: '#cfc8bb', under: '#b5ad9e' }
  const { x, y } = CORNER
  const back = { x: solid.thick * INCH * BACK.x, y: solid.thick * INCH * BACK.y }
  const off = { x: (solid.thick + solid.air) * INCH * BACK.x, y: (solid.thick + solid.air) * INCH * BACK.y }
  const box = pictureAt(product)
  const right = `M${x} -300L${x + back.x} ${-300 + back.y}V${y + back.y}L${x} ${y}Z`
  const under = `M-20 ${y}L${-20 + back.x} ${y + back.y}H${x + back.x}L${x} ${y}Z`
  const isCanvas = product.substrate === 'canvas'
  return (
    <>
      <Shadows x={x + off.x} y={y + off.y} air={solid.air} id={id} />
      {solid.air > 0 && (
        <path
          d={`M${x - 78} ${y - 20}L${x - 78 + off.x} ${y - 20 + off.y}H-20V${y - 60}Z`}
          fill="#3a332b"
          opacity="0.8"
        />
      )}
      {isCanvas ? <Wrapped product={product} href={href} box={box} back={back} id={id} /> : null}
      <path d={right} fill={solid.side} fillOpacity={isCanvas ? 0.3 : 1} />
      <path d={under} fill={solid.under} fillOpacity={isCanvas ? 0.48 : 1} />
      {product.substrate === 'acoustic panel' && (
        <path d={`${right}${under}`} filter={`url(#${id}felt)`} opacity="0.7" clipPath={`url(#${id}edges)`} />
      )}
      {isCanvas && <path d={`${right}${under}`} fill={`url(#${id}weave)`} />}
      <PrintImage product={product} href={href} {...box} />
      <g clipPath={`url(#${id}face)`}>
        <Texture
          substrate={product.substrate}
          id={id}
          box={{ x: -20, y: -20, width: x + 20, height: y + 20 }}
        />
      </g>
      <rect x="-20" y="-20" width={x + 20} height={y + 20} fill={`url(#${id}day)`} />
      <path
        d={`M${x} -20V${y}H-20`}
        fill="none"
        stroke="#fff"
        strokeOpacity={product.substrate === 'acrylic' ? 0.95 : 0.4}
        strokeWidth={product.substrate === 'acrylic' ? 1.6 : 0.9}
      />
      {product.substrate === 'acrylic' && (
        <path
          d={`M${x + back.x} ${-20 + back.y}V${y + back.y}H${-20 + back.x}`}
          fill="none"
          stroke="#7fa29d"
          strokeOpacity="0.7"
        />
      )}
      <defs>
        <clipPath id={`${id}face`}>
          <rect x="-20" y="-20" width={x + 20} height={y + 20} />
        </clipPath>
        <clipPath id={`${id}edges`}>
          <path d={`${right}${under}`} />
        </clipPath>
      </defs>
    </>
  )
}

interface WrappedProps {
  product: Product
  href: string
  box: { x: number; y: number; width: number; height: number }
  back: { x: number; y: number }
  id: string
}

/** The picture goes on around the edge, mirrored, so that nothing of its face is lost. */
const Wrapped = ({ product, href, box, back, id }: WrappedProps) => {
  const { x, y } = CORNER
  const depth = 1.5 * INCH
  return (
    <>
      <g
        transform={`matrix(${-back.x / depth} ${-back.y / depth} 0 1 ${x + (x * back.x) / depth} ${(x * back.y) / depth})`}
      >
        <g clipPath={`url(#${id}rightEdge)`}>
          <PrintImage product={product} href={href} {...box} />
        </g>
      </g>
      <g
        transform={`matrix(1 0 ${-back.x / depth} ${-back.y / depth} ${(y * back.x) / depth} ${y + (y * back.y) / depth})`}
      >
        <g clipPath={`url(#${id}lowerEdge)`}>
          <PrintImage product={product} href={href} {...box} />
        </g>
      </g>
      <defs>
        <clipPath id={`${id}rightEdge`}>
          <rect x={x - depth} y="-20" width={depth} height={y + 20} />
        </clipPath>
        <clipPath id={`${id}lowerEdge`}>
          <rect x="-120" y={y - depth} width={x + 120} height={depth} />
        </clipPath>
      </defs>
    </>
  )
}

/** Soft and far where it floats, dark and near where it lies on the wall. */
const Shadows = ({ x, y, air, id }: { x: number; y: number; air: number; id: string }) => (
  <>
    <path
      d={`M-40-40H${x + 34}V${y + 44}H-40Z`}
      fill="#1d1712"
      opacity={0.26 - air * 0.06}
      filter={`url(#${id}far)`}
    />
    <path
      d={`M-40-40H${x + 5}V${y + 8}H-40Z`}
      fill="#1d1712"
      opacity={0.5 - air * 0.3}
      filter={`url(#${id}near)`}
    />
  </>
)
