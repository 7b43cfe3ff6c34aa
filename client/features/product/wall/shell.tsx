import type { Scene } from './scene.ts'

interface ShellProps {
  scene: Scene
  color: string
  id: string
}

/** Inches of wall and floor to each side of the scene, for places of another shape. */
export const BEYOND = 400

/** Where the boards of the floor part, inches below the wall: farther apart the nearer they are. */
const BOARDS = [0.9, 2.2, 4, 6.4, 9.6, 13.8, 19.4, 27]

/** The bare room: a painted wall, a baseboard and an oak floor, with a window's light from the left. */
export const Shell = ({ scene: { width, floor, feet }, color, id }: ShellProps) => {
  const all = { x: -BEYOND, width: width + 2 * BEYOND }
  return (
    <>
      <ShellDefs id={id} width={width} />
      <rect {...all} y={-BEYOND} height={BEYOND + floor} fill={color} />
      <rect {...all} y={-BEYOND} height={BEYOND + floor} fill={`url(#${id}day)`} />
      <WindowLight x={feet.x - 47} floor={floor} id={id} />
      <rect {...all} y={floor} height={BEYOND} fill="#b18a62" />
      {BOARDS.map((y, at) => (
        <path
          key={y}
          d={`M${-BEYOND} ${floor + y}H${width + BEYOND}`}
          stroke="#6b4a2c"
          strokeOpacity={0.22 + at * 0.03}
          strokeWidth={0.12 + at * 0.03}
        />
      ))}
      {BOARDS.slice(0, -1).map((y, at) =>
        [0, 1, 2].map((joint) => (
          <path
            key={`${y}${joint}`}
            d={`M${feet.x - 70 + joint * 58 + ((at * 29) % 41)} ${floor + y}V${floor + Number(BOARDS[at + 1])}`}
            stroke="#6b4a2c"
            strokeOpacity="0.3"
            strokeWidth="0.16"
          />
        )),
      )}
      <rect {...all} y={floor} height={BEYOND} fill={`url(#${id}boards)`} />
      <rect {...all} y={floor} height="3.4" fill="#2a1c10" opacity="0.26" filter={`url(#${id}blur)`} />
      <rect {...all} y={floor - 4.6} height="4.9" fill="#f4f1eb" />
      <rect {...all} y={floor - 4.6} height="4.9" fill={`url(#${id}day)`} opacity="0.8" />
      <path d={`M${-BEYOND} ${floor - 4.6}h${all.width}`} stroke="#fff" strokeWidth="0.24" opacity="0.8" />
      <path d={`M${-BEYOND} ${floor - 3.7}h${all.width}`} stroke="#8c8375" strokeWidth="0.14" opacity="0.5" />
    </>
  )
}

/** Sun through a window of six panes, beyond the left edge. */
const WindowLight = ({ x, floor, id }: { x: number; floor: number; id: string }) => (
  <g
    transform={`translate(${x} ${floor - 74}) skewY(13) skewX(-9)`}
    fill="#fff4d9"
    filter={`url(#${id}blur)`}
    style={{ mixBlendMode: 'soft-light' }}
    opacity="0.95"
  >
    {[0, 1, 2].map((row) =>
      [0, 1].map((column) => (
        <rect key={`${row}${column}`} x={column * 15.4} y={row * 17.4} width="14.2" height="16.2" />
      )),
    )}
  </g>
)

const ShellDefs = ({ id, width }: { id: string; width: number }) => (
  <defs>
    <linearGradient
      id={`${id}day`}
      gradientUnits="userSpaceOnUse"
      x1={width * -0.15}
      y1="0"
      x2={width * 1.1}
      y2="40"
    >
      <stop offset="0" stopColor="#fff8ea" stopOpacity="0.3" />
      <stop offset="0.4" stopColor="#a89f92" stopOpacity="0.06" />
      <stop offset="1" stopColor="#3b3129" stopOpacity="0.26" />
    </linearGradient>
    <linearGradient id={`${id}boards`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2="0">
      <stop offset="0" stopColor="#fff0d4" stopOpacity="0.3" />
      <stop offset="0.5" stopColor="#fff0d4" stopOpacity="0.04" />
      <stop offset="1" stopColor="#24160a" stopOpacity="0.3" />
    </linearGradient>
    <filter id={`${id}blur`} x="-0.2" y="-0.2" width="1.4" height="1.4">
      <feGaussianBlur stdDeviation="0.9" />
    </filter>
  </defs>
)
