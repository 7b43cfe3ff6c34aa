import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import type { sendByTus } from '#client/effects/upload/send-by-tus.ts'
import { createSendPort } from '#client/effects/upload/send-port.ts'
import { dunes } from '../../walks/fixtures/uploads.ts'

const tokens = {
  readAccessToken: async () => ({ access: 'token', generation: 1 }),
  renew: async () => ({ access: 'token', generation: 2 }),
}
const sending = { file: dunes, bytes: 'f-1', sha256: 'a1', remote: null, again: false }

/** Runs the port in a state of its own, and answers what it tells. */
const run = (file: File | null, send: typeof sendByTus) => {
  const told: object[] = []
  const port = createSendPort({ bytes: { find: () => file }, tokens, send })
  const machine = setup({ actors: { port } }).createMachine({
    initial: 'on',
    states: {
      on: {
        invoke: { src: 'port', input: sending },
        on: { left: 'off', '*': { actions: ({ event }) => void told.push(event) } },
      },
      off: {},
    },
  })
  const actor = createActor(machine)
  actor.start()
  return { told, actor }
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const body = new File(['sand'], 'dunes.jpg')

test('a file whose bytes are not at hand ends at once', async () => {
  const { told } = run(null, async () => 'sent')
  await settle()
  expect(told).toEqual([{ type: 'sending.ended', end: 'bytes' }])
})

test('what is sent is told as it goes, and how it ends', async () => {
  const { told } = run(body, async (_, { onCreated, onProgress }) => {
    onCreated('7')
    onProgress(2_000, 500)
    return 'sent'
  })
  await settle()
  expect(told).toEqual([
    { type: 'file.created', remote: '7' },
    { type: 'progress.made', offset: 2_000, rate: 500 },
    { type: 'file.sent' },
  ])
})

test('leaving the state stops what is sent, and nothing more is told', async () => {
  const end = Promise.withResolvers<'sent'>()
  let signal: AbortSignal | undefined
  const { told, actor } = run(body, (_, hooks) => {
    signal = hooks.signal
    return end.promise
  })
  actor.send({ type: 'left' })
  expect(signal?.aborted).toBe(true)
  end.resolve('sent')
  await settle()
  expect(told).toEqual([])
})
