import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../scripts/run.ts'
import { ending } from './ending.ts'

interface Run {
  /** The driven Chromium's. */
  debuggerUrl: string
  /** The visit begins here. */
  address: string
  seconds: number
  specification: string
  folder: string
}

export interface Outcome {
  /** Each broken property, with Bombadil's words on it. */
  broken: Map<string, string>
  /** Why Bombadil itself could not go on; null when it could. */
  failure: string | null
}

const VIOLATED = /^(\w+) was violated:$/
const LONGEST_WORDS = 2_000

const brokenIn = (log: string): Map<string, string> => {
  const lines = log.split('\n')
  const broken = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const [, name] = VIOLATED.exec(line) ?? []
    if (name && !broken.has(name))
      broken.set(
        name,
        lines
          .slice(index + 1, index + 40)
          .join('\n')
          .trim()
          .slice(0, LONGEST_WORDS),
      )
  }
  return broken
}

/**
 * Runs Bombadil once and keeps its words in the folder. The run ends with the first property that breaks.
 * Throws AbortError when the command is ended.
 */
export const runBombadil = async ({
  debuggerUrl,
  address,
  seconds,
  specification,
  folder,
}: Run): Promise<Outcome> => {
  ending.throwIfAborted()
  const log = join(folder, 'bombadil.log')
  const file = await open(log, 'w')
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', '.bin', 'bombadil'),
      ...['browser', 'test-external', '--remote-debugger', debuggerUrl, '--create-target'],
      ...['--width', '1280', '--height', '800'],
      ...['--output-path', folder, '--output-path-overwrite'],
      ...['--time-limit', `${seconds}s`, '--exit-on-violation'],
      address,
      specification,
    ],
    {
      cwd: root,
      stdio: ['ignore', file.fd, file.fd],
      env: { ...process.env, RUST_LOG: 'error' },
      detached: true,
    },
  )
  // The command starts a program that would go on by itself, so end the group of both.
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM')
  ending.addEventListener('abort', end)
  const [code] = await once(child, 'exit')
  ending.removeEventListener('abort', end)
  await file.close()
  ending.throwIfAborted()
  const said = stripVTControlCharacters(await readFile(log, 'utf8'))
  const broken = brokenIn(said)
  return { broken, failure: code !== 0 && broken.size === 0 ? said.slice(-LONGEST_WORDS) : null }
}
