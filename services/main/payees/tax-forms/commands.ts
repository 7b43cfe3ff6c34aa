import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import type { Vault } from '../../vault/vault.ts'
import { lastFour } from '../numbers/last-four.ts'
import { makeToken } from '../tokens.ts'
import type { TinType } from './contract.ts'
import type { FiledForm, TaxFormEvent } from './events.ts'
import { birthPlace, formPlace } from './place.ts'
import type { TaxForm, TaxForms } from './state.ts'
import { taxFormStreams } from './streams.ts'

/** A form as it is filed: its number folded, and right by the rules of numbers/tin.ts. */
export interface NewForm extends Omit<FiledForm, 'token' | 'tin' | 'birth'> {
  tin: { type: TinType; number: string } | null
  /** YYYY-MM-DD */
  birthDate?: string
}

const FORM_CHANGED =
  'Another tax form of yours was filed meanwhile and counts now. Look at it first, and file this one if it should take its place.'

export type TaxFormCommands = ReturnType<typeof createTaxFormCommands>

/** Makes the commands on tax forms. `actor` is a uuid, or `system`. */
export function createTaxFormCommands({
  clock,
  vault,
  today,
}: {
  clock: Clock
  vault: Vault
  today: () => string
}) {
  const handler = createHandler(taxFormStreams, clock)

  /** Makes other writers of an artist's forms wait until the transaction ends. */
  const lock = (tx: Queryable, artist: number) =>
    tx.query(`select pg_advisory_xact_lock(hashtext('main.tax_form'), $1)`, [artist])

  /** Runs a command on the form that counts. Throws 404, and 409 for one that has been superseded. */
  async function change(
    tx: Queryable,
    token: string,
    decide: (form: TaxForm, forms: TaxForms) => readonly TaxFormEvent[],
    actor: string,
  ): Promise<void> {
    const artist = await findArtist(tx, token)
    await lock(tx, artist)
    await handler.handle(
      tx,
      `${artist}`,
      (forms) => {
        const form = forms.forms.at(-1)
        if (form?.token !== token) throw conflict('Another form counts in its place now.', 'superseded')
        return decide(form, forms)
      },
      actor,
    )
  }

  return {
    /**
     * Files a form, which counts in the place of the one that it `replaces`; null where it is the first.
     * Answers its token. Nobody may ask for this but the artist themselves (artist-account/tax-forms), and
     * what makes the demonstration. Throws 409 `form_changed` where another one counts by now.
     */
    async file(
      tx: Queryable,
      artist: number,
      { tin, birthDate, ...form }: NewForm,
      { actor, replaces }: { actor: string; replaces: string | null },
    ): Promise<string> {
      await lock(tx, artist)
      const token = makeToken('txf')
      const of = tin?.type === 'foreign' ? form.country : 'US'
      const kept = tin && {
        type: tin.type,
        last4: lastFour(tin.number),
        secret: await vault.keep(tx, formPlace(token), { kind: 'tax', number: tin.number, of }, clock()),
      }
      const birth =
        birthDate !== undefined &&
        (await vault.keep(tx, birthPlace(token), { kind: 'birth', number: birthDate, of: '' }, clock()))
      const data = { ...form, token, tin: kept, ...(birth && { birth }) }
      await handler.handle(
        tx,
        `${artist}`,
        ({ forms }) => {
          if ((forms.at(-1)?.token ?? null) !== replaces) throw conflict(FORM_CHANGED, 'form_changed')
          return [{ type: 'tax-form.filed', data }]
        },
        actor,
      )
      return token
    },

    /** Notes that a W-8BEN-E has come. `treatyRateBp` in basis points. Throws 404 and 409. */
    receive: (
      tx: Queryable,
      token: string,
      { signedOn, treatyRateBp }: { signedOn: string; treatyRateBp: number | null },
      actor: string,
    ) =>
      change(
        tx,
        token,
        ({ type, receivedOn }) => {
          if (type !== 'W-8BEN-E') throw conflict(`A ${type} is filed here, and not received.`, 'wrong_type')
          if (receivedOn !== null) throw conflict('This form was received before.', 'received')
          return [{ type: 'tax-form.received', data: { token, receivedOn: today(), signedOn, treatyRateBp } }]
        },
        actor,
      ),

    /** Records that the IRS has sent a B notice, or that it is settled. Throws 404 and 409. */
    notice: (tx: Queryable, token: string, isNamed: boolean, notes: string, actor: string) =>
      change(
        tx,
        token,
        ({ type }, { notices }) => {
          if (type !== 'W-9') throw conflict('B notices are of a W-9 alone.', 'wrong_type')
          const open = notices.find(({ endedOn }) => endedOn === null)
          if ((open !== undefined) === isNamed)
            throw conflict(isNamed ? 'A B notice counts already.' : 'No B notice counts.', 'noticed')
          const data = { token: open?.token ?? makeToken('bno'), on: today(), notes }
          return [{ type: open ? 'tax-form.b-notice-ended' : 'tax-form.b-notice-recorded', data }]
        },
        actor,
      ),

    /** Answers the number of any form of an artist, and notes who was shown it and why. Throws 404. */
    async show(tx: Queryable, token: string, reason: string, actor: string): Promise<string> {
      const artist = await findArtist(tx, token)
      await lock(tx, artist)
      const loaded = await handler.load(tx, `${artist}`)
      const secret = loaded.state.forms.find((form) => form.token === token)?.tin?.secret
      const number = secret === undefined ? null : await vault.open(tx, secret, formPlace(token))
      if (number === null) throw notFound('This form has no number here.')
      const shown: TaxFormEvent = { type: 'tax-form.number-shown', data: { token, reason } }
      await handler.save(tx, loaded, [shown], actor)
      return number
    },
  }
}

/** Throws 404. */
async function findArtist(db: Queryable, token: string): Promise<number> {
  const [row] = await db.query<{ artist: number }>('select artist from main.tax_form where token = $1', [
    token,
  ])
  if (!row) throw notFound()
  return row.artist
}
