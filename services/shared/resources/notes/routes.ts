import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '../../http/authenticate.ts'
import { readKeptAnswer, runOnce } from '../../http/idempotency.ts'
import { parse } from '../../http/validate.ts'
import type { Access } from '../access.ts'
import { readView } from '../read-views.ts'
import { readId } from '../record-id.ts'
import type { Resource, ResourceDeps } from '../resource.ts'
import { readNote } from './body.ts'
import type { NotePage, NoteView } from './contract.ts'
import { findNamed } from './named.ts'
import { noteId, readNoteId } from './note-id.ts'
import { addNote, deleteNote, listNotes } from './store.ts'

const notesQuery = z.object({ after: noteId.nullable().default(null) })

type OneNote = FastifyRequest<{ Params: { id: string; note: string } }>

/** Adds the routes of what staff note on records (contract.ts). */
export function registerNotes(
  app: FastifyInstance,
  resource: Resource,
  { database, clock, findColleagues, access }: ResourceDeps & { access: Access },
): void {
  const notes = `/api/${resource.name}/:id/notes/`

  app.get(notes, async (request): Promise<NotePage> => {
    const viewer = requireStaff(request)
    const { after } = parse(notesQuery, request.query)
    const id = readId(resource, request)
    access.open(request, await readView(database, resource, id, viewer))
    return listNotes(database, resource, id, { after, viewer })
  })

  app.post(notes, async (request, reply) => {
    const user = requireStaff(request)
    const [id, { text }] = [readId(resource, request), readNote(request.body)]
    const at = clock()
    const keyed = { database, schema: resource.schema, request, scope: user.user_id, at }
    const write = async () => {
      const named = await findNamed(findColleagues, text)
      return runOnce<NoteView>(keyed, async (tx) => {
        access.open(request, await readView(tx, resource, id, user))
        return { status: 201, body: await addNote(tx, resource, id, { text, named }, { user, at }) }
      })
    }
    const { status, body } = (await readKeptAnswer<NoteView>(keyed)) ?? (await write())
    return reply.code(status).send(body)
  })

  app.delete(`${notes}:note/`, async (request: OneNote, reply) => {
    const user = requireStaff(request)
    const [id, note] = [readId(resource, request), readNoteId(request.params.note)]
    const keyed = { database, schema: resource.schema, request, scope: user.user_id, at: clock() }
    const { status } = await runOnce(keyed, async (tx) => {
      await deleteNote(tx, resource, id, note, user)
      return { status: 204, body: null }
    })
    return reply.code(status).send()
  })
}
