import { createRevertingEffects } from '#client/effects/reverting/reverting.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { revertRecord } from '../routes/record-forms.ts'

const ada = { id: 7, version: 3, name: 'Ada Vale', active: true }

const conflict = {
  detail: 'Somebody else has changed this record.',
  code: 'edit_conflict',
  version: 4,
  conflicts: [
    {
      field: 'name',
      base: 'Ada Vale',
      theirs: 'Ada V.',
      by: 'ben@aquatint.test',
      at: '2026-11-25T10:00:00.000Z',
    },
  ],
}

export const reverting = {
  revertRecord: askPort((client) => createRevertingEffects(client).actors.revertRecord, {
    input: {
      resource: 'artist',
      id: '7',
      version: 2,
      fields: null,
      isAll: false,
      idempotencyKey: 'key-1',
    },
    by: 'staff',
    successes: [
      { when: 'it is taken back', answers: [[revertRecord, answerDone({ ...ada, _merged: [] })]] },
      { when: 'somebody changed it since', answers: [[revertRecord, answerDone(conflict, 409)]] },
    ],
  }),
}
