-- What visits have taken of the statecharts, as counts by day (services/main/usage/contract.ts): no row tells one visit
-- from another.
create table main.usage (
  day date not null,
  site text not null,
  device text not null,
  machine text not null,
  -- transition, state, or visit, which has no machine and no key
  kind text not null,
  key text not null,
  times bigint not null,
  -- Of a transition, visits that took it at least once; of a state, visits that ended in it.
  visits bigint not null,
  milliseconds bigint not null,
  primary key (day, kind, machine, key, site, device)
);
