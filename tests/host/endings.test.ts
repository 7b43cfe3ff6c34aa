import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'

const file = join(import.meta.dirname, '../../host/services.ts')

/** Starts the services and waits for their first word: they are still making their store. */
const begin = async (): Promise<ChildProcess> => {
  const [auth, main, content, stock, cards] = await findFreePorts(5)
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: createFolder(),
      AUTH_PORT: `${auth}`,
      MAIN_PORT: `${main}`,
      CONTENT_PORT: `${content}`,
      STOCK_PORT: `${stock}`,
      CARDS_PORT: `${cards}`,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [first] = await once(child, 'message')
  expect(first.kind).toBe('progress')
  return child
}

describe('Services that are not ready yet', () => {
  test('end without an error when they are told to', async () => {
    const child = await begin()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('end with the process that began them', async () => {
    const child = await begin()
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
