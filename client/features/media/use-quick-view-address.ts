import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuickViewPlace } from '#client/actors/pictures/quick-view.ts'
import { readHash } from './hash.ts'
import { tileIdOf } from './media-tile.tsx'

interface ShownPage {
  images: readonly { id: string }[]
  /** How many there are that can be paged to. */
  total: number
  limit: number
  offset: number
}

/**
 * Keeps the open image in the hash. Opening is a step that Back undoes; moving on replaces it, so that
 * closing leads back to where the visitor opened it however far they walked; another page of the grid is a
 * step again. `writeQueryAt` gives the query of the address of the page at an offset.
 */
export const useQuickViewAddress = (page: ShownPage, writeQueryAt: (offset: number) => string) => {
  const { search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const id = readHash(hash)
  const { images, total, limit, offset } = page
  const shown = useMemo(
    () => ({
      ids: images.map((image) => image.id),
      hasNext: offset + limit < total,
      hasPrevious: offset > 0,
    }),
    [images, total, offset, limit],
  )
  useQuickViewPlace({
    id,
    page: shown,
    onPlace: (wanted) => {
      if (wanted !== null) {
        const origin = id === null ? { openedFrom: key } : state
        navigate(
          { search, hash: encodeURIComponent(wanted) },
          { replace: id !== null, state: origin, ...still },
        )
      } else if (hasOrigin(state)) navigate(-1)
      else navigate({ search }, { replace: true, ...still })
    },
    onPage: (direction) => {
      const there = Math.max(0, offset + (direction === 'next' ? limit : -limit))
      navigate({ search: writeQueryAt(there), hash })
    },
    onFocus: (imageId) => document.getElementById(tileIdOf(imageId))?.focus({ preventScroll: true }),
  })
}

const still = { preventScrollReset: true } as const

const hasOrigin = (state: unknown) => typeof state === 'object' && state !== null && 'openedFrom' in state
