import { useEffect, useRef, useState } from 'react'

/** Not in spec.md: long enough to see where an event leads. */
const EACH = 800

/** Goes from place to place by itself, until the last. */
export const usePlay = (position: number, last: number, onMove: (position: number) => void) => {
  const [isPlaying, setPlaying] = useState(false)
  const next = useRef(() => {})
  useEffect(() => {
    next.current = () => {
      if (position < last) onMove(position + 1)
      if (position + 1 >= last) setPlaying(false)
    }
  })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => next.current(), EACH)
    return () => clearInterval(timer)
  }, [isPlaying])
  return {
    isPlaying,
    toggle: () => {
      if (!isPlaying && position >= last) onMove(0)
      setPlaying(!isPlaying)
    },
  }
}
