import { useEffect } from 'react'
import { useProductName } from './settings.tsx'

/**
 * Names the page, with the product's name after it (spec.md section 2). Without a name, the product alone.
 */
export const usePageTitle = (name?: string) => {
  const product = useProductName()
  useEffect(() => {
    document.title = name ? `${name} · ${product}` : product
  }, [name, product])
}
