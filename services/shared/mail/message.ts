/** A mail as it is to be sent. */
export interface Message {
  /** One address. */
  to: string
  subject: string
  /** Plain text; lines are wrapped by whoever shows it. */
  text: string
  attachments?: readonly Attachment[]
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
 * Hands a mail to a mail server. Rejects when that does not take it. `id` is the same each time the same mail
 * is tried.
 */
export type Transport = (message: Message & { id: string }) => Promise<void>
