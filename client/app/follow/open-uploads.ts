import { uploadProcess } from '#client/actors/upload.ts'
import type { Visit } from '#client/app/start/visit.ts'

/**
 * Goes on with uploads as their owner is back, drops them as they sign out, and has lists of pictures read
 * again. Call it with the page of uploads.
 */
export const openUploads = ({ actors: { auth }, apollo, processes }: Visit): void => {
  processes.follow(uploadProcess, (ref) => {
    ref.on('picture.made', () => {
      for (const fieldName of ['records', 'search']) apollo.cache.evict({ id: 'ROOT_QUERY', fieldName })
    })
  })
  const uploads = processes.subjectsOf(uploadProcess)
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they chose.
    if (reason === 'signedOut') uploads.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    uploads.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
