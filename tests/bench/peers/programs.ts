import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { waitWithin } from '#services/shared/within.ts'

/** How long a program may take to end when it is told to; then it is killed. */
const MOST_ENDING = 10_000

export interface Program {
  pid: number
  end(): Promise<void>
}

/** Starts a script of a peer on our Node. Resolves once it says `ready`. */
export async function startScript(
  folder: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  most: number,
): Promise<Program> {
  const child = start(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  try {
    await waitWithin(most, untilReady(child, script))
  } catch (error) {
    await end(child)
    throw error
  }
  return { pid: child.pid ?? 0, end: () => end(child) }
}

/** Runs a command to its end, which must be a success and in time. */
export async function runBounded(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  most: number,
): Promise<void> {
  const child = start(command, args, options)
  child.stdout?.pipe(process.stderr)
  try {
    const [code] = await waitWithin(most, once(child, 'exit'))
    if (code !== 0) throw new Error(`${command} ended with code ${code}.`)
  } finally {
    await end(child)
  }
}

/** Starts a process that does not outlive this one. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

async function untilReady(child: ChildProcess, name: string): Promise<void> {
  if (!child.stdout) throw new Error(`${name} says nothing.`)
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'ready') continue
    child.stdout.resume()
    return
  }
  throw new Error(`${name} ended before it was ready.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const slow = setTimeout(() => child.kill('SIGKILL'), MOST_ENDING)
  child.kill('SIGTERM')
  await ended
  clearTimeout(slow)
}
