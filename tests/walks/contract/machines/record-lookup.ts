import { createRecordLookupEffects } from '#client/effects/record-lookup/record-lookup.ts'
import { page } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { listRecords } from '../routes/record-forms.ts'

const vales = [
  { id: 7, version: 0, name: 'Ada Vale' },
  { id: 9, version: 0, name: 'Ben Vale' },
]

export const recordLookup = {
  findEntries: askPort((client) => createRecordLookupEffects(client).actors.findEntries, {
    input: { resource: 'artist', words: 'vale' },
    by: 'staff',
    successes: [
      { when: 'there are some', answers: [[listRecords, answerDone(page(...vales))]] },
      { when: 'there is none', answers: [[listRecords, answerDone(page())]] },
    ],
  }),
}
