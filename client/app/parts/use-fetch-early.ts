import { useEffect } from 'react'

/** What somebody does before they open anything. A pointer that rests is over what comes under it, too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

let somebody: Promise<unknown> | undefined

/** Resolves once somebody has pointed or typed on this page. */
const awaitSomebody = () => {
  somebody ??= new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, passive: true })
  })
  return somebody
}

/**
 * Fetches a part that is likely to be opened as soon as somebody points or types: who only reads the page
 * does without it.
 */
export const useFetchEarly = (fetchEarly: () => void, isLikely = true): void =>
  useEffect(() => {
    if (!isLikely) return
    let isShown = true
    void awaitSomebody().then(() => isShown && fetchEarly())
    return () => {
      isShown = false
    }
  }, [fetchEarly, isLikely])
