import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from 'graphql'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { WalksDocument } from '#client/apollo/generated/graphql.ts'
import type { WalksReport } from '#graph/schema/walks/report.ts'
import { openShop } from './support/shop.ts'

const WALKS = print(WalksDocument)

let walksFile = ''
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'walks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  walksFile = join(folder, 'paths.json')
})

const report: WalksReport = {
  at: '2026-11-20T21:00:00.000Z',
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
  const shop = await openShop({ documents: [WALKS], walksFile })
  shop.auth.on('GET /auth/users/me/', () => ({
    body: { uuid: 'u-1', email: 'who@aquatint.test', name: '', is_staff: isStaff },
  }))
  return shop
}

test('staff are shown what the last walks took', async () => {
  await writeFile(walksFile, JSON.stringify(report))
  const { graph } = await open(true)
  const said = await graph.ask(WALKS, {}, { access: 'access-1' })
  expect(said.errors).toEqual([])
  expect(said.data).toMatchObject({ walks: report })
})

test('where the walks have not been run there is nothing, and a file that is garbled is none', async () => {
  const { graph } = await open(true)
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({ walks: null })
  await writeFile(walksFile, '{"machines": "many"}')
  expect((await graph.ask(WALKS, {}, { access: 'access-1' })).data).toMatchObject({ walks: null })
})

test('others are refused, by the word of the auth service', async () => {
  await writeFile(walksFile, JSON.stringify(report))
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
