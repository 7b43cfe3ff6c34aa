import { type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Runs one of our own scripts on the pinned Node, with its output on stderr, so that the caller's output
 * stays its own.
 */
export const runScript = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> => run(process.execPath, [join(root, file), ...args], env, ['inherit', 2, 2])

/** Runs a program of node_modules on the pinned Node with its output shown; answers its exit code. */
export const runTool = (
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> => run(process.execPath, [join(root, 'node_modules', '.bin', tool), ...args], env)

/**
 * Runs a command with its output shown; answers its exit code, 1 when it could not be started or was killed.
 */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: StdioOptions = 'inherit',
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
