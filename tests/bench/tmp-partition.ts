import { openMadeStore } from './search-scale/stores.ts'
import { WORDS } from './search-scale/catalogue.ts'
const { database, close } = await openMadeStore('postgres', 1_000_000, console.error)
try {
  const [{ is }] = await database.query<{ is: boolean }>(`select to_regclass('parted.image_search') is not null as is`) as [{ is: boolean }]
  if (!is) {
    const lows = (await database.query<{ seq: string }>(`select seq::text from content.search_blocks where sort = 'newest' order by seq`)).map(({ seq }) => seq)
    console.log('blocks', lows.length, lows[0], lows.at(-1))
    const bounds = lows.filter((_, at) => at > 0 && at % 8 === 0)
    await database.maintain(`create schema parted; create table parted.image_search (like content.image_search including defaults) partition by range (seq)`)
    const all = ['minvalue', ...bounds, 'maxvalue']
    for (let n = 0; n + 1 < all.length; n++) await database.maintain(`create table parted.image_search_${n} partition of parted.image_search for values from (${all[n]}) to (${all[n + 1]})`)
    console.log('partitions', all.length - 1)
    let t = performance.now()
    await database.maintain(`insert into parted.image_search select * from content.image_search`)
    console.log('filled', ((performance.now() - t) / 1000).toFixed(0), 's'); t = performance.now()
    await database.maintain(`set maintenance_work_mem = '1GB'; create index on parted.image_search using gin (terms) with (fastupdate = off); create index on parted.image_search (popularity desc, seq desc)`)
    console.log('indexed', ((performance.now() - t) / 1000).toFixed(0), 's')
    await database.maintain(`vacuum analyze parted.image_search`)
    const [{ def }] = await database.query<{ def: string }>(`select pg_get_functiondef('content.search_walk'::regproc) as def`) as [{ def: string }]
    const block = `select string_agg(format('''%s%s''', prefix, id), '|') from unnest(blocks[blocks_done + 1:blocks_done + step]) id\n      ));`
    if (!def.includes(block)) throw new Error('not found:\n' + def)
    const parted = def.replace('content.search_walk', 'parted.search_walk').replaceAll('content.image_search', 'parted.image_search')
      .replace(block, block + `\n      if in_sort <> 'popular' and blocks_done + step < cardinality(blocks) then reach := reach || format(' and seq >= %L::bigint', lows_seq[blocks_done + step]); end if;\n      if in_sort <> 'popular' and blocks_done > 0 then reach := reach || format(' and seq < %L::bigint', lows_seq[blocks_done]); end if;`)
    await database.script(parted)
  }
  const pick = (n: number) => WORDS[n]!
  const q = (w: string) => `'${w.replaceAll("'", "''")}'`
  const CASES: Record<string, (n: number) => { sort: string; conditions: string[]; offset?: number }> = {
    'common word': (n) => ({ sort: 'newest', conditions: [q(pick(n % 20))] }),
    'less common word': (n) => ({ sort: 'newest', conditions: [q(pick(80 + ((n * 11) % 300)))] }),
    'rare word': (n) => ({ sort: 'newest', conditions: [q(pick(12_000 + ((n * 37) % 8_000)))] }),
    'two common words': (n) => ({ sort: 'newest', conditions: [q(pick(n % 20)), q(pick(60 + (n % 40)))] }),
    'common word, popular': (n) => ({ sort: 'popular', conditions: [q(pick(n % 20))] }),
    'rare word, popular': (n) => ({ sort: 'popular', conditions: [q(pick(12_000 + ((n * 37) % 8_000)))] }),
  }
  const ask = (schema: string, { sort, conditions, offset = 0 }: { sort: string; conditions: string[]; offset?: number }) =>
    database.query<{ matched: number; complete: boolean; page: string[]; bytes: number }>(`select matched, complete, page, length(facets) as bytes from ${schema}.search_walk($1, array(select json_array_elements_text($2::json)), true, null, null, null, $3, 50, 10001, 100)`, [sort, JSON.stringify(conditions), offset])
  for (const [name, make] of Object.entries(CASES)) {
    const times: Record<string, number[]> = { content: [], parted: [] }
    let same = 0, found = 0
    for (let n = 0; n < 120; n++) {
      const answers: Record<string, string> = {}
      for (const schema of n % 2 ? ['content', 'parted'] : ['parted', 'content']) {
        const t = performance.now(); const [row] = await ask(schema, make(n)); const took = performance.now() - t
        if (n >= 40) times[schema]!.push(took)
        answers[schema] = JSON.stringify([row!.page, row!.complete && row!.matched]); found += row!.matched
      }
      if (answers.content === answers.parted) same++
    }
    const say = (s: string) => { const t = times[s]!.toSorted((a, b) => a - b); return `${t[40]!.toFixed(1)}/${t[76]!.toFixed(1)}` }
    console.log(name.padEnd(22), 'one table', say('content'), 'partitions', say('parted'), 'same answers', same, 'of 120, matched on average', Math.round(found / 240))
  }
} finally { await close() }
