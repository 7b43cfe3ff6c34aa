import { useEffect, useState } from 'react'

/** The time, to the minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
