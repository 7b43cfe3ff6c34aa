import { defineProcess } from '#client/actors/process/define-process.ts'
import { createAddToCartEffects } from '#client/effects/add-to-cart/add-to-cart.ts'
import { createCartMigrationEffects } from '#client/effects/cart-migration/cart-migration.ts'
import { createCartStartEffects } from '#client/effects/cart-start/cart-start.ts'
import { createQuickAddEffects } from '#client/effects/quick-add/quick-add.ts'
import { createUndoEffects } from '#client/effects/undo/undo.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { actKey, type UndoableAct } from '#machines/undo/act.ts'
import { undoMachine } from '#machines/undo/machine.ts'

/** The processes of projects that the first script knows; their hooks come with what shows them. */
export const PROJECTS = {
  cartStart: defineProcess(cartStartMachine, createCartStartEffects, { life: 'shared' }),

  cartMigration: defineProcess(cartMigrationMachine, createCartMigrationEffects, {
    life: 'shared',
  }),

  addToCart: defineProcess(addToCartMachine, createAddToCartEffects, {
    life: 'page',
    journal: 'resume',
  }),

  quickAdd: defineProcess(quickAddMachine, createQuickAddEffects, {
    life: 'page',
    journal: 'record',
  }),

  undo: defineProcess(undoMachine, createUndoEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ act }: { act: UndoableAct }) => actKey(act),
    // Keep the project's token out of the name: the token opens the project.
    nameOf: ({ act }) => `${act.seq}`,
    // One that failed can be tried again, as the same undo.
    isBusy: () => true,
  }),
}
