/** Writes SQL for a text as it is compared: case and accents do not count. */
export const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`

/**
 * Writes SQL that is true when a text has every word of a search; a search without words matches everything.
 */
export const hasWords = (text: string, search: string): string =>
  `(select coalesce(bool_and(strpos(${folded(text)}, ${folded('word')}) > 0), true)
    from regexp_split_to_table(btrim(${search}), '\\s+') word)`
