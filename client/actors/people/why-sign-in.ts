import { useState } from 'react'
import { useRunning } from '../process/context.ts'
import type { SignInReason } from './sign-in-first.ts'

/** What the visitor was about to do as the form opened; it stays said while they are signed in. */
export const useWhySignIn = (): SignInReason | null => {
  const { signInFirst } = useRunning()
  return useState(signInFirst.readReason)[0]
}
