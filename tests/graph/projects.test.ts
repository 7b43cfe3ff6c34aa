import { expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { ProjectSummaryView } from '#services/main/projects/contract.ts'
import { openShop } from './support/shop.ts'

const ERRORS = 'userErrors { field message code }'
const SUMMARY = `id name label token quantity grandTotal latestOrder isCurrent changedAt
  pictures { name mediaTemplate placeholder }`
const PROJECTS = `query Projects($search: String, $page: Int, $pageSize: Int) {
  projects(search: $search, page: $page, pageSize: $pageSize) { count projects { ${SUMMARY} } }
}`
const WORKSPACES = `query Workspaces($search: String) {
  workspaces(search: $search) { count workspaces { id label cartToken project { id name label } } }
}`
const OPTIONS = 'query Options($search: String) { projectOptions(search: $search) { id name label } }'
const CREATE = `mutation Create($input: CreateProjectInput!) { createProject(input: $input) { project { ${SUMMARY} } ${ERRORS} } }`
const RENAME = `mutation Rename($input: RenameProjectInput!) {
  renameProject(input: $input) { cart { token project { name label } } ${ERRORS} }
}`
const CHOOSE = `mutation Choose($id: ID!) {
  chooseProject(projectId: $id) { profile { userId currentProject { id label } currentWorkspace { id name } } ${ERRORS} }
}`
const documents = [PROJECTS, WORKSPACES, OPTIONS, CREATE, RENAME, CHOOSE]

const project: ProjectSummaryView = {
  id: 7,
  name: 'Lobby',
  label: 'Lobby 7',
  token: 'cart-1',
  quantity: 3,
  // More than 32 bits hold.
  grand_total: 10_000_000_000,
  latest_order: 'ABCD2345',
  is_current: true,
  changed_at: '2026-11-21T04:00:00.000Z',
  pictures: [{ name: 'Lake', imgsrc: '/media/lake/1/{width}', preview: 'data:,' }],
}
const told = {
  id: '7',
  name: 'Lobby',
  label: 'Lobby 7',
  token: 'cart-1',
  quantity: 3,
  grandTotal: 10_000_000_000,
  latestOrder: 'ABCD2345',
  isCurrent: true,
  changedAt: '2026-11-21T04:00:00.000Z',
  pictures: [{ name: 'Lake', mediaTemplate: '/media/lake/1/{width}', placeholder: 'data:,' }],
}
const listOf = (results: readonly unknown[]) => ({
  body: { count: 30, next: null, previous: null, results },
})

// Spec 7.20, 7.21
test('projects and workspaces are found by words, and listed in pages', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/projects/', () => listOf([project]))
  main.on('GET /api/v2/myworkspaces/', () => {
    const { id, name, label, token } = project
    return listOf([{ id, label, project: { id, name, label }, token }])
  })
  const search = "Hôtel & 'x' #7"
  const found = await graph.ask(PROJECTS, { search, page: 2, pageSize: 10 }, { access: 'a' })
  expect(found.data).toEqual({ projects: { count: 30, projects: [told] } })
  const places = await graph.ask(WORKSPACES, { search }, { access: 'a' })
  expect(places.data).toEqual({
    workspaces: {
      count: 30,
      workspaces: [
        {
          id: '7',
          label: 'Lobby 7',
          cartToken: 'cart-1',
          project: { id: '7', name: 'Lobby', label: 'Lobby 7' },
        },
      ],
    },
  })
  expect(
    main.calls.map(({ query, headers }) => ({ query: Object.fromEntries(query), as: headers.authorization })),
  ).toEqual([
    { query: { search, page: '2', page_size: '10' }, as: 'JWT a' },
    { query: { search, page_size: '20' }, as: 'JWT a' },
  ])
})

// Spec 7.19, 9.15
test('a typeahead is offered twenty of the customer’s own projects', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/myprojects/', () => listOf([project]))
  const { data } = await graph.ask(OPTIONS, { search: 'lob' }, { access: 'a' })
  expect(data).toEqual({ projectOptions: [{ id: '7', name: 'Lobby', label: 'Lobby 7' }] })
  expect(main.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { search: 'lob', page_size: '20' },
  ])
})

