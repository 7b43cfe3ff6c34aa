import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'
import { afterFile } from './cleanup.ts'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** Mails that have come, oldest first. */
  mails: readonly Email[]
  /** The same as they were sent. */
  sources: readonly string[]
  /** Waits until an address has got so many mails, and answers them. */
  mailsTo(address: string, count?: number): Promise<Email[]>
  /** Refuses mail, as a server in trouble does, until called with false. */
  refuse(isRefusing: boolean): void
}

/** Opens a real mail server on loopback until the file's tests are over. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Email[] = []
  const sources: string[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) =>
      callback(isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks)
        sources.push(source.toString('latin1'))
        mails.push(await PostalMime.parse(source))
        callback()
      })
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  afterFile(() => new Promise<void>((closed) => server.close(() => closed())))
  const at = server.server.address()
  if (at === null || typeof at === 'string') throw new Error('The mail server has no port.')
  const mailsTo = (address: string) => mails.filter(({ to }) => to?.some((one) => one.address === address))
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    mails,
    sources,
    mailsTo: (address, count = 1) =>
      vi.waitFor(
        () => {
          const found = mailsTo(address)
          if (found.length < count) throw new Error(`${found.length} mails to ${address}, not ${count}`)
          return found
        },
        { timeout: 10_000 },
      ),
    refuse(refusing) {
      isRefusing = refusing
    },
  }
}
