import type { Invariant } from '../ledger/invariants.ts'

/** What the ledger says of each line, in cents and times. */
const BOOKED = `
  select order_line as id,
    coalesce(sum(amount) filter (where kind = 'accrual' and account like 'artist:%'), 0) * -1 as accrued,
    coalesce(sum(amount) filter (where kind = 'reversal' and account like 'artist:%'), 0) as reversed,
    count(*) filter (where kind = 'clear' and account like 'artist:%:cleared') as clears
  from main.ledger_entry join main.ledger_posting on entry = key
  where order_line is not null group by order_line`

/** Each line with its total, as it was placed. */
const SOLD = `
  select data ->> 'orderId' as order_id, (line ->> 'id')::int as line, (line ->> 'total')::int as total,
    (data -> 'sums' ->> 'volume_discount')::int as discount
  from main.events, jsonb_array_elements(data -> 'lines') as line where type = 'order.placed'`

/** What royalty lines promise. */
export const ROYALTY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I3, a royalty is accrued once, and never more of it reversed than that',
    broken: `
      select line.id as about, 'it is ' || state || ' with a royalty of ' || royalty || '; the ledger has accrued '
        || coalesce(accrued, 0) || ', reversed ' || coalesce(booked.reversed, 0) || ' of ' || line.reversed || ' and cleared it ' || coalesce(clears, 0)
        || ' times.' as fault
      from main.royalty_line as line left join (${BOOKED}) as booked using (id)
      where coalesce(accrued, 0) <> case when accrued_on is null then 0 else royalty end
        or coalesce(booked.reversed, 0) <> line.reversed or line.reversed > coalesce(accrued, 0)
        or (state = 'reversed' and line.reversed <> coalesce(accrued, 0))
        or coalesce(clears, 0) > case when cleared_on is null then 0 else 1 end
        or (cleared_on is not null and line.reversed < royalty and coalesce(clears, 0) = 0)
        or (state in ('pending', 'cleared')) <> (accrued_on is not null and reversed_on is null)
      order by line.id`,
  },
  {
    name: 'I5, the shares of a discount sum to it',
    broken: `
      select order_id as about, 'its lines share ' || sum(total - base) || ' of a discount of ' || max(discount)
        || ', the least ' || min(total - base) || '.' as fault
      from main.royalty_line join (${SOLD}) as sold using (order_id, line)
      group by order_id having sum(total - base) <> max(discount) or min(total - base) < 0 or min(base) < 0
      order by order_id`,
  },
  {
    name: 'I6, a royalty is its rate of its base, to half a cent',
    broken: `
      select id as about, 'the royalty is ' || royalty || ', of a base of ' || base || ' at ' || coalesce(rate_bp, 0)
        || ' hundredths of a percent.' as fault
      from main.royalty_line
      where royalty <> case when left_out is null then (base::bigint * rate_bp + 5000) / 10000 else 0 end order by id`,
  },
  {
    name: 'I2, a sale is what was paid for the order',
    broken: `
      select order_id as about, 'paid ' || grand_total || ', and the ledger has ' || coalesce(sum(amount), 0) || '.' as fault
      from main.orders left join main.ledger_posting on entry = order_id || '/sale' and account = 'cash:customers'
      where paid and has_terms group by order_id, grand_total having coalesce(sum(amount), 0) <> grand_total
      order by order_id`,
  },
  {
    name: 'I2, a refund is what went back of the order',
    broken: `
      select order_id as about, 'went back ' || back || ', and the ledger has ' || booked || '.' as fault
      from (
        select order_id,
          case status when 'refunded' then grand_total else refunded_net + refunded_shipping + refunded_tax end as back,
          coalesce((select -sum(amount) from main.ledger_posting
            where account = 'cash:customers' and (entry = order_id || '/refund' or entry like order_id || '/refund/%')), 0) as booked
        from main.orders where paid and has_terms
      ) as refunded
      where back <> booked order by order_id`,
  },
]
