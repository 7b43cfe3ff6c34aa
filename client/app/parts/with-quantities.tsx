import { type ReactNode, useEffect } from 'react'
import { useActors } from '#client/actors/context.ts'
import { QuantitiesContext } from '#client/actors/projects/quantity.ts'
import { openQuantities } from '#client/app/follow/open-quantities.ts'

/**
 * Lets what stands in it change lines; what was typed last is saved when the page goes out of sight, perhaps
 * for good.
 */
export const WithQuantities = ({ children }: { children: ReactNode }) => {
  const quantities = openQuantities(useActors())
  useEffect(() => {
    const finish = () => document.visibilityState === 'hidden' && quantities.finish()
    document.addEventListener('visibilitychange', finish)
    return () => document.removeEventListener('visibilitychange', finish)
  }, [quantities])
  return <QuantitiesContext value={quantities}>{children}</QuantitiesContext>
}
