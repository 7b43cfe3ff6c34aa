import type { Product } from './use-product.ts'

interface PrintImageProps {
  product: Product
  /** A rendition of it. */
  href: string
  x: number
  y: number
  width: number
  height: number
}

/** The picture within a drawing, over its placeholder while it comes. */
export const PrintImage = ({ product: { media }, href, ...box }: PrintImageProps) => (
  <>
    <image {...box} href={media.placeholder} preserveAspectRatio="none" />
    <image {...box} href={href} preserveAspectRatio="xMidYMid slice" />
  </>
)
