import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network.ts'
import type { Asker } from '../queue.ts'

/** Answers who waits for a request, which must have no body. */
export const askerOf = ({ ip, signal }: FastifyRequest): Asker => ({ from: networkOf(ip), signal })
