import { createRenamingEffects } from '#client/effects/renaming/renaming.ts'
import { cart } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { renameProject } from '../routes/main.ts'

export const renaming = {
  rename: askPort((client) => createRenamingEffects(client).actors.rename, {
    input: { cartToken: 'cart-1', name: 'Lobby, north wing' },
    successes: [{ when: 'it is named', answers: [[renameProject, answerDone(cart('cart-1', 9))]] }],
  }),
}
