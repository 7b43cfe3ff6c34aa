import * as say from '../messages.ts'
import type { Product } from '../use-product.ts'
import { EdgePicture } from './edge-picture.tsx'

const SHARP = 1280

/** Its corner from close by: what it is made of. */
export const EdgeView = ({ product }: { product: Product }) => {
  const { title, substrate, frame } = product
  const what = frame ? say.cornerOfFrame(frame.label) : (say.EDGES[substrate] ?? substrate)
  return <EdgePicture product={product} pixels={SHARP} label={say.fromCloseBy(title, what)} />
}
