import type { Audience, EmailBody } from '#services/content/artist-profiles/email/contract.ts'
import { badInput, isStatus, userErrorsFrom } from '../../errors.ts'
import type {
  ArtistAudience,
  ArtistEmailInput,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const toAudience = ({ ids, search, filters }: ArtistAudience): Audience => {
  if (!ids)
    return {
      search: search ?? '',
      filters: Object.fromEntries((filters ?? []).map(({ name, value }) => [name, value])),
    }
  const numbers = ids.map(Number)
  if (!numbers.every(Number.isSafeInteger)) throw badInput('audience', 'An id is a whole number.')
  return { ids: numbers }
}

const toBody = ({ audience, subject, text }: ArtistEmailInput): EmailBody => ({
  audience: toAudience(audience),
  subject,
  text,
})

export const artistEmailPreview: QueryResolvers['artistEmailPreview'] = async (_, { email }, { content }) => {
  try {
    const { digest, recipients, left_out, subject, body } = await content.previewArtistEmail(toBody(email))
    const preview = {
      digest,
      recipients: recipients.map(({ id, full_name, ...each }) => ({
        ...each,
        id: `${id}`,
        fullName: full_name,
      })),
      leftOut: left_out.map(({ id, full_name }) => ({ id: `${id}`, fullName: full_name })),
      subject,
      body,
    }
    return { preview, userErrors: [] }
  } catch (error) {
    return { preview: null, userErrors: userErrorsFrom(error) }
  }
}

export const sendArtistEmail: MutationResolvers['sendArtistEmail'] = async (_, { input }, { content }) => {
  const { idempotencyKey, email, digest } = input
  const userErrors = wrongKey(idempotencyKey)
  if (userErrors.length > 0) return { count: null, isChanged: false, userErrors }
  try {
    const { count } = await content.sendArtistEmail({ ...toBody(email), digest }, idempotencyKey)
    return { count, isChanged: false, userErrors: [] }
  } catch (error) {
    return isStatus(error, 409) && error.reason === 'recipients_changed'
      ? { count: null, isChanged: true, userErrors: [] }
      : { count: null, isChanged: false, userErrors: userErrorsFrom(error) }
  }
}
