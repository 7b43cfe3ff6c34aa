import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuickViewPlace } from '#client/actors/quick-view.ts'
import { searchAddress, type useShownPlace } from '#client/actors/search.ts'
import { tileId } from '#client/features/media/media-tile.tsx'
import { readHash } from './hash.ts'

interface ShownPage {
  images: readonly { id: string }[]
  totalForPagination: number
}

/**
 * Keeps the open image in the hash. Opening is a step that Back undoes; moving on replaces it, so that closing leads
 * back to where the visitor opened it however far they walked; another page of results is a step again.
 */
export const useQuickViewAddress = (page: ShownPage, place: ReturnType<typeof useShownPlace>) => {
  const { search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const id = readHash(hash)
  const { images, totalForPagination } = page
  const { offset, limit } = place
  const shown = useMemo(
    () => ({
      ids: images.map((image) => image.id),
      hasNext: offset + limit < totalForPagination,
      hasPrevious: offset > 0,
    }),
    [images, totalForPagination, offset, limit],
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
      } else if (openedFrom(state)) navigate(-1)
      else navigate({ search }, { replace: true, ...still })
    },
    onPage: (direction) => {
      const there = Math.max(0, offset + (direction === 'next' ? limit : -limit))
      navigate({ search: searchAddress({ ...place, offset: there }, new URLSearchParams(search)), hash })
    },
    onFocus: (imageId) => document.getElementById(tileId(imageId))?.focus({ preventScroll: true }),
  })
}

const still = { preventScrollReset: true } as const

const openedFrom = (state: unknown) => typeof state === 'object' && state !== null && 'openedFrom' in state
