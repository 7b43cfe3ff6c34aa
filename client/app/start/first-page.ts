import type { House } from './house.ts'

/**
 * Resolves once the first page and what it shows are here. Until then a page that the server drew stands: it
 * shows more than the beginning of another.
 */
export const awaitFirstPage = ({ router }: Pick<House, 'router'>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
