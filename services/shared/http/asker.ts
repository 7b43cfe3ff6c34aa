import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network.ts'
import type { Asker } from '../queue.ts'

/** Who waits for the answer to a request, which must have no body. */
export const askerOf = ({ ip, signal }: FastifyRequest): Asker => ({ from: networkOf(ip), signal })
