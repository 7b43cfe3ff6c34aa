/**
 * Arguments to try each rule with, by its name: one list for each try. A rule that answers a rule takes its
 * arguments after its own.
 */
export type Rules = Readonly<Record<string, readonly (readonly unknown[])[]>>
