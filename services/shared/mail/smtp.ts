import { createTransport } from 'nodemailer'
import type { Transport } from './message.ts'

const TIMEOUT_MS = 10_000

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, or `smtps:`). */
export const createSmtpTransport = ({ url, from }: { url: string; from: string }): Transport => {
  const patience = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  const server = createTransport({ url, ...patience }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, to, subject, text, html = '', attachments = [], unsubscribe = '' }) => {
    await server.sendMail({
      // Use the same id for each try: a mail whose answer was lost must not be read twice.
      messageId: `<${id}@${domain}>`,
      to,
      subject,
      text,
      ...(html !== '' && { html }),
      attachments: attachments.map((attachment) => ({ ...attachment, encoding: 'base64' })),
      ...(unsubscribe !== '' && {
        list: { unsubscribe: { url: unsubscribe } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    })
  }
}
