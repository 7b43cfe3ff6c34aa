/** What JSON can say: the graph's scalar of this name, such as the values of a record. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
