import { IMAGE_ROWS } from '#services/content/images/record-fields.ts'
import { DEMO_USERS } from '../../../services/auth/users/demo.ts'
import type { Target } from '../search-scale/load.ts'

/** Edits of the one image that has been edited most. */
export const MOST_EDITS = 5_000
/** Its id. */
export const MOST_EDITED = 'made-1'
const RECORDS_A_BATCH = 500
const PEOPLE = 40

/**
 * Edits one image in five, half of them by batches, one image over and over, and notes something on one in a
 * thousand.
 */
export async function fillHistory(target: Target, { size }: { size: number }): Promise<void> {
  const batches = size / (10 * RECORDS_A_BATCH)
  await target.script(ADD_PEOPLE)
  await target.script(ADD_BATCHES(batches))
  await target.script(ADD_EDITS(size))
  await target.script(MARK_EDITED)
  await target.script(ADD_ITEMS)
  await target.script(EDIT_OVER_AND_OVER)
  await target.script(DELETE_COLLECTIONS(size / 10_000))
  await target.script(ADD_NOTES)
}

/** One of the staff, by any number. */
const PERSON = (number: string) =>
  `('00000000-0000-4000-8000-2' || lpad(((${number}) % ${PEOPLE})::text, 11, '0'))::uuid`

const ADD_PEOPLE = `
  insert into content.person (uuid, email, is_staff)
  select ${PERSON('n')}, 'staff-' || n || '@aquatint.example', true from generate_series(0, ${PEOPLE - 1}) n`

const EDITED_FROM = `timestamptz '2023-01-01'`

const ADD_BATCHES = (batches: number) => `
  insert into content.batches (resource, action, state, author, planned_at, confirmed_at, ended_at, total)
  select 'image', '{"type": "set", "field": "royalty_code", "value": "R1"}', 'done', ${PERSON('n')},
    ${EDITED_FROM} + n * interval '1 hour', ${EDITED_FROM} + n * interval '1 hour',
    ${EDITED_FROM} + n * interval '1 hour', ${RECORDS_A_BATCH}
  from generate_series(1, ${batches}) n`

/** What an image's row says, as the fields of its record. */
const VALUES = `jsonb_build_object(${Object.entries(IMAGE_ROWS.fields)
  .map(([name, { read, metadata }]) => `'${name}', ${metadata.type === 'datetime' ? momentOf(read) : read}`)
  .join(', ')})`

function momentOf(read: string): string {
  return `to_char((${read}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The royalty code of each was another once. Every other edit belongs to a batch, in the order of images. */
const ADD_EDITS = (size: number) => `
  insert into content.events (stream, version, type, schema_version, data, at, actor)
  select 'image-' || id, step, case step when 1 then 'record.kept' else 'record.edited' end, 1,
    case step
      when 1 then jsonb_build_object('changes', '[]'::jsonb, 'values', ${VALUES} || '{"royalty_code": "R0"}')
      else jsonb_strip_nulls(jsonb_build_object('batch', batch)) || jsonb_build_object('reverts', null, 'changes',
        jsonb_build_array(jsonb_build_object('field', 'royalty_code', 'from', 'R0', 'to', r.royalty_code)))
    end,
    at, case step when 1 then 'system' else ${PERSON('coalesce(batch, n)')}::text end
  from (
    select *, coalesce(${EDITED_FROM} + batch * interval '1 hour',
      ${EDITED_FROM} + (n * 7919::bigint % ${size}) * interval '1 minute') as at
    from (
      select *, case when n % 10 = 0 then 1 + n / ${10 * RECORDS_A_BATCH} end as batch
      from (select *, substr(id, 6)::int as n from content.images) numbered
      where n % 5 = 0
    ) edited
  ) r, generate_series(1, 2) step
  order by at, n, step`

const MARK_EDITED = `
  update content.images set version = 2, updated_at = events.at
  from content.events where events.version = 2 and events.stream = 'image-' || images.id`

const ADD_ITEMS = `
  insert into content.batch_item (batch, place, record, label, began, outcome, stream, version)
  select (data ->> 'batch')::int, row_number() over (partition by data ->> 'batch' order by position) - 1,
    substr(stream, 7), stream, 0, 'changed', stream, version
  from content.events where data ->> 'batch' is not null`

/** Its price went up and down. */
const EDIT_OVER_AND_OVER = `
  insert into content.events (stream, version, type, schema_version, data, at, actor)
  select 'image-' || id, 1, 'record.kept', 1,
    jsonb_build_object('changes', '[]'::jsonb, 'values', ${VALUES} || '{"price": 1}'), ${EDITED_FROM}, 'system'
  from content.images r where id = '${MOST_EDITED}';
  insert into content.events (stream, version, type, schema_version, data, at, actor)
  select 'image-${MOST_EDITED}', 1 + n, 'record.edited', 1, jsonb_build_object('reverts', null, 'changes',
    jsonb_build_array(jsonb_build_object('field', 'price', 'from', 1 + (n - 1) % 2, 'to', 1 + n % 2))),
    ${EDITED_FROM} + n * interval '3 hours', ${PERSON('n')}::text
  from generate_series(1, ${MOST_EDITS}) n;
  update content.images set price = 1 + ${MOST_EDITS} % 2, version = 1 + ${MOST_EDITS},
    updated_at = ${EDITED_FROM} + ${MOST_EDITS} * interval '3 hours'
  where id = '${MOST_EDITED}'`

const DELETE_COLLECTIONS = (count: number) => `
  insert into content.events (stream, version, type, schema_version, data, at, actor)
  select 'collections-' || 1000000 + n, version, case version when 1 then 'record.created' else 'record.deleted' end, 1,
    case version when 1 then jsonb_build_object('values',
      jsonb_build_object('name', 'Gone ' || n, 'description', '', 'contents', '[]'::jsonb)) else '{}' end,
    ${EDITED_FROM} + n * interval '1 day' + version * interval '30 days', ${PERSON('n')}::text
  from generate_series(1, ${count}) n, generate_series(1, 2) version`

/** Thirty of them name the staff of the demonstration, who have read none. */
const ADD_NOTES = `
  insert into content.record_note (resource, record, author, text, at)
  select 'image', id, ${PERSON('substr(id, 6)::int / 1000')}, 'Ask the owner for a larger file.', updated_at
  from content.images where substr(id, 6)::int % 1000 = 0 order by updated_at;
  insert into content.note_mention (note, person)
  select id, '${DEMO_USERS[1].uuid}' from content.record_note order by id limit 30`
