import type { Materials } from './materials.tsx'

/** 60 inches high, on a brass stem. */
export const FloorLamp = ({
  materials: { brass, shade, contact, glow },
  x,
}: {
  materials: Materials
  x: number
}) => (
  <g transform={`translate(${x} -1.5)`}>
    <ellipse cx="1" cy="0.6" rx="6.4" ry="0.9" fill="#2a1d10" opacity="0.45" filter={contact} />
    <circle cy="-53" r="30" fill={glow} />
    <path d="M-5-.6C-5-1.5 5-1.5 5-.6V0C5 .8-5 .8-5 0Z" fill={brass} />
    <path d="M-.45-1H.45V-50H-.45Z" fill={brass} />
    <path d="M-6.4-60H6.4L8.6-47.4C4-46.7-4-46.7-8.6-47.4Z" fill={shade} />
    <path d="M6.4-60 8.6-47.4C7.4-47.2 6-47.1 4.6-47L3.2-60Z" fill="#b58d53" opacity="0.18" />
  </g>
)
