import type { Product } from '../use-product.ts'
import { EdgePicture } from './edge-picture.tsx'

const SHARP = 1280

/** What its edge is, by its substrate. */
const EDGES: Readonly<Record<string, string>> = {
  print: 'a sheet of heavy paper, its corner lifting',
  canvas: 'canvas wrapped around its 1.5 inch edge',
  aluminum: 'a thin sheet of brushed aluminum, floating off the wall',
  acrylic: 'clear acrylic with polished edges, floating off the wall',
  'acoustic panel': 'a panel of thick gray felt',
  mural: 'wallcovering that ends at the baseboard, with the seam of two panels',
  'window film': 'film on glass, by the sash of a window',
}

/** Its corner from close by: what it is made of. */
export const EdgeView = ({ product }: { product: Product }) => {
  const { title, substrate, frame } = product
  const what = frame ? `the corner of its frame, ${frame.label}` : (EDGES[substrate] ?? substrate)
  return <EdgePicture product={product} pixels={SHARP} label={`${title} from close by: ${what}`} />
}
