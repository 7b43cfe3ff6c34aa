import { addDays, type Day } from '#services/shared/business-day.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { readAccount } from '../payees/accounts/body.ts'
import { createAccountCommands } from '../payees/accounts/commands.ts'
import { createIdentityCommands } from '../payees/identities/commands.ts'
import { createTaxFormCommands } from '../payees/tax-forms/commands.ts'
import { textOn } from '../royalties/agreement-texts.ts'
import { agreementStreams } from '../royalties/agreements.ts'
import type { DemoPayee } from './cast.ts'
import { STAFF, type Stage } from './stage.ts'

/** Basis points of every agreement of the demonstration. */
const RATE = 1_000

export const emailOf = ({ firstName, lastName }: Pick<DemoPayee, 'firstName' | 'lastName'>): string =>
  `${firstName}.${lastName}@artists.aquatint.test`.toLowerCase()

/** Makes an artist's identity, account, tax form and agreement, long before the first run. */
export async function makePayee(
  stage: Stage,
  artist: number,
  { firstName, lastName, businessName = '', account, form }: DemoPayee,
  firstRun: Day,
): Promise<void> {
  const { tx, vault, clock, today } = stage
  stage.goTo(addDays(firstRun, -120))
  const identities = createIdentityCommands({ clock })
  const email = emailOf({ firstName, lastName })
  const details = { artist, firstName, lastName, businessName, email }
  const usr = await identities.create(tx, details, STAFF.user_id)
  await identities.move(tx, usr, { transition: 'ACTIVATED', notes: 'Papers were seen.' }, STAFF.user_id)
  await agree(stage, artist)
  if (account)
    await createAccountCommands({ clock, vault }).add(
      tx,
      usr,
      readAccount(account.type, account.body),
      true,
      STAFF.user_id,
    )
  if (!form) return
  const { signed, ...filed } = form
  if (signed === 'four years before') stage.goTo(`${Number(firstRun.slice(0, 4)) - 4}-03-02`)
  const name = businessName || `${firstName} ${lastName}`
  const on = today()
  await createTaxFormCommands({ clock, vault, today }).file(
    tx,
    artist,
    {
      ...filed,
      ...{ name, businessName, revision: form.type === 'W-9' ? '3-2024' : '10-2021' },
      filedOn: on,
      signedOn: signed === 'never' ? null : on,
    },
    { actor: 'system', replaces: null },
  )
}

async function agree({ tx, clock, today }: Stage, artist: number): Promise<void> {
  const accepted = {
    type: 'agreement.accepted' as const,
    data: {
      version: 1,
      textHash: textOn(today()).hash,
      royaltyCode: 'R10',
      rateBp: RATE,
      baseRule: 'after_discount' as const,
      on: today(),
    },
  }
  await createHandler(agreementStreams, clock).handle(tx, `${artist}`, () => [accepted], 'system')
}
