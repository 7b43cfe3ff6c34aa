/** Being the one that leads. */
export interface Leadership {
  /** Resolves when another tab has taken it. */
  lost: Promise<void>
  release(): void
}

/** At most one tab holds it. */
export interface LeaderLock {
  /** At once, if nobody holds it. */
  tryHold(): Promise<Leadership | null>
  /** When its turn has come; null when the wait was ended. */
  hold(until: AbortSignal): Promise<Leadership | null>
  /** At once, from whoever holds it. */
  steal(): Promise<Leadership>
}
