import type { Materials } from './materials.tsx'
import { Nightstand } from './nightstand.tsx'

/** A bed, its headboard 64 inches wide and 44 high, seen from its foot; feet and middle are at 0. */
export const Bedroom = ({ materials }: { materials: Materials }) => (
  <>
    <path d="M-58 2H58L70 11H-70Z" fill="#ddd3c2" opacity="0.9" />
    <Nightstand materials={materials} x={-47} lamp />
    <Nightstand materials={materials} x={47} />
    <ellipse cx="2" cy="0.6" rx="37" ry="1.8" fill="#2a1d10" opacity="0.5" filter={materials.contact} />
    <Bed materials={materials} />
  </>
)

/** Seams of the headboard, from its middle. */
const CHANNELS = [-28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24, 28]

const Bed = ({
  materials: { linen, linenDark, paper, clay, walnut, cloth, soft },
}: {
  materials: Materials
}) => (
  <>
    <path d="M-30-4h2.4v4h-1.8ZM27.6-4H30l-.6 4h-1.8Z" fill={walnut} />
    <g filter={cloth}>
      <path d="M-32-4V-40C-32-43-30.6-44-28-44H28C30.6-44 32-43 32-40V-4Z" fill={linenDark} />
    </g>
    <g filter={soft}>
      {CHANNELS.map((x) => (
        <path key={x} d={`M${x} -43.4V-20`} stroke="#4d4232" strokeWidth="0.7" opacity="0.42" />
      ))}
      {CHANNELS.map((x) => (
        <path key={x} d={`M${x + 1.5} -43.4V-20`} stroke="#f3eadb" strokeWidth="0.8" opacity="0.35" />
      ))}
    </g>
    <g filter={cloth}>
      <path d="M-28.5-25C-30-33-28-37.6-24-38 -17-38.6-9-38.6-4-37.8-1-37.2-.6-31-1.6-24Z" fill={paper} />
      <path d="M28.5-25C30-33 28-37.6 24-38 17-38.6 9-38.6 4-37.8 1-37.2 .6-31 1.6-24Z" fill={paper} />
      <path d="M-24-23C-25.4-29.4-23.4-33-20-33.2-14-33.8-9-33.6-5.6-33-3.2-32.4-3-27-4-22Z" fill={linen} />
      <path d="M24-23C25.4-29.4 23.4-33 20-33.2 14-33.8 9-33.6 5.6-33 3.2-32.4 3-27 4-22Z" fill={linen} />
      <path
        d="M-10.4-21C-11.4-26-10-28.4-7.4-28.6-3-29-3-29 3-28.8 8-28.8 10.4-28.4 10.8-26 11-24 10.8-22.4 10.4-21Z"
        fill={clay}
      />
    </g>
    <g filter={cloth}>
      <path
        d="M-31.6-25.4C-20-27.6 20-27.6 31.6-25.4C33.2-25 33.6-22 33.6-18L33.8-4.4C26-3 20-4.6 12-3.6 4-2.8-6-4.6-14-3.6-22-2.8-28-4-33.8-3.6L-33.6-18C-33.6-22-33.2-25-31.6-25.4Z"
        fill={paper}
      />
      <path d="M-33.5-18.6C-20-15.4 18-15.2 33.5-18.2L33.8-6.4C18-4.4-14-4.6-33.8-6.2Z" fill={linen} />
    </g>
    <g filter={soft} fill="none" stroke="#6a5c48" opacity="0.4">
      <path d="M-31-25C-18-23.6 18-23.6 31-25" strokeWidth="0.8" />
      <path
        d="M-22-15.6C-23-11-22-7.6-23.6-4M-8-15C-7-10-9-7-8-4M8-15C7.6-11 9.6-8 8.6-4M23-16C22-11 24.6-8 23.6-4.4"
        strokeWidth="0.7"
      />
      <path d="M-20-24C-21-21-20-19-21-17.6M14-24C15-21 13.6-19 14.6-17" strokeWidth="0.5" />
    </g>
    <path
      d="M20-26C26-25.6 31-25 31.6-25.4 33.2-25 33.6-22 33.6-18L33.8-4.4C30-3.8 27-4 24-4Z"
      fill="#3b3022"
      opacity="0.14"
      filter={soft}
    />
  </>
)
