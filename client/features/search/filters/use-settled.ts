import { useEffect, useState } from 'react'

/** What a value has been for that long, in milliseconds. */
export const useSettled = <Value>(value: Value, after: number): Value => {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(settle, after, value)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
