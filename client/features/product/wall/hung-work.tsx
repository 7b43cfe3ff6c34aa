import { borderOf } from '../frame.ts'
import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import type { Box } from './scene.ts'

interface HungWorkProps {
  product: Product
  href: string
  /** With its frame. */
  at: Box
  id: string
}

/**
 * The work as it hangs: light comes from the left and above, so that its lower and right edges are seen and
 * its shadow falls there, the farther the more it stands off the wall.
 */
export const HungWork = ({ product, href, at, id }: HungWorkProps) => {
  const { substrate, frame } = product
  const border = borderOf(frame)
  const picture = grow(at, -border)
  const depth = frame ? 1.2 : product.depth
  const side = depth * (frame || substrate === 'canvas' || substrate === 'acoustic panel' ? 0.3 : 0.1)
  return (
    <g>
      <ShadowDefs id={id} depth={depth} />
      <rect
        {...at}
        x={at.x + 0.3 + depth * 1.1}
        y={at.y + 0.5 + depth * 1.7}
        fill="#1d1712"
        opacity={0.16 + depth * 0.1}
        filter={`url(#${id}far)`}
      />
      <rect
        {...at}
        x={at.x + side}
        y={at.y + side + 0.12}
        fill="#1d1712"
        opacity="0.5"
        filter={`url(#${id}near)`}
      />
      <Side product={product} href={href} at={at} side={side} />
      {frame && (
        <>
          <rect {...at} fill={frame.color} />
          <rect {...at} fill={`url(#${id}sheen)`} />
          <Miters at={at} face={frame.face} />
          {frame.mat && <rect {...grow(at, -frame.face)} fill={frame.mat.color} />}
          <rect
            {...grow(at, -frame.face)}
            fill="none"
            stroke="#14100c"
            strokeOpacity="0.4"
            strokeWidth="0.25"
          />
        </>
      )}
      <PrintImage product={product} href={href} {...picture} />
      <rect {...picture} fill={`url(#${id}light)`} />
      {substrate === 'acrylic' && <Gloss at={picture} id={id} />}
      {substrate === 'aluminum' && <rect {...picture} fill={`url(#${id}brushed)`} opacity="0.5" />}
      {!frame && <rect {...picture} fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="0.14" />}
    </g>
  )
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What is seen of the edge below and to the right. */
const Side = ({
  product: { substrate, frame },
  href,
  at,
  side,
}: Omit<HungWorkProps, 'id'> & { side: number }) => {
  if (side === 0) return null
  const { x, y, width, height } = at
  const right = x + width
  const bottom = y + height
  const shape = `M${right} ${y}L${right + side} ${y + side}V${bottom + side}H${x + side}L${x} ${bottom}H${right}Z`
  if (frame) return <path d={shape} fill={frame.color} style={{ filter: 'brightness(0.6)' }} />
  if (substrate === 'canvas')
    return (
      <>
        <image
          x={x + side}
          y={y + side}
          width={width}
          height={height}
          href={href}
          preserveAspectRatio="none"
        />
        <path d={shape} fill="#120d08" opacity="0.42" />
      </>
    )
  const fill =
    { acrylic: '#d7e4e3', aluminum: '#8e9397', 'acoustic panel': '#6d6a64' }[substrate] ?? '#cfc8bb'
  return <path d={shape} fill={fill} />
}

const Miters = ({ at: { x, y, width, height }, face }: { at: Box; face: number }) => (
  <path
    d={`M${x} ${y}l${face} ${face}M${x + width} ${y}l${-face} ${face}M${x} ${y + height}l${face} ${-face}M${x + width} ${y + height}l${-face} ${-face}`}
    stroke="#000"
    strokeOpacity="0.35"
    strokeWidth="0.1"
  />
)

const Gloss = ({ at: { x, y, width, height }, id }: { at: Box; id: string }) => (
  <path
    d={`M${x} ${y}H${x + width * 0.46}L${x + width * 0.16} ${y + height}H${x}Z`}
    fill={`url(#${id}gloss)`}
  />
)

const ShadowDefs = ({ id, depth }: { id: string; depth: number }) => (
  <defs>
    <filter id={`${id}far`} x="-0.5" y="-0.5" width="2" height="2">
      <feGaussianBlur stdDeviation={0.5 + depth * 1.3} />
    </filter>
    <filter id={`${id}near`} x="-0.5" y="-0.5" width="2" height="2">
      <feGaussianBlur stdDeviation="0.3" />
    </filter>
    <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="0.5">
      <stop offset="0" stopColor="#fff8ea" stopOpacity="0.12" />
      <stop offset="0.55" stopColor="#fff8ea" stopOpacity="0" />
      <stop offset="1" stopColor="#0f0b08" stopOpacity="0.14" />
    </linearGradient>
    <linearGradient id={`${id}sheen`} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
      <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity="0.3" />
    </linearGradient>
    <linearGradient id={`${id}gloss`} x1="0" y1="0" x2="1" y2="0.3">
      <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
      <stop offset="1" stopColor="#fff" stopOpacity="0.04" />
    </linearGradient>
    <linearGradient id={`${id}brushed`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
      <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
      <stop offset="0.7" stopColor="#fff" stopOpacity="0.16" />
      <stop offset="1" stopColor="#000" stopOpacity="0.1" />
    </linearGradient>
  </defs>
)
