-- What a line's print is framed in: {moulding, mat}; null for none. Lines of before frames were sold have none.
alter table main.cart_item add column frame jsonb;
alter table main.cart_item drop constraint cart_item_cart_image_id_substrate_width_height_key;
alter table main.cart_item add constraint cart_item_once
  unique nulls not distinct (cart, image_id, substrate, width, height, frame);
