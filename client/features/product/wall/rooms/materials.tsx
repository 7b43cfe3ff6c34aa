/** Fills and filters that the furniture of all rooms is drawn with; the light comes from the left. */
export interface Materials {
  linen: string
  linenDark: string
  walnut: string
  brass: string
  shade: string
  glow: string
  clay: string
  moss: string
  paper: string
  /** Filters. */
  cloth: string
  soft: string
  contact: string
}

export const materialsOf = (id: string): Materials => ({
  linen: `url(#${id}linen)`,
  linenDark: `url(#${id}linenDark)`,
  walnut: `url(#${id}walnut)`,
  brass: `url(#${id}brass)`,
  shade: `url(#${id}shade)`,
  glow: `url(#${id}glow)`,
  clay: `url(#${id}clay)`,
  moss: `url(#${id}moss)`,
  paper: `url(#${id}paper)`,
  cloth: `url(#${id}cloth)`,
  soft: `url(#${id}soft)`,
  contact: `url(#${id}contact)`,
})

const Fade = ({
  id,
  from,
  to,
  across = false,
}: {
  id: string
  from: string
  to: string
  across?: boolean
}) => (
  <linearGradient id={id} x1="0" y1="0" x2={across ? 1 : 0.25} y2={across ? 0 : 1}>
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
)

export const MaterialDefs = ({ id }: { id: string }) => (
  <defs>
    <Fade id={`${id}linen`} from="#ddd4c5" to="#b3a792" />
    <Fade id={`${id}linenDark`} from="#b9ad99" to="#8b7f6d" />
    <Fade id={`${id}walnut`} from="#8d6748" to="#5f422d" />
    <Fade id={`${id}brass`} from="#d2b078" to="#7d6337" across />
    <Fade id={`${id}clay`} from="#b9785a" to="#8a5037" />
    <Fade id={`${id}moss`} from="#7f8a6c" to="#535d45" />
    <Fade id={`${id}paper`} from="#f7f4ee" to="#d5cdbf" />
    <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#f3e6cd" />
      <stop offset="0.6" stopColor="#fff6e2" />
      <stop offset="1" stopColor="#f1dcb4" />
    </linearGradient>
    <radialGradient id={`${id}glow`}>
      <stop offset="0" stopColor="#ffe2a8" stopOpacity="0.55" />
      <stop offset="1" stopColor="#ffe2a8" stopOpacity="0" />
    </radialGradient>
    {/* A weave that takes light, over whatever color it lies on. */}
    <filter id={`${id}cloth`} x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency="2.4 3" numOctaves="2" seed="4" result="noise" />
      <feColorMatrix
        in="noise"
        values="0 0 0 0 0.2  0 0 0 0 0.17  0 0 0 0 0.13  0 0 0 -0.7 0.36"
        result="grain"
      />
      <feComposite in="grain" in2="SourceGraphic" operator="in" result="worn" />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="worn" />
      </feMerge>
    </filter>
    <filter id={`${id}soft`} x="-0.2" y="-0.2" width="1.4" height="1.4">
      <feGaussianBlur stdDeviation="0.7" />
    </filter>
    <filter id={`${id}contact`} x="-0.3" y="-2" width="1.6" height="5">
      <feGaussianBlur stdDeviation="1.6 0.8" />
    </filter>
  </defs>
)
