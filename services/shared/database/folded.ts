/** Writes SQL for a text as it is compared: case and accents do not count. */
export const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`

/**
 * Writes SQL that is true when a text has every word of a search; a search without words matches everything.
 */
export const hasWords = (text: string, search: string): string => holdsWords(folded(text), search)

/**
 * Writes the same of a text that is kept folded. The words are split once and not for each row, which the
 * planner would also think so costly that it compiles the query.
 */
export const holdsWords = (text: string, search: string): string =>
  `${text} like all (array(select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
    from regexp_split_to_table(${folded(`btrim(${search})`)}, '\\s+') word))`
