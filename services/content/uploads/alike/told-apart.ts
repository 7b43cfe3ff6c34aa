import type { Queryable } from '#services/shared/database/driver.ts'
import type { ApartBody } from '../contract.ts'

const nameOf = ({ image, file }: ApartBody): string =>
  image === undefined ? `file:${file}` : `image:${image}`

/** Notes that two pictures differ, so that nobody is asked about them again. */
export async function tellApart(tx: Queryable, file: string, other: ApartBody): Promise<void> {
  const pair = [`file:${file}`, nameOf(other)].sort()
  await tx.query('insert into content.told_apart (one, other) values ($1, $2) on conflict do nothing', pair)
}

/** What was said of a file is so of the image that it became. */
export async function handOver(tx: Queryable, file: string, image: string): Promise<void> {
  await tx.query(
    `with said as (
       delete from content.told_apart where one = 'file:' || $1 or other = 'file:' || $1 returning one, other)
     insert into content.told_apart (one, other)
     select least(a, b), greatest(a, b) from (
       select case one when 'file:' || $1 then 'image:' || $2 else one end as a,
         case other when 'file:' || $1 then 'image:' || $2 else other end as b from said) pairs
     on conflict do nothing`,
    [file, image],
  )
}

/** Forgets what was said of a file that is given up. */
export const forgetFile = (tx: Queryable, file: string): Promise<unknown> =>
  tx.query(`delete from content.told_apart where one = 'file:' || $1 or other = 'file:' || $1`, [file])

/** SQL that tells whether two pictures, by SQL of their names, were told apart. */
export const isToldApart = (mine: string, theirs: string): string =>
  `exists (select from content.told_apart t
     where (t.one = ${mine} and t.other = ${theirs}) or (t.other = ${mine} and t.one = ${theirs}))`
