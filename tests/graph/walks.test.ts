import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from 'graphql'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { WalksDocument } from '#client/apollo/generated/graphql.ts'
import type { WalksReport } from '#graph/schema/walks/report.ts'
import { openShop } from './support/shop.ts'

const WALKS = print(WalksDocument)

let walksFiles = { here: '', ofBuild: '' }
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'walks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  walksFiles = { here: join(folder, 'paths.json'), ofBuild: join(folder, 'walks.json') }
})

const report: WalksReport = {
  at: '2026-11-20T21:00:00.000Z',
  isOfBuild: false,
  machines: [
    {
      name: 'auth',
      states: 8,
      transitions: 30,
      waiting: null,
      drivers: [
        {
          driver: 'browser',
          at: null,
          commit: 'c31cb18+',
          paths: 0,
          steps: 0,
          milliseconds: 0,
          covered: [],
          unreachable: [{ key: 'auth.a|x[0]{}->', reason: 'Nobody can.' }],
        },
      ],
      paths: ['begins in anonymous\n 1 signIn.submitted'],
    },
  ],
}

const open = async (isStaff: boolean) => {
  const shop = await openShop({ documents: [WALKS], walksFiles })
  shop.auth.on('GET /auth/users/me/', () => ({
    body: { uuid: 'u-1', email: 'who@aquatint.test', name: '', is_staff: isStaff },
  }))
  return shop
}

test('staff see what the last walks took', async () => {
  await writeFile(walksFiles.here, JSON.stringify(report))
  const { graph } = await open(true)
  const said = await graph.ask(WALKS, {}, { access: 'access-1' })
  expect(said.errors).toEqual([])
  expect(said.data).toMatchObject({ walks: report })
})

test('where no walks were run, staff see the walks of the build, marked as such', async () => {
  await writeFile(walksFiles.ofBuild, JSON.stringify(report))
  const { graph } = await open(true)
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({
    walks: { ...report, isOfBuild: true },
  })
  await writeFile(walksFiles.here, JSON.stringify({ ...report, at: '2026-11-21T21:00:00.000Z' }))
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({
    walks: { at: '2026-11-21T21:00:00.000Z', isOfBuild: false },
  })
})

test('where there is no report of walks, or a garbled one, staff see none', async () => {
  const { graph } = await open(true)
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({ walks: null })
  await writeFile(walksFiles.here, '{"machines": "many"}')
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({ walks: null })
})

test('customers, guests and expired sessions are refused, as the auth service says', async () => {
  await writeFile(walksFiles.here, JSON.stringify(report))
  const { graph, auth } = await open(false)
  const customer = await graph.ask(WALKS, {}, { access: 'access-1' })
  expect(customer.errors[0]?.extensions.code).toBe('FORBIDDEN')
  const nobody = await graph.ask(WALKS)
  expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  auth.on('GET /auth/users/me/', () => ({
    status: 401,
    body: { detail: 'Token is expired', code: 'token_not_valid' },
  }))
  const expired = await graph.ask(WALKS, {}, { access: 'access-0' })
  expect(expired.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  for (const { text } of [customer, nobody, expired]) expect(text).not.toContain('signIn')
})
