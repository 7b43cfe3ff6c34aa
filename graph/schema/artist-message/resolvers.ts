import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const SIZES = { THUMB: 'thumb', WHOLE: 'whole' } as const
const SIDES = { artist: 'ARTIST', staff: 'STAFF' } as const

export const artistMessageResolvers: Resolvers = {
  Query: {
    ownArtistThread: (_, _args, { threads }) => threads.own().catch(nullIfMissing),
    artistThread: (_, { id }, { threads }) => threads.one(id).catch(nullIfMissing),
    artistThreads: async (_, { page, pageSize }, { threads }) => {
      const { count, results } = await threads.list(page, pageSize)
      return { count, threads: results }
    },
    artistMessagePicture: async (_, { id, size }, { messagePictures }) => {
      const shown = await messagePictures.one(id, SIZES[size]).catch(nullIfMissing)
      return shown?.preview ?? null
    },
  },
  Mutation: {
    sendArtistMessage: async (_, { input: { thread, idempotencyKey, ...body } }, { threads }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { thread: null, userErrors }
      try {
        await threads.send(thread, body, idempotencyKey)
        return { thread: await threads.one(thread), userErrors: [] }
      } catch (error) {
        return { thread: null, userErrors: userErrorsFrom(error, {}, 'thread') }
      }
    },
    sendArtistMessagePicture: async (_, { input: { thread, picture } }, { messagePictures }) => {
      try {
        const kept = await messagePictures.send(thread, Buffer.from(picture, 'base64'))
        return { picture: kept, userErrors: [] }
      } catch (error) {
        return { picture: null, userErrors: userErrorsFrom(error, {}, 'thread') }
      }
    },
    readArtistThread: async (_, { input: { thread, upTo } }, { threads }) => {
      try {
        return { thread: await threads.markRead(thread, { up_to: Number(upTo) }), userErrors: [] }
      } catch (error) {
        return { thread: null, userErrors: userErrorsFrom(error, {}, 'thread') }
      }
    },
  },
  ArtistThread: {
    id: ({ user_uuid }) => user_uuid,
    profileId: ({ profile }) => `${profile}`,
    messages: async ({ user_uuid }, { page, pageSize }, { threads }) => {
      const { count, results } = await threads.messages(user_uuid, page, pageSize)
      return { count, messages: results }
    },
  },
  ArtistMessage: {
    id: ({ id }) => `${id}`,
    side: ({ side }) => SIDES[side],
    sentAt: ({ sent_at }) => sent_at,
    readAt: ({ read_at }) => read_at,
  },
  ArtistMessagePicture: { id: ({ name }) => name },
}
