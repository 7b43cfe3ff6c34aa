/** The lock, as the tab that leads holds it. */
export interface Leadership {
  /** Resolves when another tab has taken the lock. */
  lost: Promise<void>
  release(): void
}

/** A lock that at most one tab of a browser holds. */
export interface LeaderLock {
  /** Takes it at once if it is free; answers null if not. */
  tryHold(): Promise<Leadership | null>
  /** Waits in line for it; answers null when the wait was ended. */
  hold(until: AbortSignal): Promise<Leadership | null>
  /** Takes it at once from whoever holds it. */
  steal(): Promise<Leadership>
}
