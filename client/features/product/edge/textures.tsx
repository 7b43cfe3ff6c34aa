/** What a surface adds to the picture that is on it, by its substrate. */
export const Texture = ({ substrate, id, box }: { substrate: string; id: string; box: Box }) => {
  if (substrate === 'canvas') return <rect {...box} fill={`url(#${id}weave)`} />
  if (substrate === 'acrylic') return <rect {...box} fill={`url(#${id}gloss)`} />
  const filter = { aluminum: 'brushed', 'acoustic panel': 'felt', print: 'grain', mural: 'grain' }[substrate]
  return filter ? <rect {...box} filter={`url(#${id}${filter})`} /> : null
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const Noise = ({
  id,
  frequency,
  octaves,
  strength,
}: {
  id: string
  frequency: string
  octaves: number
  strength: number
}) => (
  <filter id={id} x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={octaves} seed="3" />
    {/* Half of it lightens, half darkens. */}
    <feColorMatrix
      values={`0 0 0 0 0.5  0 0 0 0 0.48  0 0 0 0 0.44  ${strength} 0 0 0 ${-strength * 0.42}`}
    />
  </filter>
)

export const TextureDefs = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}weave`} width="2.2" height="2.2" patternUnits="userSpaceOnUse">
      <path d="M0 .6h1.1M1.1 1.7h1.1" stroke="#fff" strokeOpacity="0.13" strokeWidth="0.7" />
      <path d="M.5 1.1v1.1M1.6 0v1.1" stroke="#120d08" strokeOpacity="0.11" strokeWidth="0.7" />
    </pattern>
    <Noise id={`${id}brushed`} frequency="0.006 0.9" octaves={2} strength={1.1} />
    <Noise id={`${id}felt`} frequency="0.22 0.3" octaves={4} strength={1.7} />
    <Noise id={`${id}grain`} frequency="0.9" octaves={2} strength={0.28} />
    <linearGradient id={`${id}gloss`} x1="0" y1="0" x2="1" y2="0.42">
      <stop offset="0" stopColor="#fff" stopOpacity="0" />
      <stop offset="0.42" stopColor="#fff" stopOpacity="0.05" />
      <stop offset="0.44" stopColor="#fff" stopOpacity="0.36" />
      <stop offset="0.62" stopColor="#fff" stopOpacity="0.16" />
      <stop offset="0.64" stopColor="#fff" stopOpacity="0.02" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </linearGradient>
  </defs>
)
