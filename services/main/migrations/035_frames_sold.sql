-- What a line's print was sold in: {moulding, mat}; null for none. As the order's own event has it.
alter table main.royalty_line add column frame jsonb;
update main.royalty_line as kept set frame = ordered.print -> 'frame'
from main.events, jsonb_array_elements(data -> 'lines') as ordered (print)
where stream = 'order-' || kept.order_id and type = 'order.placed'
  and (ordered.print ->> 'id')::int = kept.line and jsonb_typeof(ordered.print -> 'frame') = 'object';
