import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { PDF, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import type { WriteOnce } from '../../payees/writes.ts'
import { moneyFileLinks } from '../../payouts/file-links.ts'
import { agreementStreams } from '../../royalties/agreements.ts'
import type { ArtistAccountDeps } from '../deps.ts'
import { tokenOf } from '../papers.ts'
import { readAcceptance, readVersion } from './body.ts'
import type { OwnAgreementView } from './contract.ts'
import { workExample } from './example.ts'
import { decideAcceptance, findOffer, isAccepted, type Offer } from './offer.ts'
import { drawAgreement } from './paper.ts'
import { listAccepted, toAcceptedView } from './queries.ts'

const ALL = '/api/artist-account/agreement/'
const OF = 'agreement'

const asked = z.object({ artist: z.int(), version: z.int() })

/** Adds /api/artist-account/agreement/ and the papers of it (contract.ts). */
export function addAgreementRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  once: WriteOnce,
  deps: ArtistAccountDeps,
): void {
  const { database, clock, today, requireArtist, findRoyaltyCode, shop, telling } = deps
  const handler = createHandler(agreementStreams, clock)

  const view = async (db: Queryable, artist: number, offer: Offer | null): Promise<OwnAgreementView> => {
    const accepted = await listAccepted(db, artist)
    const [latest] = accepted
    const held = latest && { textHash: latest.hash, royaltyCode: latest.code, rateBp: latest.rate }
    return {
      offered: offer && {
        text_version: offer.text.version,
        since: offer.text.since,
        text: offer.text.text,
        text_hash: offer.text.hash,
        royalty_code: offer.code,
        rate: offer.rate,
        example: workExample(offer.rate),
      },
      is_accepted: offer !== null && isAccepted(offer, held ?? null),
      accepted: accepted.map(toAcceptedView),
    }
  }

  /** Throws 404 for what this artist has not accepted, and for a text that is kept nowhere. */
  const find = async (artist: number, version: number) => {
    const found = (await listAccepted(database, artist)).find((each) => each.version === version)
    if (!found?.text) throw notFound()
    return { ...found, text: found.text }
  }

  known.get(ALL, async (request): Promise<OwnAgreementView> => {
    const artist = await requireArtist(request)
    return view(database, artist, await findOffer(database, await findRoyaltyCode(artist), today()))
  })

  known.post(ALL, async (request, reply) => {
    const artist = await requireArtist(request)
    const body = readAcceptance(request.body)
    const code = await findRoyaltyCode(artist)
    const { user_id: actor } = requireUser(request)
    const answer = await once<OwnAgreementView>(request, async (tx) => {
      const offer = await findOffer(tx, code, today())
      const accept = (latest: Parameters<typeof decideAcceptance>[1]) => [
        { type: 'agreement.accepted' as const, data: decideAcceptance(offer, latest, body, today()) },
      ]
      await handler.handle(tx, `${artist}`, accept, actor)
      return { status: 201, body: await view(tx, artist, offer) }
    })
    telling.nudge()
    return reply.code(answer.status).send(answer.body)
  })

  known.post(`${ALL}:version/file/`, async (request, reply): Promise<Link> => {
    const artist = await requireArtist(request)
    const { version } = await find(artist, readVersion(request.params))
    reply.code(201)
    const author = requireUser(request).user_id
    return moneyFileLinks.make(database, { of: OF, asked: { artist, version }, author }, clock())
  })

  anyone.get('/api/agreement-file/:token/', async (request, reply) => {
    const led = await moneyFileLinks.take(database, tokenOf(request), clock())
    if (led?.of !== OF) throw notFound()
    const { artist, version } = parse(asked, led.asked)
    const accepted = await find(artist, version)
    const content = await drawAgreement(shop, accepted, clock())
    return sendFile(reply, { name: `royalty-agreement-${version}.pdf`, contentType: PDF, content })
  })
}
