import { folded } from '#services/shared/database/folded.ts'
import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { FiledForm, TaxFormEvent } from './events.ts'
import { endOf } from './form-on.ts'

/** Brings the tables of tax forms and B notices up to date; the stream's id is the artist's. */
export async function projectTaxForms(
  target: Target,
  news: readonly StoredEvent<TaxFormEvent>[],
): Promise<void> {
  for (const { event, at } of news) await projectOne(target, event, at)
}

async function projectOne(target: Target, event: TaxFormEvent, at: string): Promise<void> {
  const { tx, schema, id: artist } = target
  switch (event.type) {
    case 'tax-form.filed':
      await insert(target, event.data, at)
      return
    case 'tax-form.received': {
      const { token, receivedOn, signedOn, treatyRateBp } = event.data
      await tx.query(
        `update ${schema}.tax_form set received_on = $2, signed_on = $3, valid_until = $4, treaty_rate_bp = $5
         where token = $1`,
        [token, receivedOn, signedOn, endOf('W-8BEN-E', signedOn), treatyRateBp],
      )
      return
    }
    case 'tax-form.b-notice-recorded':
      await tx.query(`insert into ${schema}.b_notice (token, artist, recorded_on) values ($1, $2, $3)`, [
        event.data.token,
        artist,
        event.data.on,
      ])
      return
    case 'tax-form.b-notice-ended':
      await tx.query(`update ${schema}.b_notice set ended_on = $2 where token = $1`, [
        event.data.token,
        event.data.on,
      ])
      return
    case 'tax-form.number-shown':
      return
  }
}

async function insert({ tx, schema, id: artist }: Target, form: FiledForm, at: string): Promise<void> {
  await tx.query(
    `update ${schema}.tax_form set superseded_on = $2 where artist = $1 and superseded_on is null`,
    [artist, form.filedOn],
  )
  const validUntil = form.signedOn === null ? null : endOf(form.type, form.signedOn)
  await tx.query(
    `insert into ${schema}.tax_form (token, artist, number, type, revision, name, business_name, classification,
       country, treaty_rate_bp, tin_type, last4, secret, filed_on, signed_on, valid_until, created_at, words_folded,
       is_backup, details)
     select $1, $2, (select count(*) + 1 from ${schema}.tax_form where artist = $2), $3, $4, $5, $6, $7, $8, $9, $10,
       $11, $12, $13, $14, $15, $16, ${folded('$5::text || $17::text')}, $18, $19`,
    [
      form.token,
      artist,
      form.type,
      form.revision,
      form.name,
      form.businessName,
      form.classification,
      form.country,
      form.treatyRateBp,
      form.tin?.type ?? null,
      form.tin?.last4 ?? null,
      form.tin?.secret ?? null,
      form.filedOn,
      form.signedOn,
      validUntil,
      at,
      ` ${form.businessName} ${artist}`,
      form.isBackup ?? false,
      form.details ? JSON.stringify(form.details) : null,
    ],
  )
}
