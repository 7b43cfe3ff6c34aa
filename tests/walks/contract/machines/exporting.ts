import { createExportingEffects } from '#client/effects/exporting/exporting.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { openExport as route } from '../routes/record-forms.ts'

export const exporting = {
  openExport: askPort((client) => createExportingEffects(client).actors.openExport, {
    input: {
      resource: 'artist',
      format: 'csv',
      isCompressed: false,
      ids: null,
      refusedOf: null,
      search: 'vale',
      ordering: '-name',
      filters: { active: 'true' },
    },
    by: 'staff',
    successes: [
      {
        when: 'there is a link',
        answers: [[route, answerDone({ token: 'link-1', expires_at: '2026-11-25T10:01:00.000Z' }, 201)]],
      },
    ],
  }),
}
