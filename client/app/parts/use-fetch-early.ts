import { useEffect } from 'react'

/** What somebody does before they open anything. A pointer that rests is over what comes under it, too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Fetches a part as soon as somebody points or types: who only reads the page does without it. */
export const useFetchEarly = (fetchEarly: () => void): void =>
  useEffect(() => {
    const listening = new AbortController()
    const fetchOnce = () => {
      listening.abort()
      fetchEarly()
    }
    const options = { signal: listening.signal, passive: true }
    for (const sign of SIGNS) addEventListener(sign, fetchOnce, options)
    return () => listening.abort()
  }, [fetchEarly])
