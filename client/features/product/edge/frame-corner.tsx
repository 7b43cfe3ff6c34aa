import { borderOf, type Frame } from '../frame.ts'
import { PrintImage } from '../print-image.tsx'
import type { Product } from '../use-product.ts'
import { CORNER, INCH, pictureAt } from './corner.ts'

/** Frame and mat take this much of the sheet at most, so that some of the print is seen beside them. */
const WIDEST_BORDER = 108

/** Left of and above all that is seen. */
const FAR = -900

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
  const near = Math.min(1, WIDEST_BORDER / border)
  return (
    <g transform={`translate(${x} ${y}) scale(${near}) translate(${-x} ${-y})`}>
      <path
        d={`M${FAR} ${FAR}H${x + 18}V${y + 26}H${FAR}Z`}
        fill="#1d1712"
        opacity="0.34"
        filter={`url(#${id}far)`}
      />
      <path
        d={`M${x} ${FAR}l14 11V${y + 11}l-14-11ZM${FAR} ${y}l14 11H${x + 14}l-14-11Z`}
        fill={frame.color}
      />
      <path
        d={`M${x} ${FAR}l14 11V${y + 11}l-14-11ZM${FAR} ${y}l14 11H${x + 14}l-14-11Z`}
        fill="#000"
        opacity="0.38"
      />
      <rect x={FAR} y={FAR} width={x - FAR} height={y - FAR} fill={frame.color} />
      <path d={`M${x - face} ${FAR}H${x}V${y}L${x - face} ${y - face}Z`} fill="#000" opacity="0.14" />
      <path d={`M${FAR} ${y - face}H${x - face}L${x} ${y}H${FAR}Z`} fill="#fff" opacity="0.1" />
      <rect x={FAR} y={FAR} width={x - FAR} height={y - FAR} filter={`url(#${id}brushed)`} opacity="0.5" />
      <path d={`M${x} ${y}L${x - face} ${y - face}`} stroke="#000" strokeOpacity="0.45" />
      {frame.mat && (
        <rect x={FAR} y={FAR} width={x - face - FAR} height={y - face - FAR} fill={frame.mat.color} />
      )}
      <g clipPath={`url(#${id}opening)`}>
        <PrintImage product={product} href={href} {...pictureAt(product, { x: x - border, y: y - border })} />
      </g>
      {frame.mat && (
        <path
          d={`M${x - border} ${FAR}V${y - border}H${FAR}`}
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          opacity="0.9"
        />
      )}
      <path
        d={`M${x - face - 5} ${FAR}V${y - face - 5}H${FAR}`}
        fill="none"
        stroke="#1d1712"
        strokeWidth="9"
        opacity="0.22"
        filter={`url(#${id}near)`}
      />
      <rect
        x={FAR}
        y={FAR}
        width={x - face - FAR}
        height={y - face - FAR}
        fill={`url(#${id}gloss)`}
        opacity="0.55"
      />
      <defs>
        <clipPath id={`${id}opening`}>
          <rect x={FAR} y={FAR} width={x - border - FAR} height={y - border - FAR} />
        </clipPath>
      </defs>
    </g>
  )
}
