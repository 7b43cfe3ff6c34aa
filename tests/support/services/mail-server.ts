import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'
import { afterFile } from './cleanup.ts'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** What has come, oldest first. */
  mails: readonly Email[]
  /** Waits for the mails to an address, and answers them once there are so many. */
  mailsTo(address: string, count?: number): Promise<Email[]>
  /** Refuses what comes, as a server in trouble does, until it is told otherwise. */
  refuse(isRefusing: boolean): void
}

/** A real mail server on loopback, until the file's tests are over. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Email[] = []
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
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
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
