import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { type GraphDeps, type GraphSettings, registerGraph } from '#graph/server.ts'
import { serviceKeyOf } from '#services/shared/secret.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'

export interface Said {
  status: number
  data: Record<string, unknown> | null | undefined
  errors: { message: string; path?: unknown; extensions: Record<string, unknown> }[]
  setCookies: string[]
  headers: Headers
  text: string
}

export interface AskOptions {
  access?: string
  cookie?: string
  cartToken?: string
  /** The visitor's network address. */
  from?: string
}

export interface TestGraph {
  url: string
  /** Runs one of {@link openGraph}'s `documents` by its hash. */
  ask(document: string, variables?: object, options?: AskOptions): Promise<Said>
  post(body: unknown, headers?: Record<string, string>): Promise<Said>
  /** Answers everything logged so far. */
  log(): string
  close(): Promise<void>
}

export const hashOf = (document: string) => createHash('sha256').update(document).digest('hex')

export interface OpenGraph {
  settings: Pick<GraphSettings, 'auth' | 'main' | 'content'> & Partial<GraphSettings>
  documents?: string[]
  timeout?: GraphDeps['timeout']
  walksFiles?: GraphDeps['walksFiles']
  shopPages?: GraphDeps['shopPages']
}

/** Serves the graph over real HTTP on a port of its own, in front of the given services. */
export const openGraph = async ({
  settings,
  documents = [],
  timeout,
  walksFiles,
  shopPages,
}: OpenGraph): Promise<TestGraph> => {
  const logged: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk))
      done()
    },
  })
  const app = fastify({ logger: { level: 'trace', stream }, trustProxy: 'loopback' })
  await registerGraph(app, {
    settings: {
      jwtSecret: JWT_SECRET,
      serviceKey: serviceKeyOf(JWT_SECRET),
      publicUrl: 'http://localhost',
      graphqlAdhoc: false,
      ...settings,
    },
    operations: Object.fromEntries(documents.map((document) => [hashOf(document), document])),
    ...(timeout !== undefined && { timeout }),
    ...(walksFiles !== undefined && { walksFiles }),
    ...(shopPages !== undefined && { shopPages }),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const post: TestGraph['post'] = async (body, headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const { data, errors = [] } = JSON.parse(text)
    const setCookies = response.headers.getSetCookie()
    return { status: response.status, data, errors, setCookies, headers: response.headers, text }
  }

  return {
    url,
    post,
    ask: (document, variables = {}, { access, cookie, cartToken, from } = {}) =>
      post(
        { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } },
        {
          ...(access && { authorization: `JWT ${access}` }),
          ...(cookie && { cookie: `aquatint_refresh=${cookie}` }),
          ...(cartToken && { 'x-cart-token': cartToken }),
          ...(from && { 'x-forwarded-for': from }),
        },
      ),
    log: () => logged.join(''),
    close: () => app.close(),
  }
}
