import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { forbidden } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { moveApplication } from './applications.ts'
import { type ApplicationStage, MOST_PAYMENT_STAGES, type PaymentStagesView } from './contract.ts'

const body = z.object({
  artists: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(MOST_PAYMENT_STAGES),
})

interface PaymentStageDeps {
  database: Pick<Database, 'transaction'>
  clock: Clock
}

/** Adds POST /content/payment-stages/ (contract.ts). */
export function registerPaymentStageRoute(app: FastifyInstance, { database, clock }: PaymentStageDeps): void {
  app.post('/content/payment-stages/', async (request): Promise<PaymentStagesView> => {
    if (request.user) throw forbidden()
    const { artists } = parse(body, request.body)
    return { artists: await database.transaction((tx) => beginPayment(tx, artists, clock())) }
  })
}

interface Row {
  id: number
  artist: number
  stage: ApplicationStage
  user_id: string
  email: string
}

/**
 * Lets the applications of approved artists go on to payment, as commands of their owners, who have given all
 * that payments wait for. Answers which have come to payment, those that had before too.
 */
async function beginPayment(tx: Queryable, artists: readonly number[], at: Date): Promise<number[]> {
  const rows = await tx.query<Row>(
    `select id, artist_id as artist, application_stage as stage, user_uuid as user_id, email
     from content.artist_profiles where artist_id = any($1) and application_stage in ('approved', 'payment')
     order by id for update`,
    [artists],
  )
  for (const { id, stage, user_id, email } of rows) {
    if (stage === 'payment') continue
    const by = { user: { user_id, email, is_staff: false }, at }
    await moveApplication(tx, id, { type: 'payment.begin', by: 'owner' }, by)
  }
  return rows.map(({ artist }) => artist)
}
