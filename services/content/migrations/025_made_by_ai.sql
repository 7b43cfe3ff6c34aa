-- Uploads that say a machine made them are filtered for (services/content/uploads/records/resource.ts).

create index uploads_made_by_ai on content.uploads (created_at, id) where (facts ->> 'is_made_by_ai')::boolean;
