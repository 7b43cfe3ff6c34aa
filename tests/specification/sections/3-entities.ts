import type { Section } from '../section.ts'

/** Entities and their fields. */
export const entities: Section = {
  section: 3,
  lines: {
    1: 'Image: id, local_id, title, caption, artist, keywords, published, thumb, imgsrc and preview',
    2: 'Image: price is a number of dollar signs, up to 4',
    3: 'Image: the sources GET and GETRM are stock photos, others our own',
    4: 'Image: max_width, max_height, substrates and substrate_sizes',
    5: 'Image: user_favorite',
    6: 'Image: _static names its static lists',
    7: 'Image: _processing',
    8: 'Image: created and updated',
    9: 'Image: royalty_code',
    10: 'Collection: id, name (required, at most 100), description (optional, of many lines) and contents',
    11: 'Cart: token, quantity, latest_order, project, subtotal, discount and its rate, shipping, grand_total',
    12: 'Cart item: id, name, quantity, unit_price, imgsrc, and its artist, width, height and substrate',
    13: 'Paged response: count and results',
    14: {
      words: 'Paged response: data, limit and offset, or a plain array',
      waitsFor: 'issue 13: the staff console',
    },
    15: 'Search response: images, total, total_for_pagination, total_is_partial, facets and errors',
    16: 'Search response: total_available',
    17: 'User: uuid, name, email and is_staff; token pair: access and refresh',
    18: 'Profile: user_id, current_project and current_workspace',
    19: 'Workspace option: id, label and project',
    20: 'Artist profile: id, full_name, photo, application_stage, bio, email, approved and created',
    21: 'Artist: its fields; Portal when gaa_artist, Inactive when not active',
    22: {
      words: 'Artist identity and payment account: their fields, and those of each type of account',
      waitsFor: 'issue 15: money',
    },
    23: { words: 'Upload: its fields', waitsFor: 'issue 14: uploads' },
    24: 'Related keyword: id, label and thumb; order: order_id',
    25: 'Address: what was looked up and its parts, such as street_number and administrative areas',
    26: 'Form field metadata: type, label, required, read_only, help_text, min_value, initial, max_length',
    27: {
      words: 'Form field metadata: max_value, and choices with value and display_name',
      waitsFor: 'issue 13: the staff console',
    },
    28: 'Preferences: searchRefresh',
    29: 'Preferences: showAllFields, showRaw, uploadsView, artistArtView, artistUploadTips, searchAdvanced, dismissed',
  },
}
