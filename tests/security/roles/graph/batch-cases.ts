import { randomUUID } from 'node:crypto'
import { change, type GraphCase, staff } from './case.ts'

const key = () => ({ idempotencyKey: randomUUID() })

const command = (name: string): GraphCase => ({
  document: `mutation M($id: ID!, $key: ID!) { ${name}(id: $id, idempotencyKey: $key) { userErrors { code } } }`,
  variables: async (ground) => ({ id: `${await ground.batch()}`, key: randomUUID() }),
  // Only what was confirmed can be stopped or undone.
  answers:
    name === 'confirmBatch' ? staff : ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
})

/** Who may act on many records at once: staff. */
export const BATCH_CASES: readonly GraphCase[] = [
  { document: 'query { batches { next } }', answers: staff },
  {
    document: 'query Q($id: ID!) { batch(id: $id) { id } }',
    variables: async (ground) => ({ id: `${await ground.batch()}` }),
    answers: staff,
  },
  {
    document: 'query Q($id: ID!) { batchItems(id: $id) { next } }',
    variables: async (ground) => ({ id: `${await ground.batch()}` }),
    answers: staff,
  },
  change(
    'planBatch',
    'PlanBatchInput',
    async (ground) => ({
      ...key(),
      resource: 'artist',
      ids: [`${await ground.artistRecord()}`],
      action: { type: 'SET', field: 'active', value: false },
    }),
    staff,
  ),
  change('openExport', 'OpenExportInput', () => ({ resource: 'artist', format: 'CSV' }), staff),
  change('openImport', 'OpenImportInput', () => ({ resource: 'artist', name: 'a.csv', size: 1 }), staff),
  {
    document: 'query Q { recordImport(id: "999999") { id } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'null'],
    about: 'of what there is not',
  },
  ...['confirmBatch', 'stopBatch', 'undoBatch'].map(command),
]
