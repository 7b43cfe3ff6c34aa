/** Writes SQL for a text as it is compared: case and accents do not count. */
export const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`

/**
 * Writes SQL that is true when a text has every word of a search; a search without words matches everything.
 */
export const hasWords = (text: string, search: string): string => holdsWords(folded(text), search)

/** Writes the same of a text that is kept folded. */
export const holdsWords = (text: string, search: string): string =>
  `(select coalesce(bool_and(strpos(${text}, word) > 0), true)
    from regexp_split_to_table(${folded(`btrim(${search})`)}, '\\s+') word)`
