import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** What the page that is shown lets staff do, as the palette offers it. */
export interface PaletteAction {
  label: string
  /** Why it cannot be done, in the words of the row and of the service; null where it can. */
  refusal: string | null
  does: () => void
}

type Offer = () => readonly PaletteAction[]

/** Holds what is offered by the parts of the page, in the order in which they came. */
export const createOffers = () => {
  const offers = new Set<Offer>()
  const listeners = new Set<() => void>()
  let changes = 0
  const tell = () => {
    changes += 1
    for (const listener of listeners) listener()
  }
  return {
    add(offer: Offer) {
      offers.add(offer)
      return () => {
        offers.delete(offer)
        tell()
      }
    },
    /** Something that is offered may be another by now. */
    tell,
    list: () => [...offers].flatMap((offer) => offer()),
    countChanges: () => changes,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const Offers = createContext(createOffers())

/** Offers actions for as long as a part of a page is shown. */
export const useOfferActions = (offer: Offer): void => {
  const offers = useContext(Offers)
  const latest = useRef(offer)
  // What is shown can be done by keys: offer it before it is painted.
  useLayoutEffect(() => offers.add(() => latest.current()), [offers])
  useLayoutEffect(() => {
    latest.current = offer
    offers.tell()
  })
}

/** Reads what is offered now, also what comes once the palette is open. */
export const useOffered = (): readonly PaletteAction[] => {
  const { list, subscribe, countChanges } = useContext(Offers)
  useSyncExternalStore(subscribe, countChanges, countChanges)
  return list()
}
