import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { PDF, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import { hashOfWords } from '../../payees/tax-forms/certifications.ts'
import { createTaxFormCommands, type NewForm } from '../../payees/tax-forms/commands.ts'
import { isToken } from '../../payees/tokens.ts'
import type { WriteOnce } from '../../payees/writes.ts'
import { moneyFileLinks } from '../../payouts/file-links.ts'
import type { ArtistAccountDeps } from '../deps.ts'
import { tokenOf } from '../papers.ts'
import { readForm, readReplaced, readSignature } from './body.ts'
import type { OwnTaxFormsView } from './contract.ts'
import { drawForm } from './paper.ts'
import { readOwnForm, readOwnForms } from './queries.ts'

const ALL = '/api/artist-account/tax-form/'
const OF = 'own-tax-form'

const linked = z.object({ artist: z.int(), token: z.string() })

/** Adds /api/artist-account/tax-form/ and the papers of it (contract.ts). */
export function addOwnTaxFormRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  once: WriteOnce,
  deps: ArtistAccountDeps,
): void {
  const { database, clock, today, requireArtist, limits, shop, telling } = deps
  const forms = createTaxFormCommands(deps)

  /** Counts a form with numbers before it is read: wrong ones count too. Throws 401, 404 and 429. */
  const enter = async (request: FastifyRequest): Promise<number> => {
    const artist = await requireArtist(request)
    await limits.numberForm(database, requireUser(request).user_id)
    return artist
  }

  known.get(
    ALL,
    async (request): Promise<OwnTaxFormsView> =>
      readOwnForms(database, await requireArtist(request), today()),
  )

  known.post(`${ALL}check/`, async (request, reply) => {
    await enter(request)
    readForm(request.body, today())
    return reply.code(204).send()
  })

  known.post(ALL, async (request, reply) => {
    const artist = await enter(request)
    const form = sign(request.body, today())
    const { replaces, asked } = readReplaced(request.body)
    const { user_id: actor } = requireUser(request)
    const file = async (tx: Queryable) => {
      await forms.file(tx, artist, form, { actor, replaces })
      return { status: 201, body: await readOwnForms(tx, artist, today()) }
    }
    // A lost answer is asked for again by a page that may show the form by now: it is the same request.
    const answer = await once<OwnTaxFormsView>(request, file, asked)
    telling.nudge()
    return reply.code(answer.status).send(answer.body)
  })

  known.post(`${ALL}:txf/file/`, async (request, reply): Promise<Link> => {
    const artist = await requireArtist(request)
    const { txf } = request.params as { txf: string }
    if (!isToken('txf', txf)) throw notFound()
    await readOwnForm(database, artist, txf, today())
    reply.code(201)
    const author = requireUser(request).user_id
    return moneyFileLinks.make(database, { of: OF, asked: { artist, token: txf }, author }, clock())
  })

  anyone.get('/api/own-tax-form-file/:token/', async (request, reply) => {
    const led = await moneyFileLinks.take(database, tokenOf(request), clock())
    if (led?.of !== OF) throw notFound()
    const { artist, token } = parse(linked, led.asked)
    const form = await readOwnForm(database, artist, token, today())
    const content = await drawForm(shop, form, clock())
    return sendFile(reply, { name: `${form.type.toLowerCase()}.pdf`, contentType: PDF, content })
  })
}

/** Reads a form and its signature. Throws 400 by field, and 409 where other words are signed by now. */
function sign(body: unknown, today: string): NewForm {
  const form = readForm(body, today)
  if (form.type === 'W-8BEN-E') return { ...form, filedOn: today, signedOn: null }
  const signature = readSignature(body, form)
  if (signature.wordsHash !== hashOfWords(form.type))
    throw conflict('The words of this form have changed. Please read them again.', 'words_changed')
  return { ...form, signature, filedOn: today, signedOn: today }
}
