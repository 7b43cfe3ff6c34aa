import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The documents that the client was built with, by the sha256 of their text. */
export type Operations = Readonly<Record<string, string>>

const FILE = join(import.meta.dirname, '../client/apollo/generated/persisted-documents.json')

/** Throws when nothing has been generated yet (`npm run codegen`). */
export const readOperations = async (): Promise<Operations> => JSON.parse(await readFile(FILE, 'utf8'))

/** Makes a cache of persisted queries for Apollo, which holds the known operations and accepts no others. */
export const createOperationCache = (operations: Operations) => {
  const documents = new Map(Object.entries(operations))
  return {
    get: async (key: string) => documents.get(key.slice(key.lastIndexOf(':') + 1)),
    set: async () => {},
    delete: async () => {},
  }
}