test('a list for a guest is an error UNAUTHENTICATED', async () => {
  const { graph, main } = await openShop({ documents })
  for (const path of ['projects', 'myprojects', 'myworkspaces'])
    main.on(`GET /api/v2/${path}/`, () => ({ status: 401, body: { detail: 'No.' } }))
  for (const document of [PROJECTS, WORKSPACES, OPTIONS]) {
    const { errors } = await graph.ask(document)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['UNAUTHENTICATED'])
  }
})

test('a project is made once for one key', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/projects/', () => ({ status: 201, body: project }))
  const input = { name: 'Lobby', idempotencyKey: 'press-1' }
  const made = await graph.ask(CREATE, { input }, { access: 'a' })
  expect(made.data).toEqual({ createProject: { project: told, userErrors: [] } })
  expect(main.calls[0]).toMatchObject({ body: { name: 'Lobby' }, headers: { 'idempotency-key': 'press-1' } })
  const wrong = await graph.ask(CREATE, { input: { ...input, idempotencyKey: 'a b' } }, { access: 'a' })
  expect(wrong.data).toMatchObject({
    createProject: { project: null, userErrors: [{ field: 'idempotencyKey' }] },
  })
})

test('a project is renamed, or the answer says why it was not', async () => {
  const { graph, main } = await openShop({ documents })
  const cart = { token: 'cart-1', project: { id: 7, name: 'Suite', label: 'Suite 7' } } as CartView
  main.on('PATCH /api/v2/projects/cart-1/', ({ body }) => {
    const { name } = body as { name: string }
    if (name === '') return { status: 400, body: { name: ['This field may not be blank.'] } }
    return name === 'Late'
      ? { status: 409, body: { detail: 'It has been ordered.', code: 'project_ordered' } }
      : { body: cart }
  })
  const rename = async (cartToken: string, name: string) =>
    (await graph.ask(RENAME, { input: { cartToken, name } })).data?.renameProject
  expect(await rename('cart-1', 'Suite')).toEqual({
    cart: { token: 'cart-1', project: { name: 'Suite', label: 'Suite 7' } },
    userErrors: [],
  })
  expect(await rename('cart-1', '')).toEqual({
    cart: null,
    userErrors: [{ field: 'name', message: 'This field may not be blank.', code: 'REQUIRED' }],
  })
  expect(await rename('cart-1', 'Late')).toEqual({
    cart: null,
    userErrors: [{ field: null, message: 'It has been ordered.', code: 'CONFLICT' }],
  })
  expect(await rename('cart-2', 'Suite')).toMatchObject({
    userErrors: [{ field: 'cartToken', code: 'NOT_FOUND' }],
  })
})

test('a project is chosen only by its number', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('PATCH /api/v2/profile/', ({ body }) => {
    const { current_project: id } = body as { current_project: number }
    if (id !== 7) return { status: 400, body: { current_project: ['Choose another.'] } }
    const current_project = { id, name: 'Lobby', label: 'Lobby 7' }
    return { body: { user_id: 'u1', current_project, current_workspace: { id, name: 'Lobby 7' } } }
  })
  const choose = (id: string) => graph.ask(CHOOSE, { id }, { access: 'a' })
  expect((await choose('7')).data).toEqual({
    chooseProject: {
      profile: {
        userId: 'u1',
        currentProject: { id: '7', label: 'Lobby 7' },
        currentWorkspace: { id: '7', name: 'Lobby 7' },
      },
      userErrors: [],
    },
  })
  expect((await choose('8')).data).toEqual({
    chooseProject: {
      profile: null,
      userErrors: [{ field: 'projectId', message: 'Choose another.', code: 'INVALID' }],
    },
  })
  for (const id of ['', 'x', '-7', '7.5', '99999999999'])
    expect((await choose(id)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
})
