import { defineProcess, withoutEffects } from '#client/actors/process/define-process.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { preferencesMigrations } from '#machines/preferences/migrations.ts'

/** The processes of every page that the first script knows; their hooks come with what shows them. */
export const SHOP = {
  alerts: defineProcess(alertsMachine, withoutEffects, { life: 'page', journal: 'resume' }),

  preferences: defineProcess(preferencesMachine, withoutEffects, {
    life: 'shared',
    migrations: preferencesMigrations,
  }),
}
