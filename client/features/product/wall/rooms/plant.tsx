import type { Materials } from './materials.tsx'

/** Where each leaf begins on the stem, its angle, its length and how far it is turned from the light. */
const LEAVES = [
  [-30, -62, 15, 0],
  [-33, 48, 16, 1],
  [-37, -38, 16, 1],
  [-40, 66, 13, 0],
  [-43, -72, 13, 1],
  [-45, 26, 16, 0],
  [-47, -22, 15, 0],
  [-49, 50, 12, 1],
  [-51, -48, 11, 0],
  [-52, 6, 14, 1],
] as const

/** A rubber plant of 62 inches in a stoneware pot. */
export const Plant = ({
  materials: { paper, moss, contact, soft },
  x,
}: {
  materials: Materials
  x: number
}) => (
  <g transform={`translate(${x} -1)`}>
    <ellipse cx="1.5" cy="0.4" rx="8" ry="1" fill="#2a1d10" opacity="0.5" filter={contact} />
    <path d="M0-14C-.6-24 .8-36 .2-53" fill="none" stroke="#5b4a35" strokeWidth="0.8" />
    {LEAVES.map(([y, angle, length, isDark]) => (
      <g key={y} transform={`translate(.2 ${y}) rotate(${angle})`}>
        <path
          d={`M0 0C${-length * 0.3} ${-length * 0.3} ${-length * 0.26} ${-length * 0.78} 0 ${-length}C${length * 0.26} ${-length * 0.78} ${length * 0.3} ${-length * 0.3} 0 0Z`}
          fill={isDark ? '#3c4a37' : moss}
        />
        <path d={`M0 0V${-length * 0.94}`} stroke="#aeb89a" strokeWidth="0.22" opacity="0.6" />
      </g>
    ))}
    <path d="M-7.4-15.4H7.4L5.8-.8C5.6.3-5.6.3-5.8-.8Z" fill={paper} />
    <path d="M2-15.4H7.4L5.8-.8C5.6 0 3 .1 0 .1Z" fill="#8d8069" opacity="0.28" filter={soft} />
    <ellipse cy="-15.4" rx="7.4" ry="0.9" fill="#4a3d2e" />
  </g>
)
