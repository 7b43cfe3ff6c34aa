import type { Section } from '../section.ts'

const CONSOLE = 'issue 13: the staff console'

export const validationRules: Section = {
  section: 5,
  lines: {
    1: 'Forms are held to the browser’s native validity',
    2: 'A form that is not valid says ‘Form failed client-side validation’',
    3: 'The label of a required field ends with ‘ *’',
    4: { words: 'Integers, floats and decimals keep to their least and greatest value', waitsFor: CONSOLE },
    5: 'A field of many lines grows to eight rows',
    6: { words: 'A list is typed as tags between commas or semicolons', waitsFor: CONSOLE },
    7: { words: 'A date is asked for as YYYY-MM-DD', waitsFor: CONSOLE },
    8: { words: 'A moment is shown in local time, without fractions or zone', waitsFor: CONSOLE },
    9: { words: 'A nested object has to be valid JSON, or that is an error', waitsFor: CONSOLE },
    10: 'A collection has a name of at most 100 characters',
    11: 'A guest gives an email, and one that is valid',
    12: 'Signing in takes an email and a password',
    13: 'Signing up takes an email and a password',
    14: 'Asking for a reset takes an email, in a field of that type that says ‘Email’',
    15: 'Confirming a reset takes a new password',
    16: 'A reset link without uid or token says ‘Missing …’, and only what is missing',
    17: 'What the server finds wrong with a new password stands at its field',
    18: 'A page number that is none brings ‘Please enter a page number between 1 and {n}’',
    19: 'A location lookup that cannot be loaded says ‘Google Maps API error’',
    20: 'What the server finds wrong with a field stands under it',
    21: 'The focus goes to the first field that is wrong',
    22: 'Quick add waits for a substrate and a size',
    23: 'Quick add waits while workspaces or sizes load',
    24: 'Each of the first four colors lets go of all others',
    25: 'An ordinary color lets go of the exclusive ones',
    26: 'The other filters are checkboxes of which any number may be ticked',
    27: 'A section with nothing chosen is not in the query',
    28: 'Other filters or another order begin at the first page',
    29: 'Limit and offset of a search are read as numbers',
  },
}
