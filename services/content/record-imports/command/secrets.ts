import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Mistake } from './services.ts'

/** Reads lines from the terminal, where they are not shown, or from a pipe. */
export function createSecretReader() {
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY })
  const entered = lines[Symbol.asyncIterator]()
  return {
    /** Throws Mistake where nothing more comes. */
    async read(what: string): Promise<string> {
      process.stderr.write(`${what}: `)
      const { value, done } = await entered.next()
      process.stderr.write('\n')
      if (done) throw new Mistake('Nothing was entered.')
      return value
    },
    close: (): void => lines.close(),
  }
}
