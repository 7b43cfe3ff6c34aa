import type { Database } from '#services/shared/database/driver.ts'

const PAYOUTS = 20_000

/**
 * Writes what so many artists are owed for so many lines of orders, straight into the tables: of ten lines
 * three are pending, four have cleared, two are paid and one was taken back. One artist in seven has no tax
 * form, one in eleven no account, one in thirteen no agreement, one in a hundred is held. Their ids begin at
 * 1,000, after those of the demonstration.
 */
export async function fillOwed(
  database: Database,
  { artists, lines }: { artists: number; lines: number },
): Promise<void> {
  await database.maintain(`
    -- Without events, foreign keys and triggers: nothing here reads them.
    set session_replication_role = replica;
    create temp table sold as
      select n, 'ord-' || n / 4 as order_id, n % 4 + 1 as line, (1000 + n::bigint * 7919 % ${artists})::int as artist,
        100 + n % 1900 as royalty, n / ${artists} % 10 as lot, date '2026-01-01' + (n / ${artists} / 10 * 37 + n * 11) % 300 as day
      from generate_series(1, ${lines}) n;

    insert into main.royalty_line
      (id, order_id, line, image_id, name, artist, quantity, width, height, substrate, artist_id, royalty_code, rate_bp, base, royalty, state,
       placed_at, accrued_on, shipped_on, delivered_on, cleared_on, reversed_on, payout)
    select order_id || '/' || line, order_id, line, 'image-' || n % 100000, 'Picture ' || n, 'Artist ' || artist, 1, 24, 18, 'print', artist,
      'R10', 1000, royalty * 10, royalty,
      case when lot < 3 then 'pending' when lot < 9 then 'cleared' else 'reversed' end,
      day, day, day + 2, case when lot <> 1 then day + 6 end, case when lot between 3 and 8 then day + 36 end,
      case when lot = 9 then day + 10 end, case when lot in (7, 8) then 'pmt-' || artist end
    from sold;

    insert into main.ledger_entry
      (key, kind, stream, version, recorded_at, effective_on, artist_id, order_line)
    select order_id || '/' || line || '/' || kind, kind, 'order-' || order_id, 2, day, day, artist, order_id || '/' || line
    from sold, unnest(case when lot < 3 then '{accrual}' when lot < 9 then '{accrual,clear}' else '{accrual,reversal}' end::text[]) kind;

    insert into main.ledger_posting (id, entry, account, artist_id, amount)
    select key || '/' || side, key,
      case when side = 1 then case kind when 'clear' then 'artist:' || e.artist_id || ':pending' else 'royalty-expense' end
        when kind = 'clear' then 'artist:' || e.artist_id || ':cleared' else 'artist:' || e.artist_id || ':pending' end,
      case when side = 2 or kind = 'clear' then e.artist_id end,
      case when (side = 1) = (kind <> 'reversal') then royalty else -royalty end
    from main.ledger_entry e join main.royalty_line l on l.id = e.order_line, generate_series(1, 2) side
    where e.stream like 'order-ord-%';

    insert into main.artist_balance
      (artist_id, pending, cleared, in_transit, accrued, reversed, adjusted, paid, returned, withheld)
    select artist, coalesce(sum(royalty) filter (where lot < 3), 0),
      coalesce(sum(royalty) filter (where lot between 3 and 6), 0), 0, sum(royalty),
      coalesce(sum(royalty) filter (where lot = 9), 0), 0, coalesce(sum(royalty) filter (where lot in (7, 8)), 0), 0, 0
    from sold group by artist;

    insert into main.payout
      (token, artist_id, artist, run, status, amount, withheld, withholding, account, account_type, account_label, day,
       opened_at, paid_on, reference, lines)
    select 'pmt-' || artist_id, artist_id, 'Artist ' || artist_id, 'run-' || artist_id % 12, 'paid', paid, 0, 'none',
      'trm-' || artist_id, 'BANK_ACCOUNT', '•••• 6789', '2026-11-01', '2026-11-01', '2026-11-03', 'bank-' || artist_id, 1
    from main.artist_balance where paid > 0 and artist_id >= 1000 limit ${PAYOUTS};
    insert into main.payout_line (id, payout, entry, amount, is_live)
    select payout || '/' || id, payout, id || '/clear', royalty, true from main.royalty_line where payout like 'pmt-%' and order_id like 'ord-%';

    insert into main.artist_agreement (id, artist_id, version, text_hash, royalty_code, rate_bp, base_rule, accepted_on)
    select artist_id || '/1', artist_id, 1, 'hash', 'R10', 1000, 'net', '2025-01-01'
    from main.artist_balance where artist_id % 13 > 0 and artist_id >= 1000;
    insert into main.artist_identity
      (token, artist, version, first_name, last_name, business_name, email, status, created_on, words_folded, name_folded)
    select 'usr-' || artist_id, artist_id, 1, 'Ada', 'Vale ' || artist_id, '', 'ada' || artist_id || '@example.com',
      case when artist_id % 17 = 0 then 'FROZEN' else 'ACTIVATED' end, '2025-01-01',
      'ada vale ' || artist_id || ' ada' || artist_id || '@example.com', 'ada vale ' || artist_id
    from main.artist_balance where artist_id >= 1000;
    insert into main.payment_account
      (token, identity, version, type, status, is_default, country, last4, created_on, changed_on)
    select 'trm-' || artist_id, 'usr-' || artist_id, 1, 'BANK_ACCOUNT', case when artist_id % 19 = 0 then 'INVALID' else 'ACTIVATED' end,
      true, 'US', '6789', '2025-01-01', '2025-01-01'
    from main.artist_balance where artist_id % 11 > 0 and artist_id >= 1000;
    insert into main.tax_form
      (token, artist, number, type, revision, name, business_name, country, last4, filed_on, signed_on, created_at, words_folded)
    select 'frm-' || artist_id, artist_id, 1, 'W-9', '3-2024', 'Ada Vale', '', 'US', '4321', '2025-01-01', '2025-01-01', '2025-01-01', ''
    from main.artist_balance where artist_id % 7 > 0 and artist_id >= 1000;
    insert into main.payout_hold (id, artist_id, artist, reason, note, ends_on, placed_at, placed_by)
    select 'hold-' || artist_id, artist_id, 'Artist ' || artist_id, 'A claim is looked into.', '', '2099-01-01', '2026-11-01', 'staff'
    from main.artist_balance where artist_id % 100 = 0 and artist_id >= 1000;
    set session_replication_role = origin;
  `)
  await database.maintain('vacuum analyze')
}
