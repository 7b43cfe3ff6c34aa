import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { LONGEST_BIO, SHORTEST_BIO } from '#machines/artist-apply/selectors.ts'
import styles from './apply.module.css'
import { LABELS, LINKS } from './fields.ts'
import { Keeping } from './keeping.tsx'

const NO_ERRORS = {}
/** As the shop asks for; the browser says so before anything is sent. */
const HTTPS = 'https://.+\\..+'
const LONGEST_LINE = 100
const LONGEST_ADDRESS = 300

/** /artist/apply/info: who applies. It is kept as it is typed. */
export const Info = ({ applying }: { applying: Applying }) => {
  const { values, failure, isPending, type, give, keeping } = applying
  const errors = failure?.kind === 'invalid' ? failure.fields : NO_ERRORS
  const count = [...values.bio].length
  const address = {
    type: 'url',
    pattern: HTTPS,
    maxLength: LONGEST_ADDRESS,
    placeholder: 'https://',
  } as const
  return (
    <>
      <p className={styles.lead}>Who you are, for our team. Your bio can become part of your artist page.</p>
      <Form
        errors={errors}
        failure={failure && keeping !== 'unkept' ? failure.message : null}
        onSubmit={give}
      >
        <TextField
          label={LABELS.fullName}
          name="fullName"
          autoComplete="name"
          required
          maxLength={LONGEST_LINE}
          value={values.fullName}
          readOnly={isPending}
          onChange={({ currentTarget }) => type('fullName', currentTarget.value)}
        />
        <TextField
          label={LABELS.location}
          name="location"
          help="Town and country, such as Porto, Portugal."
          required
          maxLength={LONGEST_LINE}
          value={values.location}
          readOnly={isPending}
          onChange={({ currentTarget }) => type('location', currentTarget.value)}
        />
        <div>
          <TextAreaField
            label={LABELS.bio}
            name="bio"
            help={`What you make, how, and why: ${SHORTEST_BIO} to ${LONGEST_BIO.toLocaleString('en-US')} characters.`}
            required
            rows={8}
            value={values.bio}
            readOnly={isPending}
            onChange={({ currentTarget }) => type('bio', currentTarget.value)}
          />
          <p className={styles.count} data-over={count > LONGEST_BIO}>
            {count.toLocaleString('en-US')} of {LONGEST_BIO.toLocaleString('en-US')} characters
            {count < SHORTEST_BIO && `, ${SHORTEST_BIO - count} more to go`}
          </p>
        </div>
        <TextField
          label={LABELS.website}
          name="website"
          help="If you have one. Web addresses begin with https://."
          {...address}
          value={values.website}
          readOnly={isPending}
          onChange={({ currentTarget }) => type('website', currentTarget.value)}
        />
        {LINKS.map((link) => (
          <TextField
            key={link}
            label={LABELS[link]}
            name={link}
            {...(link === 'link1' && {
              help: 'Where else your work can be seen: a shop, a gallery, a profile.',
            })}
            {...address}
            value={values[link]}
            readOnly={isPending}
            onChange={({ currentTarget }) => type(link, currentTarget.value)}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit" size="lg" disabled={isPending}>
            {isPending ? 'One moment…' : 'Continue'}
          </Button>
          <Keeping keeping={keeping} message={failure?.message ?? null} />
        </div>
      </Form>
    </>
  )
}
