import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** What the page that is shown lets staff do, as the palette offers it. */
export interface PaletteAction {
  label: string
  /** Why it cannot be done, in the words of the row and of the service; null where it can. */
  refusal: string | null
  does: () => void
}

export type Offer = () => readonly PaletteAction[]

/** Holds what is offered by the parts of the page, in the order in which they came. */
export const Offers = createContext<Set<Offer>>(new Set())

/** Offers actions for as long as a part of a page is shown; it is asked as the palette opens. */
export const useOfferActions = (offer: Offer): void => {
  const offers = useContext(Offers)
  const latest = useEffectEvent(offer)
  // What is shown can be done by keys: offer it before it is painted.
  useLayoutEffect(() => {
    const own: Offer = () => latest()
    offers.add(own)
    return () => void offers.delete(own)
  }, [offers])
}
