import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../client/apollo/generated/persisted-documents.json')

/** Sends the client's own operations by hash, as the storefront does. */
export const createGraphCaller = async (url: string) => {
  const documents = Object.entries<string>(JSON.parse(await readFile(file, 'utf8')))
  const hashes = new Map(
    documents.map(([hash, text]) => [/\b(?:query|mutation) (\w+)/.exec(text)?.[1], hash]),
  )
  return async <Data>(operationName: string, variables: object, headers: HeadersInit = {}): Promise<Data> => {
    const sha256Hash = hashes.get(operationName)
    if (!sha256Hash) throw new Error(`No operation ${operationName} is known.`)
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        operationName,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors?.length)
      throw new Error(`${operationName}: ${errors.map((error) => error.message).join('; ')}`)
    return data
  }
}

export type GraphCaller = Awaited<ReturnType<typeof createGraphCaller>>
