import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { readNoteId } from '#services/shared/resources/notes/note-id.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import type { MentionList } from './contract.ts'
import { listMentions, readMention } from './mentions.ts'

type OneNote = FastifyRequest<{ Params: { note: string } }>

/** Adds the routes of notes that name whoever asks (contract.ts). */
export function registerMentionRoutes(
  app: FastifyInstance,
  { database, clock, resources }: Pick<ResourceDeps, 'database' | 'clock'> & { resources: Registry },
): void {
  app.get('/api/notes/mentions/', async (request): Promise<MentionList> => {
    const { user_id } = requireStaff(request)
    return { results: await listMentions(database, resources, user_id) }
  })

  app.post('/api/notes/:note/read/', async (request: OneNote, reply) => {
    const { user_id } = requireStaff(request)
    const note = readNoteId(request.params.note)
    await database.transaction((tx) => readMention(tx, note, user_id, clock()))
    return reply.code(204).send()
  })
}
