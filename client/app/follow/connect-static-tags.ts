import { toAlert } from '#client/actors/alerts.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { rereadImages } from './reread-images.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'
import { titleOf } from './title-of.ts'

/** Says that an image was put on a static list, that it was there already, and what failed. */
export const connectStaticTags = ({ actors, apollo, processes }: SubjectsDeps): void => {
  const say = (status: 'info' | 'success', text: string) =>
    actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status, text }) })
  processes.follow(PROCESSES.staticTag, (ref) => {
    const { imageId, collection } = ref.getSnapshot().context.subject
    ref.on('tag.added', () => {
      rereadImages(apollo, imageId)
      say('success', `${titleOf(apollo, imageId)} added to the ${collection} static list.`)
    })
    ref.on('tag.standing', () =>
      say('info', `${titleOf(apollo, imageId)} is already on the ${collection} static list.`),
    )
    ref.on('tag.failed', sayFailure(actors))
  })
  endWithSession(actors, processes.subjectsOf(PROCESSES.staticTag))
}
