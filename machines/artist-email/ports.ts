import { declarePort } from '#machines/port.ts'

/** Whom an email is for: profiles by their ids, or all that a list shows. */
export type Audience =
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'listed'; search: string; filters: Readonly<Record<string, string>> }

/** As it was typed. */
export interface Draft {
  subject: string
  text: string
}

export interface Email extends Draft {
  audience: Audience
}

/** What the preview says of who gets it. */
export interface Previewed {
  /** Stands for all of them. */
  digest: string
  count: number
}

export type SendAnswer =
  | { kind: 'sent'; count: number }
  /** Others would get it than the preview said; nothing was sent. */
  | { kind: 'changed' }

/** Apollo's cache takes the preview, for the screen; the machine keeps none of its names. */
export const artistEmailPorts = {
  /**
   * Says who would get the email, past every cache. BAD_USER_INPUT with `fields` of `audience`, `subject` and
   * `text`; FORBIDDEN for whoever is not staff.
   */
  previewEmail: declarePort<Previewed, Email>('artist-email.previewEmail'),
  /**
   * Sends it to each of the preview, once under one key. BAD_USER_INPUT as above, CONFLICT when another email
   * was sent under this key, FORBIDDEN for whoever is not staff.
   */
  sendEmail: declarePort<SendAnswer, Email & { digest: string; idempotencyKey: string }>(
    'artist-email.sendEmail',
  ),
}
