import { createUndoEffects } from '#client/effects/undo/undo.ts'
import type { HistoryEntryView } from '#services/main/projects/history-contract.ts'
import { cart } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { undo as route } from '../routes/main.ts'

const restored: HistoryEntryView = {
  seq: 5,
  at: '2026-01-01T00:00:00Z',
  who: { kind: 'user', name: 'Ada', is_you: true },
  type: 'item.restored',
  details: {
    lines: [
      {
        item_id: 1,
        name: 'Lake',
        width: 24,
        height: 18,
        substrate: 'print',
        frame: null,
        from: 0,
        to: 1,
        over: 0,
        price_from: null,
        price_to: null,
        left_behind: null,
      },
    ],
    text: null,
    verdict: null,
    project: null,
  },
  undoable: true,
  undone_by: null,
  undoes: 4,
}

export const undo = {
  undo: askPort((client) => createUndoEffects(client).actors.undo, {
    input: { act: { intent: 'cart.undo' as const, token: 'cart-1', seq: 4 }, idempotencyKey: 'key-1' },
    successes: [
      {
        when: 'it is taken back',
        answers: [[route, answerDone({ cart: cart('cart-1', 9), entry: restored })]],
      },
    ],
  }),
}
