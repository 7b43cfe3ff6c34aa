import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { masked } from './numbers/last-four.ts'
import type { FormType } from './tax-forms/contract.ts'
import { type DatedForm, type DatedNotice, type FormState, formOn } from './tax-forms/form-on.ts'

/** What of an artist decides whether, where and less what they are paid on a day. */
export interface Standing {
  artist: number
  identity: StandingIdentity | null
  /** The default one; null where there is none. */
  account: StandingAccount | null
  form: StandingForm
}

export interface StandingIdentity {
  /** `usr-…` */
  token: string
  status: IdentityStatus
  /** The business, or else the person. */
  name: string
  email: string
}

export interface StandingAccount {
  /** `trm-…` */
  token: string
  type: 'BANK_ACCOUNT' | 'PAYPAL_ACCOUNT' | 'VENMO_ACCOUNT'
  status: PaymentAccountStatus
  /** When money came to go there: as it was added, or made the default. ISO 8601. */
  changedOn: string
  /** Such as •••• 6789, or the email of PayPal. */
  masked: string
}

export interface StandingForm {
  state: FormState
  /** Null where there is none. */
  token: string | null
  type: FormType | null
  /** YYYY-MM-DD, the last day; null for one that does not end. */
  validUntil: string | null
  /** Basis points of the gross; 0 where nothing may be paid. */
  withholdingBp: number
  /** Why nothing may be paid: at most one today. */
  reasons: readonly ('form-missing' | 'form-awaited' | 'form-ended')[]
}

/**
 * Reads how artists stand on a day (YYYY-MM-DD in BUSINESS_TIME_ZONE): tax forms as of that day, identities
 * and accounts as they are now. Every artist of `artists` is answered, those that the shop knows nothing of
 * too.
 */
export async function readStandings(
  db: Queryable,
  artists: readonly number[],
  day: string,
): Promise<Map<number, Standing>> {
  const ids = JSON.stringify(artists)
  const payees = await db.query<PayeeRow>(PAYEES, [ids])
  const forms = Map.groupBy(await db.query<FormRow>(FORMS, [ids]), ({ artist }) => artist)
  const notices = Map.groupBy(await db.query<NoticeRow>(NOTICES, [ids]), ({ artist }) => artist)
  const byArtist = new Map(payees.map((row) => [row.artist, row]))
  return new Map(
    artists.map((artist) => {
      const row = byArtist.get(artist)
      return [
        artist,
        {
          artist,
          identity: row ? identityOf(row) : null,
          account: row ? accountOf(row) : null,
          form: formOf(day, forms.get(artist) ?? [], notices.get(artist) ?? []),
        },
      ]
    }),
  )
}

/** Reads how one artist stands on a day. */
export async function readStanding(db: Queryable, artist: number, day: string): Promise<Standing> {
  const standing = (await readStandings(db, [artist], day)).get(artist)
  if (!standing) throw new Error('An artist that is asked for is answered.')
  return standing
}

interface PayeeRow {
  artist: number
  token: string
  status: IdentityStatus
  name: string
  email: string
  account: string | null
  type: StandingAccount['type']
  account_status: PaymentAccountStatus
  changed_on: Date
  last4: string | null
  paypal: string | null
}

interface FormRow extends DatedForm {
  artist: number
}

interface NoticeRow extends DatedNotice {
  artist: number
}

const ASKED = '(select json_array_elements_text($1::json)::int)'

const PAYEES = `select i.artist, i.token, i.status, i.email,
    coalesce(nullif(i.business_name, ''), btrim(i.first_name || ' ' || i.last_name)) as name,
    a.token as account, a.type, a.status as account_status, a.changed_on, a.last4, a.email as paypal
  from main.artist_identity i left join main.payment_account a on a.identity = i.token and a.is_default
  where i.artist in ${ASKED}`

const FORMS = `select artist, token, type, filed_on as "filedOn", signed_on as "signedOn",
    received_on as "receivedOn", valid_until as "validUntil", treaty_rate_bp as "treatyRateBp",
    is_backup as "isBackup"
  from main.tax_form where artist in ${ASKED} order by artist, number`

const NOTICES = `select artist, recorded_on as "recordedOn", ended_on as "endedOn"
  from main.b_notice where artist in ${ASKED}`

const identityOf = ({ token, status, name, email }: PayeeRow): StandingIdentity => ({
  token,
  status,
  name,
  email,
})

const accountOf = (row: PayeeRow): StandingAccount | null =>
  row.account === null
    ? null
    : {
        token: row.account,
        type: row.type,
        status: row.account_status,
        changedOn: row.changed_on.toISOString(),
        masked: row.last4 === null ? (row.paypal ?? '') : masked(row.last4),
      }

function formOf(day: string, forms: readonly DatedForm[], notices: readonly DatedNotice[]): StandingForm {
  const { state, form, withholdingBp } = formOn(day, forms, notices)
  return {
    state,
    token: form?.token ?? null,
    type: form?.type ?? null,
    validUntil: form?.validUntil ?? null,
    withholdingBp,
    reasons: state === 'valid' ? [] : [`form-${state}`],
  }
}
