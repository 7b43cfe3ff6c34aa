import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { LONGEST_VERSION } from '../applying/body.ts'
import { MOST_LINKS } from '../applying/contract.ts'
import { given } from '../details.ts'
import type { OwnProfileBody, OwnProfileValues } from './contract.ts'

const LONGEST_PHOTO = 200

const body = z.strictObject({
  version: z.int().min(0).max(LONGEST_VERSION),
  full_name: given.full_name,
  bio: given.bio,
  website: given.website,
  links: given.links.max(MOST_LINKS),
  photo: z.string().max(LONGEST_PHOTO),
})

/** Reads what an artist saves, without what is empty. Throws 400 by field. */
export function readOwnProfile(sent: unknown): { version: number; values: OwnProfileValues } {
  const { version, ...values }: OwnProfileBody = parse(body, sent)
  return { version, values: { ...values, links: values.links.filter((link) => link !== '') } }
}
