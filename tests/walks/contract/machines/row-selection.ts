import { createRowSelectionEffects } from '#client/effects/row-selection/row-selection.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { findStrays as route } from '../routes/record-forms.ts'

const left = { id: 'r-2', label: 'Artist r-2' }
const gone = { id: 'r-4', label: null }

export const rowSelection = {
  findStrays: askPort((client) => createRowSelectionEffects(client).actors.findStrays, {
    input: { resource: 'artist', search: 'vale', filters: { active: 'true' }, ids: ['r-2', 'r-4'] },
    by: 'staff',
    successes: [
      { when: 'the list shows all', answers: [[route, answerDone({ results: [] })]] },
      { when: 'one has left the list', answers: [[route, answerDone({ results: [left] })]] },
      { when: 'one has left, and one is gone', answers: [[route, answerDone({ results: [left, gone] })]] },
    ],
  }),
}
