import { createQueue } from '#services/shared/queue.ts'

export type PictureQueues = ReturnType<typeof createPictureQueues>

/** Bounds what pictures of messages and of orders cost: those that are sent, and those that are shown. */
export const createPictureQueues = () => ({
  opening: createQueue({
    name: 'message_pictures_opened',
    atOnce: 1,
    waiting: 24,
    share: 6,
    retryAfter: 5,
  }),
  drawing: createQueue({
    name: 'message_pictures_drawn',
    atOnce: 1,
    waiting: 96,
    share: 24,
    retryAfter: 2,
  }),
})
