-- Of the schema of its type when it was written (services/shared/events/event-types.ts). What was written before is of the first.
alter table main.events add column schema_version int not null default 1;
alter table main.events add check (schema_version > 0);

-- So that all of these can be folded anew from the events in one transaction (services/main/events).
alter table main.cart alter constraint cart_migrated_into_fkey deferrable;
alter table main.cart_item alter constraint cart_item_cart_fkey deferrable;
alter table main.current_project alter constraint current_project_cart_fkey deferrable;
alter table main.share alter constraint share_cart_fkey deferrable;
alter table main.review alter constraint review_cart_fkey deferrable;
alter table main.orders alter constraint orders_cart_fkey deferrable;
alter table main.guest_order alter constraint guest_order_order_id_fkey deferrable;
