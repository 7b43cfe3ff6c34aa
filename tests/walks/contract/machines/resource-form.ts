import { createCollectionFormEffects } from '#client/effects/collection-form/collection-form.ts'
import { createProjectFormEffects } from '#client/effects/project-form/project-form.ts'
import type { Submission } from '#machines/resource-form/ports.ts'
import type { ProjectSummaryView } from '#services/main/projects/contract.ts'
import { image } from '#tests/graph/support/made.ts'
import { collection, pictures } from '../made.ts'
import { askPort, joinPorts } from '../port.ts'
import { answerDone, type Route } from '../route.ts'
import { createCollection, readCollection, readImages, replaceCollection } from '../routes/content.ts'
import { createProject } from '../routes/main.ts'

const saved = { ...collection, id: 7 }
const submission: Submission = {
  values: { name: 'Dunes', description: '', imageIds: ['dunes'] },
  version: null,
  idempotencyKey: 'key-1',
}
const project: ProjectSummaryView = {
  id: 7,
  name: 'Dunes',
  label: 'Dunes',
  token: 'cart-7',
  quantity: 0,
  grand_total: 0,
  latest_order: null,
  is_current: true,
  changed_at: '2026-01-01T00:00:00Z',
  pictures: [],
}

const saveCollection = (route: Route, id: string | null, version: number | null) =>
  askPort((client) => createCollectionFormEffects(client).actors.saveRecord, {
    input: { ...submission, resource: 'collections', id, version },
    by: 'staff',
    successes: [{ when: 'it is saved', answers: [[route, answerDone(saved)]] }],
  })

const loadCollection = askPort((client) => createCollectionFormEffects(client).actors.loadForm, {
  input: { resource: 'collections', id: '7' },
  by: 'staff',
  successes: [
    {
      when: 'it is there',
      answers: [
        [readCollection, answerDone(saved)],
        [readImages, answerDone(pictures(image('dunes')))],
      ],
    },
  ],
})

export const resourceForm = {
  loadForm: loadCollection,
  saveRecord: joinPorts(
    saveCollection(replaceCollection, '7', 3),
    saveCollection(createCollection, null, null),
    askPort((client) => createProjectFormEffects(client).actors.saveRecord, {
      input: { ...submission, resource: 'projects', id: null },
      successes: [{ when: 'it is made', answers: [[createProject, answerDone(project, 201)]] }],
    }),
  ),
}
