import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'

const LARGEST_ID = 2_147_483_647

const yearParams = z.object({ year: integerParam({ min: 2000, max: 2999 }) })

/** Which artist's year is asked for. */
export const artistParams = yearParams.extend({ artist: integerParam({ min: 1, max: LARGEST_ID }) })

/** Reads which year is asked for. Throws 400. */
export const yearOf = ({ params }: FastifyRequest): number => parse(yearParams, params).year
