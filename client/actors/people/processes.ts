import { defineProcess, withoutEffects } from '#client/actors/process/define-process.ts'
import { createAuthEffects } from '#client/effects/auth/auth.ts'
import { createTokenRefreshEffects } from '#client/effects/token-refresh/token-refresh.ts'
import { accessMachine } from '#machines/access/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'

/** The processes of people that the first script knows; their hooks come with what shows them. */
export const PEOPLE = {
  access: defineProcess(accessMachine, withoutEffects, { life: 'page' }),

  auth: defineProcess(authMachine, createAuthEffects, { life: 'shared' }),

  tokenRefresh: defineProcess(tokenRefreshMachine, createTokenRefreshEffects, {
    life: 'shared',
  }),
}
