import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { PayeeDeps } from '../deps.ts'
import { listOf, optionsOf, windowQuery } from '../lists.ts'
import { addNumberRoute } from '../reveal/routes.ts'
import { isToken } from '../tokens.ts'
import { type PayeeWrites, staffOf } from '../writes.ts'
import { readNotice, readReceived, taxFormQuery } from './body.ts'
import type { TaxFormCommands } from './commands.ts'
import type { TaxFormList, TaxFormView } from './contract.ts'
import { TAX_FORM_METADATA } from './metadata.ts'
import { listTaxForms, readTaxForm } from './queries.ts'
import { historyOfForm } from './told.ts'

interface TaxFormRouteDeps {
  deps: PayeeDeps
  writes: PayeeWrites
  forms: TaxFormCommands
}

const LIST = '/api/tax-form/'
const ONE = `${LIST}:txf/`

function tokenOf({ params }: FastifyRequest): string {
  const { txf } = params as { txf: string }
  if (!isToken('txf', txf)) throw notFound()
  return txf
}

/** Adds /api/tax-form/ and what is beneath it (contract.ts). */
export function addTaxFormRoutes(host: FastifyInstance, { deps, writes, forms }: TaxFormRouteDeps): void {
  const { database, today } = deps

  /** Throws 401, 403 and 404. */
  const open = async (request: FastifyRequest): Promise<TaxFormView> => {
    const staff = requireStaff(request)
    const form = await readTaxForm(database, today(), tokenOf(request))
    recordStaffAccess(host, staff, { subject: 'tax_form', owner: null, id: form.token })
    return form
  }
  const change = async (
    request: FastifyRequest,
    make: (tx: Queryable, token: string) => Promise<void>,
  ): Promise<TaxFormView> => {
    const token = tokenOf(request)
    const { body } = await writes.once<TaxFormView>(request, async (tx) => {
      await make(tx, token)
      return { status: 200, body: await readTaxForm(tx, today(), token) }
    })
    return body
  }

  host.options(LIST, async (request) => {
    requireStaff(request)
    return optionsOf(TAX_FORM_METADATA, 'List')
  })

  host.options(ONE, async (request) => {
    await open(request)
    return optionsOf(TAX_FORM_METADATA, 'Instance')
  })

  host.get(LIST, async (request): Promise<TaxFormList> => {
    requireStaff(request)
    const asked = parse(taxFormQuery, request.query)
    return listOf(asked, await listTaxForms(database, today(), asked))
  })

  host.get(ONE, open)

  host.get(`${ONE}history/`, async (request): Promise<RecordHistory> => {
    const window = parse(windowQuery, request.query)
    const edits = await historyOfForm(database, await open(request))
    const { limit, offset } = window
    return windowOf(request, window, edits.length, edits.slice(offset, offset + limit))
  })

  host.post(`${ONE}received/`, async (request) => {
    requireStaff(request)
    const received = readReceived(request.body, today())
    return change(request, (tx, token) => forms.receive(tx, token, received, staffOf(request)))
  })

  host.post(`${ONE}b-notice/`, async (request) => {
    requireStaff(request)
    const { b_notice, notes } = readNotice(request.body)
    return change(request, (tx, token) => forms.notice(tx, token, b_notice, notes, staffOf(request)))
  })

  addNumberRoute(host, deps, {
    path: ONE,
    subject: 'tax_form',
    async show(tx, request, reason) {
      const id = tokenOf(request)
      return { id, number: await forms.show(tx, id, reason, staffOf(request)) }
    },
  })
}
