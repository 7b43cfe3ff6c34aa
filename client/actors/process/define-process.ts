import type { Actor, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { Migrations } from '#machines/journal/migrate.ts'
import type { ProcessDeps } from './process-deps.ts'

/** One for the page, which outlives its screens. */
export interface PageTerms<Machine extends AnyStateMachine> {
  life: 'page'
  /** `resume` goes on where the last page of this tab has left it; `record` begins anew with each page. */
  journal?: 'record' | 'resume'
  /** What it begins with. */
  input?: InputFrom<Machine>
  /** What an older version of the shop kept of it. */
  migrations?: Migrations
}

/** One for all tabs (docs/decisions/0009-tabs.md), which journal it themselves. */
export interface SharedTerms {
  life: 'shared'
  journal?: undefined
  /** What an older version of the shop kept of it. */
  migrations?: Migrations
}

/** One a subject, for as long as that is shown or something of it is under way. */
export interface SubjectTerms<Machine extends AnyStateMachine> {
  life: 'subject'
  /** `resume` goes on where the last page of this tab has left it, as its subject comes to the screen. */
  journal?: 'record' | 'resume'
  /** What an older version of the shop kept of it. */
  migrations?: Migrations
  /** Tells one subject from another. */
  keyOf(subject: InputFrom<Machine>): string
  /** What the journal tells it by, where the key holds a secret or a slash. */
  nameOf?(subject: InputFrom<Machine>): string
  /** It runs on though nobody shows it, as something is under way; without this, while it is `pending`. */
  isBusy?(snapshot: SnapshotFrom<Machine>): boolean
  /** Ends what waits for the person, as the subject leaves the screen. */
  finish?: EventFromLogic<Machine>
  /** Tells the actor what becomes of its subject while that is on the screen; returns how to stop. */
  watch?(ref: Actor<Machine>, deps: ProcessDeps): () => void
}

/** One a component that shows it. */
export interface ComponentTerms {
  life: 'component'
  journal?: 'record'
}

export type Terms<Machine extends AnyStateMachine> =
  | PageTerms<Machine>
  | SharedTerms
  | SubjectTerms<Machine>
  | ComponentTerms

type Effects<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]

/** A machine with its effects, and on which terms it runs. */
export interface Process<Machine extends AnyStateMachine, Has, Extra = object> {
  machine: Machine
  terms: Has
  /** `Extra` is what whoever starts it gives besides. */
  createEffects(deps: ProcessDeps & Extra): Effects<Machine>
}

export type PageProcess<Machine extends AnyStateMachine> = Process<Machine, PageTerms<Machine>>
export type SharedProcess<Machine extends AnyStateMachine> = Process<Machine, SharedTerms>
/** `Subject` is as much of an input as tells one subject from another. */
export type SubjectProcess<Machine extends AnyStateMachine, Subject> = Process<
  Machine,
  SubjectTerms<Machine> & { keyOf(subject: Subject): string }
>

/**
 * Says once how a machine runs. Whatever its effects need that is not of {@link ProcessDeps} is given where
 * it starts.
 */
export const defineProcess = <Machine extends AnyStateMachine, Needs, const Has extends Terms<Machine>>(
  machine: Machine,
  createEffects: (deps: ProcessDeps & Needs) => Effects<Machine>,
  terms: Has,
): Process<Machine, Has, Omit<Needs, keyof ProcessDeps>> => ({
  machine,
  terms,
  createEffects: (deps) => createEffects(deps as ProcessDeps & Needs),
})

/** Of a machine that asks nothing of the world. */
export const createNoEffects = () => ({})
