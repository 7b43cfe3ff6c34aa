import { useEffect } from 'react'

const EVERY_MS = 1_000

interface Polled {
  startPolling(everyMs: number): void
  stopPolling(): void
}

/** Reads a query again and again while rounds of the service bring on what it shows. */
export const usePolledWhile = (isUnderWay: boolean, { startPolling, stopPolling }: Polled): void => {
  useEffect(() => {
    if (!isUnderWay) return
    startPolling(EVERY_MS)
    return stopPolling
  }, [isUnderWay, startPolling, stopPolling])
}
