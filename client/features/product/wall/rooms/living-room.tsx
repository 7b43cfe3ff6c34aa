import { FloorLamp } from './floor-lamp.tsx'
import type { Materials } from './materials.tsx'
import { Plant } from './plant.tsx'

/** A sofa 84 inches wide and 33 high, its feet at 0 and its middle at 0. */
export const LivingRoom = ({ materials }: { materials: Materials }) => (
  <>
    <path d="M-62 0.5H62L76 11H-76Z" fill="#e9e1d3" opacity="0.9" />
    <path d="M-60.5 1.4H60.5L72 10H-72Z" fill="none" stroke="#b9a98f" strokeWidth="0.5" opacity="0.8" />
    <Plant materials={materials} x={-60} />
    <FloorLamp materials={materials} x={57} />
    <ellipse cx="2" cy="0.6" rx="45" ry="1.7" fill="#2a1d10" opacity="0.5" filter={materials.contact} />
    <Sofa materials={materials} />
  </>
)

const Sofa = ({
  materials: { linen, linenDark, walnut, clay, moss, cloth, soft },
}: {
  materials: Materials
}) => (
  <>
    <path d="M-35.5-6h2.6l-1 6h-1.2ZM32.9-6h2.6l-.4 6h-1.2Z" fill={walnut} />
    <path d="M-36-5.5H36V-2.8H-36Z" fill="#3a2c20" opacity="0.5" filter={soft} />
    <g filter={cloth}>
      <path
        d="M-38-9V-29.5C-38-32.3-36.4-33-34-33 -12-33.2 12-33.2 34-33 36.4-33 38-32.3 38-29.5V-9Z"
        fill={linenDark}
      />
      <path
        d="M-35-12V-29C-35-31-34.2-31.6-32.4-31.7 -22-32.2-12-32.2-2.6-31.8 -.9-31.7-.3-31-.3-29.2V-12Z"
        fill={linen}
      />
      <path
        d="M35-12V-29C35-31 34.2-31.6 32.4-31.7 22-32.2 12-32.2 2.6-31.8 .9-31.7 .3-31 .3-29.2V-12Z"
        fill={linen}
      />
      <path d="M-37-4.6H37V-11H-37Z" fill={linenDark} />
      <path
        d="M-35.4-9.6V-14.6C-35.4-16.6-34.6-17.3-32.8-17.4 -22-17.9-12-17.9-2.4-17.4-.8-17.3-.2-16.6-.2-15V-9.6Z"
        fill={linen}
      />
      <path
        d="M35.4-9.6V-14.6C35.4-16.6 34.6-17.3 32.8-17.4 22-17.9 12-17.9 2.4-17.4 .8-17.3 .2-16.6 .2-15V-9.6Z"
        fill={linen}
      />
      <path d="M-42-5V-20C-42-23.4-40.6-24.6-38.2-24.6S-34.4-23.4-34.4-20.4V-4.6H-41.6Z" fill={linen} />
      <path d="M42-5V-20C42-23.4 40.6-24.6 38.2-24.6S34.4-23.4 34.4-20.4V-4.6H41.6Z" fill={linenDark} />
    </g>
    <g filter={soft} opacity="0.45">
      <path d="M-34.2-17.2H34.2V-18.6C20-20-20-20-34.2-18.6Z" fill="#3b3022" />
      <path d="M-.4-31V-10H.4V-31Z" fill="#3b3022" />
      <path d="M-34.4-9.4H34.4V-8.4H-34.4Z" fill="#3b3022" />
      <path d="M-34.6-24-33.6-24V-9H-34.6ZM34.6-24 33-24V-9H34.6Z" fill="#3b3022" />
    </g>
    <path
      d="M-34.8-29.4C-34.7-31-34-31.4-32.4-31.5-22-32-12-32-2.8-31.6M-35.2-15C-35-16.8-34.4-17.1-32.8-17.2-22-17.7-12-17.7-2.6-17.2"
      fill="none"
      stroke="#f6efe2"
      strokeWidth="0.3"
      opacity="0.32"
    />
    <g filter={cloth}>
      <g transform="translate(-26.4 -21.4) rotate(-7)">
        <path
          d="M-7.6-7.4C-3-6.6 3-6.6 7.6-7.6 6.8-3 6.8 3 7.8 7.4 3 6.8-3 6.8-7.8 7.6-7 3-7-3-7.6-7.4Z"
          fill={clay}
        />
      </g>
      <g transform="translate(25.2 -20.6) rotate(6)">
        <path
          d="M-8.6-6C-3-5.2 3-5.2 8.6-6.2 7.8-2 7.8 2.4 8.8 6 3 5.4-3 5.4-8.8 6.2-8 2-8-2-8.6-6Z"
          fill={moss}
        />
      </g>
    </g>
  </>
)
