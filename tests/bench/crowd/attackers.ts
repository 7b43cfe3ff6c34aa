import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createGraphCaller } from '../operations.ts'
import type { Assault, Toll } from './assault.ts'
import { ATTACKS } from './attacks.ts'

/**
 * Runs the costly calls in a process of their own, so that a bystander waits for the shop and not for them.
 * It begins once told what to do, and ends when told or done.
 */

const ATTACKERS = 10

const failures: Record<string, number> = {}
let answered = 0

const count = (what: string) => {
  failures[what] = (failures[what] ?? 0) + 1
}

const from = (at: number, addresses: number) => ({ 'x-forwarded-for': `203.0.113.${1 + (at % addresses)}` })

const search = async (
  { url, attack: name, addresses }: Assault & { kind: 'searches' },
  over: AbortSignal,
) => {
  const attack = ATTACKS.find((each) => each.name === name)
  if (!attack) throw new Error(`There is no attack ${name}.`)
  const graph = await createGraphCaller(url)
  let n = Math.floor(performance.now())
  const attackers = Array.from({ length: ATTACKERS }, async (_, at) => {
    while (!over.aborted)
      try {
        n += 1
        await graph(attack.operation, { q: attack.textOf(n) }, from(at, addresses))
        answered += 1
      } catch (error) {
        count(error instanceof Error ? error.message : String(error))
        await pause(100)
      }
  })
  await Promise.all(attackers)
}

const askForAll = ({ pictures }: Assault & { kind: 'pictures' }) =>
  Promise.all(
    pictures.map(async (address) => {
      const answer = await fetch(address, { headers: { accept: 'image/avif', ...from(0, 1) } })
      await answer.arrayBuffer()
      if (answer.ok) answered += 1
      else count(`${answer.status}, Retry-After ${answer.headers.get('retry-after')}`)
    }),
  )

const told = once(process, 'message')
process.send?.('ready')
const [assault] = (await told) as [Assault]
const over = new AbortController()
process.once('message', () => over.abort())
if (assault.kind === 'searches') await search(assault, over.signal)
else await askForAll(assault)
process.send?.({ answered, failures } satisfies Toll)
process.disconnect()
