import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FoundPlace, loadPlaces, type Places, type Suggestion } from '#client/effects/places/places.ts'

/** spec.md section 9 */
const DEBOUNCE_MS = 200
const SHORTEST = 3

interface Outcome {
  onPlace(place: FoundPlace): void
  onFailed(): void
}

/**
 * `key` of Google Maps. Suggests places for what is typed, and reads the one that is chosen. Whatever fails
 * is said once, and the plain fields stay.
 */
export const usePlaceLookup = (key: string, { onPlace, onFailed }: Outcome) => {
  const [places, setPlaces] = useState<Places | null>(null)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const asked = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The latest request: drop answers to earlier ones. */
  const turn = useRef(0)
  const tellFailed = useEffectEvent(onFailed)

  useEffect(() => {
    let isShown = true
    loadPlaces(key).then(
      (loaded) => isShown && setPlaces(loaded),
      () => isShown && tellFailed(),
    )
    return () => {
      isShown = false
      clearTimeout(asked.current)
    }
  }, [key])

  const beginTurn = () => {
    clearTimeout(asked.current)
    turn.current += 1
    const mine = turn.current
    return <T>(answer: (value: T) => void) =>
      (value: T) => {
        if (turn.current === mine) answer(value)
      }
  }

  return {
    isReady: places !== null,
    suggestions,
    type(text: string) {
      const current = beginTurn()
      if (text.trim().length < SHORTEST || !places) return setSuggestions([])
      asked.current = setTimeout(() => {
        places.suggest(text.trim()).then(current(setSuggestions), current(onFailed))
      }, DEBOUNCE_MS)
    },
    choose(suggestion: Suggestion) {
      const current = beginTurn()
      setSuggestions([])
      suggestion.read().then(current(onPlace), current(onFailed))
    },
    close() {
      beginTurn()
      setSuggestions([])
    },
  }
}
