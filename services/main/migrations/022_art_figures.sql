-- How often a picture was put into a cart, counted from what happened (services/main/art-figures).
create index events_of_added_image on main.events ((data ->> 'imageId'), at) where type = 'item.added';
-- Which open carts have it.
create index cart_item_of_image on main.cart_item (image_id);
