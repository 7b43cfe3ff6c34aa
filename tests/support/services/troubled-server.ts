import type { IncomingMessage, Server } from 'node:http'

/**
 * How the next call of a kind goes wrong. `broken`: a 500 that does nothing. `lost`: does what was asked and
 * hangs up. `held`: does it and answers once `letGo` is called.
 */
export type Trouble = 'broken' | 'lost' | 'held'

/** Keeps what is to go wrong with a stand-in's calls. */
export function createTroubles<Kind extends string>() {
  const troubles: { kind: Kind; how: Trouble }[] = []
  const held: (() => void)[] = []
  return {
    trouble(kind: Kind, how: Trouble, times = 1): void {
      for (let time = 0; time < times; time += 1) troubles.push({ kind, how })
    },
    /** Answers the calls that are held. */
    letGo(): void {
      for (const send of held.splice(0)) send()
    },
    take(kind: Kind): Trouble | null {
      const at = troubles.findIndex((trouble) => trouble.kind === kind)
      return at < 0 ? null : (troubles.splice(at, 1)[0]?.how ?? null)
    },
    /** Sends an answer, as far as the trouble lets it. */
    answer(request: IncomingMessage, how: Trouble | null, send: () => void): void {
      if (how === 'lost') request.socket.destroy()
      else if (how === 'held') held.push(send)
      else send()
    },
  }
}

/** Listens on a free port of loopback. */
export async function listenOnLoopback(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${at.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
