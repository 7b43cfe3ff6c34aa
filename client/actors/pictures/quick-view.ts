import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { Direction, quickViewMachine } from '#machines/quick-view/machine.ts'
import type { Page } from '#machines/quick-view/page.ts'

type QuickViewSnapshot = SnapshotFrom<typeof quickViewMachine>

/** Reads which image is open, through a selector of machines/quick-view. */
export const useQuickView = <T>(select: (snapshot: QuickViewSnapshot) => T): T =>
  useSelector(useProcess(PROCESSES.quickView), select)

/** Stable functions: tiles that hold them need not render again. */
export const useQuickViewIntents = () => {
  const quickView = useProcess(PROCESSES.quickView)
  return useMemo(
    () => ({
      open: (id: string) => quickView.send({ type: 'tile.opened', id }),
      next: () => quickView.send({ type: 'view.next' }),
      previous: () => quickView.send({ type: 'view.previous' }),
      close: () => quickView.send({ type: 'view.closed' }),
      retry: () => quickView.send({ type: 'view.retried' }),
    }),
    [quickView],
  )
}

interface QuickViewPlace {
  /** The image that the address names now; null for none. */
  id: string | null
  /** What the grid shows; the same object while it is the same page. */
  page: Page
  /** Asks for an address that names this image, or none. */
  onPlace: (id: string | null) => void
  onPage: (direction: Direction) => void
  /** Returns the focus to this image's tile. */
  onFocus: (id: string) => void
}

const NO_PAGE: Page = { ids: [], hasNext: false, hasPrevious: false }

/** Ties the quick view to an address and a grid for as long as these are on the screen. */
export const useQuickViewPlace = ({ id, page, onPlace, onPage, onFocus }: QuickViewPlace) => {
  const quickView = useProcess(PROCESSES.quickView)
  const navigateToPlace = useEffectEvent(onPlace)
  const turnToPage = useEffectEvent(onPage)
  const focus = useEffectEvent(onFocus)
  useLayoutEffect(() => {
    const wishes = [
      quickView.on('place.wanted', (wish) => navigateToPlace(wish.id)),
      quickView.on('page.wanted', (wish) => turnToPage(wish.direction)),
      quickView.on('focus.wanted', (wish) => focus(wish.id)),
    ]
    return () => {
      for (const wish of wishes) wish.unsubscribe()
      quickView.send({ type: 'place.changed', id: null })
      quickView.send({ type: 'page.shown', ...NO_PAGE })
    }
  }, [quickView])
  useLayoutEffect(() => quickView.send({ type: 'page.shown', ...page }), [quickView, page])
  useLayoutEffect(() => quickView.send({ type: 'place.changed', id }), [quickView, id])
}
