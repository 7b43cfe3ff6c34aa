import { useLocation, useNavigate } from 'react-router-dom'

const HASH = /^#history(?:-(\d{1,9}))?$/

/**
 * Whether the address opens the history, and at which entry: a link to it can be kept, and Back closes it.
 */
export const useHistoryPlace = () => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const match = HASH.exec(hash)
  return {
    isOpen: match !== null,
    wanted: match?.[1] === undefined ? null : Number(match[1]),
    toggle: () =>
      navigate(
        { pathname, search, hash: match ? '' : 'history' },
        { replace: true, preventScrollReset: true },
      ),
  }
}
