import type { Materials } from './materials.tsx'

/** A desk 60 inches wide and 30 high with its chair, its feet at 0 and its middle at 0. */
export const Office = ({ materials }: { materials: Materials }) => (
  <>
    <path d="M-52 1H52L62 10.6H-62Z" fill="#d9cfbe" opacity="0.75" />
    <ellipse cx="1" cy="0.4" rx="32" ry="1.3" fill="#2a1d10" opacity="0.4" filter={materials.contact} />
    <Desk materials={materials} />
    <OnTheDesk materials={materials} />
    <Chair materials={materials} />
  </>
)

const Desk = ({ materials: { walnut, soft } }: { materials: Materials }) => (
  <>
    <path d="M-28.6-28h1.9l1 28h-1.1ZM26.7-28h1.9L26.9 0h-1.1Z" fill={walnut} />
    <path d="M-27-27.4H27V-22.4H-27Z" fill={walnut} />
    <path d="M-26.2-26.8H-.4V-23H-26.2ZM.4-26.8H26.2V-23H.4Z" fill="#000" opacity="0.13" />
    <path d="M-15-24.9H-11.6M11.6-24.9H15" stroke="#c9a468" strokeWidth="0.6" strokeLinecap="round" />
    <path d="M-30-30H30V-28.3H-30Z" fill="#9c7350" />
    <path d="M-30-30H30V-29.5H-30Z" fill="#c39a72" />
    <path d="M-29-28.2H29V-26.4H-29Z" fill="#000" opacity="0.28" filter={soft} />
  </>
)

const OnTheDesk = ({
  materials: { paper, moss, clay, linenDark, brass, shade },
}: {
  materials: Materials
}) => (
  <>
    <path d="M-27-31.4H-15V-30H-27Z" fill={linenDark} />
    <path d="M-26.2-32.8H-15.6V-31.4H-26.2Z" fill={clay} />
    <path d="M-25.6-34H-16.4V-32.8H-25.6Z" fill={paper} />
    <path d="M-23-34C-23.6-35.6-22.4-36.8-20.8-36.8S-18-35.6-18.6-34Z" fill={moss} />
    <path d="M8-30.5H15.6V-30H8Z" fill={paper} />
    <path d="M3.2-30H6.2L5.9-33.2H3.5Z" fill={paper} />
    <path d="M6.1-32.6C7.4-32.7 7.4-30.8 6-30.9" fill="none" stroke="#d5cdbf" strokeWidth="0.45" />
    <path d="M20.4-30.8H26.8V-30H20.4Z" fill={brass} />
    <path d="M22.9-44.6H23.5V-30.6H22.9Z" fill={brass} />
    <path d="M19.8-48.4H26.6L28-43.4C26-43 20.4-43 18.4-43.4Z" fill={shade} />
  </>
)

const Chair = ({
  materials: { linen, linenDark, walnut, cloth, contact, soft },
}: {
  materials: Materials
}) => (
  <g transform="translate(-4 3)">
    <ellipse cx="1" cy="0.4" rx="12" ry="1.1" fill="#2a1d10" opacity="0.5" filter={contact} />
    <path d="M-7.6-17-10.2 0h1.2L-5.4-17ZM7.6-17 10.2 0H9L5.4-17Z" fill={walnut} />
    <g filter={cloth}>
      <path d="M-8.6-20C-10-28-9-33.4-5.6-34.6-2-35.4 2-35.4 5.6-34.6 9-33.4 10-28 8.6-20Z" fill={linen} />
      <path
        d="M-10.4-18.6C-10.4-21-8.4-21.4-6.4-21.6-2-22 2-22 6.4-21.6 8.4-21.4 10.4-21 10.4-18.6 10.4-16.6 8.4-16 6.4-15.8H-6.4C-8.4-16-10.4-16.6-10.4-18.6Z"
        fill={linenDark}
      />
    </g>
    <path d="M3-35C9-34.6 10-28 8.6-20H4C6-26 5.6-31 3-35Z" fill="#3b3022" opacity="0.25" filter={soft} />
  </g>
)
