/** SQL of a text as it is compared: case and accents do not count. */
export const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`

/**
 * SQL of whether every word of what was searched for is in a text; a search without words finds everything.
 */
export const hasWords = (text: string, search: string): string =>
  `(select coalesce(bool_and(strpos(${folded(text)}, ${folded('word')}) > 0), true)
    from regexp_split_to_table(btrim(${search}), '\\s+') word)`
