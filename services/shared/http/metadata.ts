/** How to fill in a field (spec.md section 3, Form field metadata), as Django REST Framework writes it. */
export interface FieldMetadata {
  type:
    | 'string'
    | 'email'
    | 'url'
    | 'boolean'
    | 'integer'
    | 'float'
    | 'decimal'
    | 'date'
    | 'datetime'
    | 'choice'
    | 'list'
    | 'nested object'
    | 'field'
  required: boolean
  read_only: boolean
  /** An edit of it can be taken back, though nobody sends it. */
  reversible?: true
  /** It is typed where no journal and no cache sees it, and answered masked. */
  secret?: true
  label: string
  help_text?: string
  min_value?: number
  max_value?: number
  max_length?: number
  /** The value in a new form, of the field's own type; a field without one begins empty. */
  initial?: string | number | boolean | null
  choices?: { value: string; display_name: string }[]
}

/** OPTIONS of a resource → 200. `actions` is there for those who may write, and names what they may send. */
export interface ResourceMetadata {
  name: string
  description: string
  renders: string[]
  parses: string[]
  actions?: Partial<Record<'POST' | 'PUT', Record<string, FieldMetadata>>>
}

export const metadataOf = (
  said: Pick<ResourceMetadata, 'name' | 'description'> & { actions: ResourceMetadata['actions'] | null },
): ResourceMetadata => ({
  name: said.name,
  description: said.description,
  renders: ['application/json'],
  parses: ['application/json'],
  ...(said.actions && { actions: said.actions }),
})
