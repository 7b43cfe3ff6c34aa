import { once } from 'node:events'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { createHost } from '#services/shared/http/host.ts'
import { serve } from '#tests/support/services/http.ts'

test('who leaves before the answer is not told as a fault of ours, and a fault is', async () => {
  const host = createHost({ name: 'test', logLevel: 'silent' })
  const told: unknown[] = []
  host.addHook('onRequest', async (request) => {
    request.log.error = ({ err }: { err: unknown }) => told.push(err)
  })
  const { promise: came, resolve: come } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  host.get('/waits/', async ({ signal }) => {
    come()
    await once(signal, 'abort')
    leave()
    throw signal.reason
  })
  const fault = new TypeError('a fault')
  host.get('/fails/', async () => {
    throw fault
  })
  const call = await serve(host)

  const visit = get(`${host.listeningOrigin}/waits/`).on('error', () => {})
  await came
  visit.destroy()
  await left
  await call('GET', '/fails/')
  expect(told).toEqual([fault])
})
