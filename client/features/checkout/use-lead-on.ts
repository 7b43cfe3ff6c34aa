import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryOf } from './history-entry.ts'

/**
 * Leads from the checkout to another page, which takes the place of all its steps: the way back does not go
 * through them again.
 */
export const useLeadOn = () => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const entry = useRef(-1)
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    entry.current = entryOf(state)
    const path = wanted.current
    wanted.current = null
    if (path !== null) void navigate(path, { replace: true })
  }, [state, navigate])

  return useCallback(
    (path: string) => {
      if (entry.current <= 0) return void navigate(path, { replace: true })
      wanted.current = path
      void navigate(-entry.current)
    },
    [navigate],
  )
}
