import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { PayeeList, StatusTransitionView } from './contract.ts'
import { choicesOf, type FieldsMetadata, listOf, optionsOf, shown, typed, windowQuery } from './lists.ts'
import { type ReadTransition, readTransition } from './transition-body.ts'
import { findTransition, listTransitions } from './transitions.ts'
import { type PayeeWrites, staffOf } from './writes.ts'

interface TransitionRoutes {
  /** The path of the thing, with its parameters. */
  path: string
  statuses: readonly string[]
  /** Answers the token of the thing that is asked for. Throws 404. */
  open(request: FastifyRequest): Promise<string>
  /** Answers the transition's token. Throws 409. */
  move(tx: Queryable, token: string, asked: ReadTransition, actor: string): Promise<string>
}

/** Adds …/status-transitions/ beneath an identity or an account (contract.ts). */
export function addTransitionRoutes(
  host: FastifyInstance,
  writes: PayeeWrites,
  { path, statuses, open, move }: TransitionRoutes,
): void {
  const { database } = writes
  const list = `${path}status-transitions/`
  const one = `${list}:sts/`

  const readOne = async (db: Queryable, of: string, sts: string): Promise<StatusTransitionView> => {
    const found = await findTransition(db, of, sts)
    if (!found) throw notFound()
    return found
  }

  host.options(list, async (request) => {
    requireStaff(request)
    await open(request)
    return optionsOf(described(statuses), 'List')
  })

  host.options(one, async (request) => {
    requireStaff(request)
    await readOne(database, await open(request), stsOf(request))
    return optionsOf(described(statuses), 'Instance')
  })

  host.get(list, async (request): Promise<PayeeList<StatusTransitionView>> => {
    requireStaff(request)
    const window = parse(windowQuery, request.query)
    return listOf(window, await listTransitions(database, await open(request), window))
  })

  host.post(list, async (request, reply) => {
    requireStaff(request)
    const token = await open(request)
    const asked = readTransition(request.body)
    const { status, body } = await writes.once<StatusTransitionView>(request, async (tx) => {
      const sts = await move(tx, token, asked, staffOf(request))
      return { status: 201, body: await readOne(tx, token, sts) }
    })
    return reply.code(status).send(body)
  })

  host.get(one, async (request): Promise<StatusTransitionView> => {
    requireStaff(request)
    return readOne(database, await open(request), stsOf(request))
  })
}

const stsOf = ({ params }: FastifyRequest): string => (params as { sts: string }).sts

const described = (statuses: readonly string[]) => {
  const choices = { choices: choicesOf(statuses) }
  const held: FieldsMetadata = {
    token: shown('string', 'Token'),
    transition: shown('choice', 'Transition', choices),
    fromStatus: shown('choice', 'From', choices),
    toStatus: shown('choice', 'To', choices),
    notes: shown('string', 'Notes', { max_length: 500 }),
    createdOn: shown('datetime', 'Made'),
  }
  const made: FieldsMetadata = {
    transition: typed('choice', 'Transition', { required: true, ...choices }),
    notes: typed('string', 'Notes', { max_length: 500, initial: '' }),
  }
  return { title: 'Status transition', description: 'How a status came to be.', made, held }
}
