import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { ActivityPage, ActivityPeople } from './contract.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { readEntries } from './entries.ts'
import { findPlaces } from './find-places.ts'

interface ActivityRoutesDeps {
  database: Queryable
  resources: Registry
}

const queryOf = ({ all }: Registry) =>
  z.object({
    person: z
      .union([z.uuid(), z.literal('system')], 'Must be a valid UUID.')
      .nullable()
      .default(null),
    resource: z
      .enum(all.map(({ name }) => name))
      .nullable()
      .default(null),
    day: z.iso.date('Enter a valid date.').nullable().default(null),
    after: z
      .string()
      .max(200)
      .transform((text, context) => {
        const place = readCursor(text)
        if (!place) context.addIssue('This is of no page.')
        return place
      })
      .nullable()
      .default(null),
    limit: integerParam({ min: 1, max: 100 }).default(50),
  })

/** What staff did to records (contract.ts). */
export function registerActivityRoutes(
  app: FastifyInstance,
  { database, resources }: ActivityRoutesDeps,
): void {
  const query = queryOf(resources)

  app.get('/api/activity/', async (request): Promise<ActivityPage> => {
    requireStaff(request)
    const asked = parse(query, request.query)
    const places = await findPlaces(database, asked)
    const page = places.slice(0, asked.limit)
    const last = page.at(-1)
    return {
      results: await readEntries(database, resources, page),
      next: places.length > asked.limit && last ? writeCursor(last) : null,
    }
  })

  app.get('/api/activity/people/', async (request): Promise<ActivityPeople> => {
    requireStaff(request)
    const results = await database.query<ActivityPeople['results'][number]>(
      'select uuid, email from content.person where is_staff order by email limit 1000',
    )
    return { results }
  })
}
