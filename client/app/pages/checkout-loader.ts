import type { LoaderFunctionArgs } from 'react-router-dom'
import { actorsContext } from '#client/actors/router-context.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'

/** What the last page of this tab has left in the middle goes on before anything is shown. */
export const loadCheckout = ({ context }: LoaderFunctionArgs): null => {
  openCheckouts(context.get(actorsContext))
  return null
}
