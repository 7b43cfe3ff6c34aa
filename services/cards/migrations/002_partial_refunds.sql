-- How many cents of an intent went back.
alter table cards.intents alter column refunded drop default;
alter table cards.intents alter column refunded type int
  using case when refunded then (record ->> 'amount')::int else 0 end;
alter table cards.intents alter column refunded set default 0;
