import { beforeAll, describe, expect, test } from 'vitest'
import { createHost } from '#services/shared/http/host.ts'
import { type Call, serve } from '#tests/support/services/http.ts'

let call: Call

beforeAll(async () => {
  const host = createHost({ name: 'test', logLevel: 'silent' })
  host.post('/kept/', async ({ body }) => JSON.parse(JSON.stringify(body)))
  call = await serve(host)
})

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('A body', () => {
  test.each([1, 100])('of %i levels is accepted', async (levels) => {
    expect((await call('POST', '/kept/', { body: nested(levels) })).status).toBe(200)
  })

  test.each([101, 2_000, 100_000])('of %i levels is refused as the caller’s fault', async (levels) => {
    expect(await call('POST', '/kept/', { body: nested(levels) })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Ensure this is nested no deeper than 100 levels.'] },
    })
  })
})
