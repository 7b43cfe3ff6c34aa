import type { ActorRefFrom } from 'xstate'
import type { authMachine } from '#machines/auth/machine.ts'
import { selectIsKnown, selectIsSignedIn } from '#machines/auth/selectors.ts'

/** What somebody wants who has to sign in first. */
export type SignInReason = 'favorite' | 'follow'

interface Wanted {
  act: () => void
  /** Null where the form says nothing of it. */
  why: SignInReason | null
}

export type SignInFirst = ReturnType<typeof createSignInFirst>

/**
 * What a visitor asked for last that needs an account: it waits until they have signed in, and is done then.
 * On a page that has just been opened it waits until it is known whether they have.
 */
export const createSignInFirst = (auth: ActorRefFrom<typeof authMachine>) => {
  let wanted: Wanted | null = null
  let isLed = false
  const leads = new Set<() => void>()

  const runOrLead = () => {
    if (!wanted) return
    const snapshot = auth.getSnapshot()
    if (selectIsSignedIn(snapshot)) {
      const { act } = wanted
      wanted = null
      act()
    } else if (selectIsKnown(snapshot) && !isLed) {
      isLed = true
      for (const lead of leads) lead()
    }
  }
  auth.subscribe(runOrLead)

  return {
    /** Does it now, or as soon as somebody is signed in. */
    run(act: () => void, why: SignInReason | null = null): void {
      wanted = { act, why }
      isLed = false
      runOrLead()
    },

    /** Calls when somebody has to be led to the sign-in form. */
    onWanted(leadToForm: () => void): void {
      leads.add(leadToForm)
    },

    /** What waits for somebody to sign in; null when nothing that the form would name. */
    readReason: (): SignInReason | null => wanted?.why ?? null,

    /** Drops the intent: the visitor went elsewhere. */
    forget(): void {
      wanted = null
    },
  }
}
