import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { parse } from '#services/shared/http/validate.ts'
import { userOf } from '../http.ts'
import { openCart } from './access.ts'

const params = z.object({ token: z.string() })

/** Reads the token in a path such as `/api/v2/cart/:token/` or `/api/v2/projects/:token/share/`. */
export const readToken = (request: FastifyRequest): string => parse(params, request.params).token

/** Opens the cart that the path names, for the caller to read; answers its token. Throws 404. */
export const openRequested = (db: Queryable, request: FastifyRequest): Promise<string> =>
  openCart(db, readToken(request), userOf(request), { forUpdate: false })
