import { expect, test } from 'vitest'
import type { ReportJournal, ReportView } from '#services/main/reports/contract.ts'
import { openShop } from './support/shop.ts'

const ERRORS = 'userErrors { field message code }'
const SEND = `mutation Send($input: SendReportInput!) { sendReport(input: $input) { reportId ${ERRORS} } }`
const LIST =
  'query List($page: Int, $pageSize: Int) { reports(page: $page, pageSize: $pageSize) { count reports { id note sentAt isSignedIn eventCount } } }'
const READ = 'query Read($id: ID!) { report(id: $id) { note journal } }'
const documents = [SEND, LIST, READ]

const journal: ReportJournal = {
  version: 1,
  streams: [{ stream: 'auth', machine: 'auth', entries: [{ seq: 0 }] }],
}
const view: ReportView = {
  id: 7,
  note: 'It went grey',
  sent_at: '2026-11-20T10:00:00.000Z',
  signed_in: true,
  events: 1,
  journal,
}
const input = { key: 'try-1', note: view.note, journal: JSON.stringify(journal) }

test('a report reaches the main service as the visitor saw it, under the key of its try', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/reports/', ({ body, headers }) => {
    expect(body).toEqual({ note: view.note, journal })
    expect(headers['idempotency-key']).toBe('try-1')
    return { status: 201, body: { id: 7 } }
  })
  const { data, errors } = await graph.ask(SEND, { input })
  expect(errors).toEqual([])
  expect(data).toEqual({ sendReport: { reportId: '7', userErrors: [] } })
})

test('a refused note is refused at its field', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/reports/', () => ({ status: 400, body: { note: ['This field may not be blank.'] } }))
  expect((await graph.ask(SEND, { input: { ...input, note: ' ' } })).data).toEqual({
    sendReport: {
      reportId: null,
      userErrors: [{ field: 'note', message: 'This field may not be blank.', code: 'REQUIRED' }],
    },
  })
})

test.each([
  'not json',
  `"${'x'.repeat(200_000)}"`,
  '['.repeat(2_000) + ']'.repeat(2_000),
  `${'['.repeat(90_000)}${']'.repeat(90_000)}`,
])('a text that cannot be a journal is refused (case %#)', async (text) => {
  const { graph } = await openShop({ documents })
  const { errors } = await graph.ask(SEND, { input: { ...input, journal: text } })
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'journal' }] })
})

test('staff read the list of reports, and one report with its journal', async () => {
  const { graph, main } = await openShop({ documents })
  const { journal: _journal, ...summary } = view
  main.on('GET /api/v2/reports/', () => ({
    body: { count: 1, next: null, previous: null, results: [summary] },
  }))
  main.on('GET /api/v2/reports/7/', () => ({ body: view }))
  expect((await graph.ask(LIST, { page: 1, pageSize: 20 })).data?.reports).toEqual({
    count: 1,
    reports: [{ id: '7', note: view.note, sentAt: view.sent_at, isSignedIn: true, eventCount: 1 }],
  })
  expect((await graph.ask(READ, { id: '7' })).data?.report).toEqual({
    note: view.note,
    journal: JSON.stringify(journal),
  })
})

test('a visitor who is not staff is refused, and a missing report is null', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/reports/', () => ({ status: 403, body: { detail: 'You do not have permission.' } }))
  main.on('GET /api/v2/reports/8/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(LIST, {})).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await graph.ask(READ, { id: '8' })).data).toEqual({ report: null })
})

test.each([{ page: 0 }, { page: 2_000_000 }, { pageSize: 0 }, { pageSize: 101 }])(
  'the page %o of reports is refused',
  async (page) => {
    const { graph } = await openShop({ documents })
    expect((await graph.ask(LIST, page)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  },
)
