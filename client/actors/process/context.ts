import { createContext, use } from 'react'
import type { Vault } from '#client/effects/session/vault.ts'
import type { SignInReason } from '../people/sign-in-first.ts'
import type { Processes } from './create-processes.ts'

/** What hooks run processes with; client/app makes it, once for the page. */
export interface Running {
  processes: Processes
  vault: Vault
  signInFirst: {
    /** Does it now, or as soon as somebody is signed in. */
    run(act: () => void, why?: SignInReason): void
    /** What waits for it, for the form to say; null when nothing does. */
    readReason(): SignInReason | null
  }
}

export const RunningContext = createContext<Running | null>(null)

export const useRunning = (): Running => {
  const running = use(RunningContext)
  if (!running) throw new Error('Nothing has been started.')
  return running
}
