import { fromPromise } from 'xstate'
import type { Session } from '#machines/session.ts'
import { type AuthDeps, refreshSession } from './auth.ts'

export const createTokenRefreshEffects = (deps: AuthDeps) => ({
  actors: { refresh: fromPromise<Session>(() => refreshSession(deps)) },
})
