/** A mail to send. */
export interface Message {
  /** One address. */
  to: string
  subject: string
  /** Plain text; whoever shows it wraps its lines. */
  text: string
  /** The same as HTML. Empty, or left out, in a mail of text alone. */
  html?: string
  attachments?: readonly Attachment[]
  /**
   * For mail that nobody has asked for one by one: an https address at which a POST ends such mail at once,
   * without signing in, and a GET changes nothing (RFC 8058). Empty, or left out, for any other.
   */
  unsubscribe?: string
}

export interface Attachment {
  filename: string
  contentType: string
  /** base64 */
  content: string
}

/** A mail that is kept until it is sent. */
export interface KeptMessage extends Message {
  id: number
  /** When it was written. */
  at: Date
}

/**
 * Hands a mail to a mail server; rejects when that does not take it. `id` is the same for each try of a mail.
 */
export type Transport = (message: Message & { id: string }) => Promise<void>
