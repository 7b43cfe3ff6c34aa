import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runScript } from '../../../scripts/run.ts'
import { JWT_SECRET, TAX_KEYS } from '../services/secret.ts'
import { childrenOf } from './children.ts'
import { findFreePorts } from './ports.ts'
import { openRoundRobin } from './round-robin.ts'

export interface Several {
  /** The balancer before both web processes. */
  url: string
  /** The balancers before each service's two processes. */
  services: { auth: string; main: string; content: string }
  /** Kills one process of each service and starts it again, as a process manager does. */
  killOneOfEach(): Promise<void>
  close(): Promise<void>
}

const ENTRY = resolve('tests/support/shop/entry.ts')

/**
 * Opens two web processes and two of each service on the PostgreSQL server of DATABASE_URL, each with a
 * DATA_DIR of its own, behind balancers that give each request to the next process. Services start by their
 * documented command, web processes as `npm start` opens them once it has built, or over `storefront`.
 */
export const openSeveral = async (
  rows: readonly object[],
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
  storefront: string[] = [],
): Promise<Several> => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-several-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const [front = 0, auth = 0, main = 0, content = 0] = await findFreePorts(4)
    const at = (port: number) => `http://127.0.0.1:${port}`
    const services = { auth: at(auth), main: at(main), content: at(content) }
    const url = `http://localhost:${front}`
    const shared = {
      JWT_SECRET,
      TAX_KEYS,
      MEDIA_DIR: join(folder, 'pictures'),
      SEED: 'none',
      PUBLIC_URL: url,
      AUTH_URL: services.auth,
      MAIN_URL: services.main,
      CONTENT_URL: services.content,
      ...env,
    }
    const file = join(folder, 'rows.jsonl')
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    const imported = { ...shared, DATA_DIR: join(folder, 'import') }
    const code = await runScript('services/content/import/main.ts', [file, '--publish'], imported)
    if (code !== 0) throw new Error(`The import ended with code ${code}.`)

    const start = async (args: readonly string[], ready: string, more: NodeJS.ProcessEnv) => {
      const [command = '', ...rest] = args
      const child = spawn(command, rest, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...shared, ...more },
      })
      const ended = once(child, 'exit')
      ends.push(async () => {
        child.kill('SIGTERM')
        await ended
      })
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (said) => `${said}`.includes(ready) && resolve())
        child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}.`)))
      })
      return { child, ended }
    }
    const pair = async <T>(port: number, begin: (own: number, data: string) => Promise<T>): Promise<T[]> => {
      const own = await findFreePorts(2)
      const begun = await Promise.all(own.map((each) => begin(each, join(folder, `${each}`))))
      ends.push(await openRoundRobin(port, own))
      return begun
    }
    const service = (name: string, port: number) =>
      pair(port, async (own, data) => {
        const begin = () =>
          // Skip installing, as the test run has installed: six at once would take node_modules from each
          // other.
          start(['npm', 'run', '--silent', '--ignore-scripts', 'service', '--', name], `ready ${name} `, {
            DATA_DIR: data,
            [`${name.toUpperCase()}_PORT`]: `${own}`,
          })
        let running = await begin()
        return async () => {
          for (const pid of childrenOf(running.child.pid ?? 0)) process.kill(pid, 'SIGKILL')
          await running.ended
          running = await begin()
        }
      })
    const revive = await Promise.all([
      service('auth', auth),
      service('content', content),
      service('main', main),
    ])
    await pair(front, (own, data) =>
      start([process.execPath, ENTRY, ...storefront], 'ready http://', { DATA_DIR: data, PORT: `${own}` }),
    )
    return {
      url,
      services,
      async killOneOfEach() {
        await Promise.all(revive.map(([one]) => one?.()))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
