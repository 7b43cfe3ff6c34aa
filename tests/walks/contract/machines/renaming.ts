import { createRenamingEffects } from '#client/effects/renaming/renaming.ts'
import { cart } from '../made.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { renameProject } from '../routes/main.ts'

export const renaming = {
  rename: asking((client) => createRenamingEffects(client).actors.rename, {
    input: { cartToken: 'cart-1', name: 'Lobby, north wing' },
    successes: [{ when: 'it is named', answers: [[renameProject, done(cart('cart-1', 9))]] }],
  }),
}
