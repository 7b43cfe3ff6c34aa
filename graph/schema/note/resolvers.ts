import type { MentionView } from '#services/content/notes/contract.ts'
import type { NoteView } from '#services/shared/resources/notes/contract.ts'
import { type UserError, userErrorsFrom } from '../../errors.ts'
import type { NoteMention, RecordNote, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const toNote = ({ id, is_own: isOwn, ...note }: NoteView): RecordNote => ({ ...note, id: `${id}`, isOwn })

const toMention = ({ id, ...mention }: MentionView): NoteMention => ({ ...mention, id: `${id}` })

/** Answers why a write was refused, none where it was not. `missing` names what refers to a missing thing. */
const refusalsOf = async (write: () => Promise<unknown>, missing: string): Promise<UserError[]> => {
  try {
    await write()
    return []
  } catch (error) {
    return userErrorsFrom(error, {}, missing)
  }
}

export const noteResolvers: Resolvers = {
  Query: {
    recordNotes: async (_, { resource, id, after }, { resources }) => {
      const { results, next } = await resources.notes(resource, id, after ?? null)
      return { notes: results.map(toNote), next: next === null ? null : `${next}` }
    },
    noteMentions: async (_, _args, { content }) => (await content.mentions()).results.map(toMention),
  },
  Mutation: {
    addNote: async (_, { input: { idempotencyKey, resource, id, text } }, { resources }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { note: null, userErrors }
      try {
        const note = await resources.addNote(resource, id, { text }, idempotencyKey)
        return { note: toNote(note), userErrors: [] }
      } catch (error) {
        return { note: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    deleteNote: async (_, { input: { idempotencyKey, resource, id, note } }, { resources }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { userErrors }
      const drop = () => resources.dropNote(resource, id, note, idempotencyKey)
      return { userErrors: await refusalsOf(drop, 'note') }
    },
    readMention: async (_, { note }, { content }) => ({
      userErrors: await refusalsOf(() => content.readMention(note), 'note'),
    }),
  },
}
