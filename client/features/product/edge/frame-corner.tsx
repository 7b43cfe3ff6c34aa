import { borderOf, type Frame } from '../frame.ts'
import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import { CORNER, INCH, pictureAt } from './corner.ts'

interface FrameCornerProps {
  product: Product
  frame: Frame
  href: string
  id: string
}

/** The mitered corner of a frame, with its mat and the print behind glass. */
export const FrameCorner = ({ product, frame, href, id }: FrameCornerProps) => {
  const x = CORNER.x + 50
  const y = CORNER.y + 38
  const face = frame.face * INCH
  const border = borderOf(frame) * INCH
  return (
    <>
      <path d={`M-40-40H${x + 18}V${y + 26}H-40Z`} fill="#1d1712" opacity="0.34" filter={`url(#${id}far)`} />
      <path d={`M${x}-20l14 11V${y + 11}l-14-11ZM-20 ${y}l14 11H${x + 14}l-14-11Z`} fill={frame.color} />
      <path
        d={`M${x}-20l14 11V${y + 11}l-14-11ZM-20 ${y}l14 11H${x + 14}l-14-11Z`}
        fill="#000"
        opacity="0.38"
      />
      <rect x="-20" y="-20" width={x + 20} height={y + 20} fill={frame.color} />
      <path d={`M${x - face}-20H${x}V${y}L${x - face} ${y - face}Z`} fill="#000" opacity="0.14" />
      <path d={`M-20 ${y - face}H${x - face}L${x} ${y}H-20Z`} fill="#fff" opacity="0.1" />
      <rect x="-20" y="-20" width={x + 20} height={y + 20} filter={`url(#${id}brushed)`} opacity="0.5" />
      <path d={`M${x} ${y}L${x - face} ${y - face}`} stroke="#000" strokeOpacity="0.45" />
      {frame.mat && (
        <rect x="-20" y="-20" width={x - face + 20} height={y - face + 20} fill={frame.mat.color} />
      )}
      <g clipPath={`url(#${id}opening)`}>
        <PrintImage product={product} href={href} {...pictureAt(product, { x: x - border, y: y - border })} />
      </g>
      {frame.mat && (
        <path
          d={`M${x - border}-20V${y - border}H-20`}
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          opacity="0.9"
        />
      )}
      <path
        d={`M${x - face - 5}-20V${y - face - 5}H-20`}
        fill="none"
        stroke="#1d1712"
        strokeWidth="9"
        opacity="0.22"
        filter={`url(#${id}near)`}
      />
      <rect
        x="-20"
        y="-20"
        width={x - face + 20}
        height={y - face + 20}
        fill={`url(#${id}gloss)`}
        opacity="0.55"
      />
      <defs>
        <clipPath id={`${id}opening`}>
          <rect x="-20" y="-20" width={x - border + 20} height={y - border + 20} />
        </clipPath>
      </defs>
    </>
  )
}
