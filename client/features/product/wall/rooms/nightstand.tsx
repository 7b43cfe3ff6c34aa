import type { Materials } from './materials.tsx'

interface NightstandProps {
  materials: Materials
  x: number
  /** With a lamp, else with books and a vase. */
  lamp?: boolean
}

/** 20 inches wide and 24 high. */
export const Nightstand = ({ materials, x, lamp = false }: NightstandProps) => {
  const { walnut, brass, contact, soft } = materials
  return (
    <g transform={`translate(${x} -1)`}>
      <ellipse cx="1" cy="0.6" rx="11" ry="1" fill="#2a1d10" opacity="0.45" filter={contact} />
      <path d="M-9-7h1.5L-8-0H-8.8ZM7.5-7H9l-.2 7H8Z" fill={walnut} />
      <path d="M-10-24H10V-6.4H-10Z" fill={walnut} />
      <path d="M-10-24H10V-22.9H-10Z" fill="#a77d5b" />
      <path d="M-9.2-22.2H9.2V-15.4H-9.2ZM-9.2-14.8H9.2V-7.2H-9.2Z" fill="#000" opacity="0.12" />
      <path d="M-1.4-18.9H1.4M-1.4-11.2H1.4" stroke={brass} strokeWidth="0.6" strokeLinecap="round" />
      <path d="M4-24H10V-6.4H4Z" fill="#000" opacity="0.16" filter={soft} />
      {lamp ? <Lamp materials={materials} /> : <Things materials={materials} />}
    </g>
  )
}

const Lamp = ({ materials: { clay, shade } }: { materials: Materials }) => (
  <>
    <path d="M-3.4-24C-4.4-28-3-32.4-.6-33.6H.6C3-32.4 4.4-28 3.4-24Z" fill={clay} />
    <path d="M-5.6-44H5.6L7.6-33.8C3-33.2-3-33.2-7.6-33.8Z" fill={shade} />
    <path d="M5.6-44 7.6-33.8 3.8-33.4 2.6-44Z" fill="#b58d53" opacity="0.2" />
  </>
)

const Things = ({ materials: { paper, moss, linenDark } }: { materials: Materials }) => (
  <>
    <path d="M-8-25.4H2V-24H-8Z" fill={moss} />
    <path d="M-7.4-26.7H1.4V-25.4H-7.4Z" fill={linenDark} />
    <path d="M4.6-24C3.4-26.6 3.6-29 5.4-30.4V-32H7V-30.4C8.8-29 9-26.6 7.8-24Z" fill={paper} />
    <path
      d="M6.2-32C5-37 3-40 1.4-42M6.2-32C6.6-37 8-41 9.6-43M6.2-32C6-36 6.2-40 5.8-44"
      fill="none"
      stroke="#7a6a4e"
      strokeWidth="0.35"
    />
    <path
      d="M1.4-42C.6-43.6.8-45 1.6-46 2.4-44.8 2.2-43.2 1.4-42ZM9.6-43C9.4-44.8 10-46.2 11-47 11.4-45.2 10.8-43.8 9.6-43ZM5.8-44C5-45.6 5.2-47.4 6-48.6 6.8-47.2 6.6-45.4 5.8-44Z"
      fill={moss}
    />
  </>
)
