import { createRecordFormEffects } from '#client/effects/record-form/record-form.ts'
import type { EditConflict, ResourceOptions } from '#services/shared/resources/contract.ts'
import { askPort, joinPorts } from '../port.ts'
import { answerDone, type Route } from '../route.ts'
import {
  createRecord,
  describeOwnRecord,
  describeRecord,
  editRecord,
  readOwnRecord,
  readRecord,
} from '../routes/record-forms.ts'

const at = '2026-11-25T10:00:00.000Z'
const ada = { id: 7, version: 3, name: 'Ada Vale', royalty_code: 'ADV' }
const name = { type: 'string', required: true, read_only: false, label: 'Name', max_length: 200 } as const
const described: Partial<ResourceOptions> = { name: 'Artist Instance', ordering: ['name'], filters: {} }

const conflict: EditConflict = {
  detail: 'Somebody else has changed the same fields.',
  code: 'edit_conflict',
  version: 4,
  conflicts: [{ field: 'name', base: 'Ada Vale', theirs: 'Ada Vale-Byrne', by: 'ana@aquatint.test', at }],
}
const both: EditConflict = {
  ...conflict,
  version: 5,
  conflicts: [...conflict.conflicts, { field: 'royalty_code', base: 'ADV', theirs: 'AVB', by: null, at }],
}
const merged = [{ field: 'royalty_code', by: 'ben@aquatint.test', at }]

const submission = { resource: 'artist', values: { name: 'Ada V.' }, idempotencyKey: 'key-1' }
const saved = { when: 'it is saved', answer: answerDone({ ...ada, _merged: [] }) }

const save = (route: Route, id: string | null, version: number | null, ...others: (typeof saved)[]) =>
  askPort((client) => createRecordFormEffects(client).actors.saveRecord, {
    input: { ...submission, id, version },
    by: 'staff',
    successes: [
      { when: saved.when, answers: [[route, saved.answer]] },
      ...others.map(({ when, answer }) => ({ when, answers: [[route, answer] as const] })),
    ],
  })

const renamed = { ...ada, version: 5, name: 'Ada Vale-Byrne' }
const formatted = answerDone({ ...described, actions: { PUT: { name } } })

const load = (resource: string, describe: Route, read: Route) =>
  askPort((client) => createRecordFormEffects(client).actors.loadForm, {
    input: { resource, id: '7' },
    by: 'staff',
    successes: [
      {
        when: 'it is described',
        answers: [
          [describe, formatted],
          [read, answerDone(ada)],
        ],
      },
      {
        when: 'somebody else has edited it',
        answers: [
          [describe, formatted],
          [read, answerDone(renamed)],
        ],
      },
      {
        when: 'it is not described',
        answers: [
          [describe, answerDone(described)],
          [read, answerDone(ada)],
        ],
      },
    ],
  })

export const recordForm = {
  loadForm: joinPorts(
    load('artist', describeRecord, readRecord),
    load('artist-profile', describeOwnRecord, readOwnRecord),
  ),
  saveRecord: joinPorts(
    save(
      editRecord,
      '7',
      3,
      { when: 'others have changed other fields', answer: answerDone({ ...ada, _merged: merged }) },
      { when: 'somebody else has changed the same field', answer: answerDone(conflict, 409) },
      { when: 'others have changed both fields', answer: answerDone(both, 409) },
    ),
    save(createRecord, null, null),
  ),
}
