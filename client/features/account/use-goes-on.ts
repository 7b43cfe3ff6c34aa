import { useNavigation } from 'react-router-dom'
import { useHasArrived } from '#client/actors/arrival.ts'

/** Whether the visitor has asked for a page that is on its way: nothing leads them elsewhere by itself then. */
export const useAsksForPage = (): boolean => useNavigation().state !== 'idle'

/** Whether the form leads on by itself now. */
export const useGoesOn = (): boolean => {
  const asksForPage = useAsksForPage()
  return useHasArrived() && !asksForPage
}
