import type { ShownViewProps } from '#client/features/media/views/viewed-picture.tsx'
import { DetailView } from './detail/detail-view.tsx'
import { EdgeView } from './edge/edge-view.tsx'
import { useProduct } from './use-product.ts'
import { WallView } from './wall/wall-view.tsx'

/** The picture as the thing that is chosen; empty until something can be. */
export const ShownView = ({ image, view }: ShownViewProps) => {
  const product = useProduct(image)
  if (!product) return <div aria-busy />
  if (view === 'wall') return <WallView product={product} />
  if (view === 'edge') return <EdgeView product={product} />
  return <DetailView product={product} />
}
