import type { Queryable } from '#services/shared/database/driver.ts'
import { type Day, dayOf } from '#services/shared/desk/days.ts'
import type { Device, Site, StateUsage, TransitionUsage, UsageBody, UsageView } from './contract.ts'

/** Bounds what anybody may fill the disk with: what is new past it is not counted on that day. */
const MOST_ROWS_A_DAY = 20_000
const MOST_TOLD = 5_000
const KEPT_DAYS = 90
const PURGED_AT_ONCE = 5_000

interface Row {
  machine: string
  kind: 'transition' | 'state' | 'visit'
  key: string
  times: number
  visits: number
  milliseconds: number
}

/** Adds what a page has taken to the counts of its day. */
export async function addUsage(
  tx: Queryable,
  { site, device, ...body }: UsageBody,
  now: Date,
): Promise<void> {
  await tx.query(ADD, [dayOf(now), site, device, JSON.stringify(rowsOf(body)), MOST_ROWS_A_DAY])
}

const rowsOf = ({ is_new, transitions, states }: Omit<UsageBody, 'site' | 'device'>): Row[] => [
  ...(is_new ? [{ machine: '', kind: 'visit' as const, key: '', times: 1, visits: 1, milliseconds: 0 }] : []),
  ...transitions.map(({ machine, key, times, is_new: isNew }) => ({
    machine,
    kind: 'transition' as const,
    key,
    times,
    visits: Number(isNew),
    milliseconds: 0,
  })),
  ...states.map(({ machine, state, times, milliseconds, is_last: isLast }) => ({
    machine,
    kind: 'state' as const,
    key: state,
    times,
    visits: Number(isLast),
    milliseconds,
  })),
]

/** Rows are locked in one order, so that two visits at once never wait for each other. */
const ADD = `
with incoming as (
  select kind, machine, key, sum(times) as times, sum(visits) as visits, sum(milliseconds) as milliseconds
  from json_to_recordset($4::json) as r(
    kind text, machine text, key text, times bigint, visits bigint, milliseconds bigint)
  group by kind, machine, key
), room as (
  select $5::int - count(*) as rows from main.usage where day = $1
), placed as (
  select i.*, known.day is null as is_new,
    row_number() over (partition by known.day is null order by i.kind desc, i.machine, i.key) as place
  from incoming i left join main.usage known on (known.day, known.kind, known.machine, known.key, known.site,
    known.device) = ($1, i.kind, i.machine, i.key, $2, $3)
)
insert into main.usage (day, site, device, machine, kind, key, times, visits, milliseconds)
select $1, $2, $3, machine, kind, key, times, visits, milliseconds from placed, room
where not is_new or place <= room.rows
order by kind, machine, key
on conflict (day, kind, machine, key, site, device) do update set times = usage.times + excluded.times,
  visits = usage.visits + excluded.visits, milliseconds = usage.milliseconds + excluded.milliseconds`

export interface UsageAsked {
  /** Today among them. */
  days: number
  /** Null for any. */
  site: Site | null
  device: Device | null
}

/** Sums the counts of the last days, in UTC. */
export async function readUsage(
  db: Queryable,
  asked: UsageAsked,
  now: Date,
): Promise<Omit<UsageView, 'is_counted'>> {
  const [visits] = await sum<{ times: number }>(db, 'visit', asked, now)
  const transitions = await sum<TransitionUsage>(db, 'transition', asked, now)
  const states = await sum<StateUsage>(db, 'state', asked, now)
  return { visits: visits?.times ?? 0, transitions, states }
}

const SUMS = {
  visit: 'sum(times)::int8 as times',
  transition: 'machine, key, sum(times)::int8 as times, sum(visits)::int8 as visits',
  state: `machine, key as state, sum(times)::int8 as times, sum(milliseconds)::int8 as milliseconds,
    sum(visits)::int8 as stops`,
} as const

const sum = <Sum extends object>(
  db: Queryable,
  kind: keyof typeof SUMS,
  { days, site, device }: UsageAsked,
  now: Date,
): Promise<Sum[]> =>
  db.query<Sum>(
    `select ${SUMS[kind]} from main.usage
     where kind = $1 and day >= $2 and site = coalesce($3, site) and device = coalesce($4, device)
     group by machine, key order by times desc, machine, key limit ${MOST_TOLD}`,
    [kind, dayOf(now, days - 1), site, device],
  )

/** Deletes a part of what is older than 90 days, and answers whether there is more. */
export async function purgeUsage(db: Queryable, now: Date): Promise<boolean> {
  const oldest: Day = dayOf(now, KEPT_DAYS - 1)
  const purged = await db.query(
    `delete from main.usage where ctid in
       (select ctid from main.usage where day < $1 order by day limit ${PURGED_AT_ONCE}) returning 1`,
    [oldest],
  )
  return purged.length === PURGED_AT_ONCE
}
