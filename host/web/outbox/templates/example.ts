import type { Message } from '#services/shared/mail/message.ts'

/** A mail in the gallery. */
export interface Example {
  name: string
  mail: Message
}
