import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Whose other pictures are asked for, and the name on the wall that was pointed at. */
export interface ArtistAsked {
  anchor: HTMLElement
  imageId: string
  artist: string
}

/**
 * Milliseconds: a pointer on its way across the wall opens nothing, one on its way into the popover closes
 * nothing.
 */
const INTENT = 350
const GRACE = 250

const findNameAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-artist-of]') : null

/**
 * Hears of all artists' names in a wall at once: resting the pointer or the keyboard's focus on one asks for
 * it after a moment, a click or a tap at once. `room` is for what opens, so that moving into it keeps it
 * open.
 */
export const useArtistPopover = () => {
  const [asked, setAsked] = useState<ArtistAsked | null>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const runAfter = (milliseconds: number, act: () => void) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, milliseconds)
  }
  const open = (anchor: HTMLElement) => {
    window.clearTimeout(timer.current)
    setAsked({ anchor, imageId: anchor.dataset.artistOf ?? '', artist: anchor.textContent })
  }
  const close = () => {
    window.clearTimeout(timer.current)
    setAsked(null)
  }
  const openSoon = (anchor: HTMLElement) => runAfter(INTENT, () => open(anchor))
  const closeSoon = () => runAfter(GRACE, close)

  const wall = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const name = findNameAt(target)
      if (name && pointerType === 'mouse') openSoon(name)
    },
    onPointerOut: ({ target, pointerType }: PointerEvent) => {
      if (findNameAt(target) && pointerType === 'mouse') closeSoon()
    },
    onFocus: ({ target }: FocusEvent) => {
      const name = findNameAt(target)
      if (name?.matches(':focus-visible')) openSoon(name)
    },
    onBlur: ({ target }: FocusEvent) => {
      if (findNameAt(target)) closeSoon()
    },
    onClick: ({ target }: MouseEvent) => {
      const name = findNameAt(target)
      if (name && name === asked?.anchor) close()
      else if (name) open(name)
    },
  }
  const room = {
    onPointerEnter: () => window.clearTimeout(timer.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') closeSoon()
    },
    onFocus: () => window.clearTimeout(timer.current),
    onBlur: closeSoon,
  }
  return { asked, wall, room, close }
}
