import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import type { Arranging } from '#client/actors/pictures/arranging.ts'

type Intents = Pick<Arranging, 'held' | 'order' | 'grab' | 'moveTo' | 'drop' | 'cancel'>

/**
 * Space or Enter grabs and drops, arrows move by one or by a row, Home and End to the ends, Escape puts back.
 */
export const useArrows = (list: RefObject<HTMLUListElement | null>, arranging: Intents) => {
  const { held, order, grab, moveTo, drop, cancel } = arranging
  const last = order.length - 1
  return useCallback(
    (event: KeyboardEvent, id: string, place: number) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const chooseAct = () => {
        if (held === null) return event.key === ' ' || event.key === 'Enter' ? () => grab(id) : null
        switch (event.key) {
          case ' ':
          case 'Enter':
            return drop
          case 'Escape':
            return cancel
          case 'ArrowLeft':
            return () => moveTo(place - 1)
          case 'ArrowRight':
            return () => moveTo(place + 1)
          case 'ArrowUp':
            return () => moveTo(place - columnsOf(list.current))
          case 'ArrowDown':
            return () => moveTo(Math.min(last, place + columnsOf(list.current)))
          case 'Home':
            return () => moveTo(0)
          case 'End':
            return () => moveTo(last)
          case 'Tab':
            drop()
            return null
          default:
            return null
        }
      }
      const wanted = chooseAct()
      if (!wanted) return
      event.preventDefault()
      wanted()
    },
    [list, held, last, grab, moveTo, drop, cancel],
  )
}

const columnsOf = (list: HTMLElement | null): number =>
  list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
