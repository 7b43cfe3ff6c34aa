import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network.ts'
import type { Asker } from '../queue.ts'

/** Answers who waits for a request, which must have no body. */
export const askerOf = ({ ip, signal }: FastifyRequest): Asker => ({ from: networkOf(ip), signal })

/**
 * The same for a queue that is asked before anything else is waited for: only a request that has to wait is
 * given a signal, which costs an error with its stack when the request ends.
 */
export const askerAtOnce = (request: FastifyRequest): Asker => ({
  from: networkOf(request.ip),
  get signal() {
    return request.signal
  },
})
