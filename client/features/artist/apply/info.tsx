import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { BioField, NameField, WebFields } from '../details/detail-fields.tsx'
import { LABELS } from '../details/labels.ts'
import styles from './apply.module.css'
import { Keeping } from './keeping.tsx'
import * as say from './messages.tsx'

const NO_ERRORS = {}
const LONGEST_LINE = 100

/** /artist/apply/info: who applies. It is kept as it is typed. */
export const Info = ({ applying }: { applying: Applying }) => {
  const { values, failure, isPending, type, give, keeping } = applying
  const errors = failure?.kind === 'invalid' ? failure.fields : NO_ERRORS
  const detail = { values, isHeld: isPending, type }
  return (
    <>
      <p className={styles.lead}>{say.whoYouAre}</p>
      <Form
        errors={errors}
        failure={failure && keeping !== 'unkept' ? failure.message : null}
        onSubmit={give}
      >
        <NameField {...detail} />
        <TextField
          label={LABELS.location}
          name="location"
          help={say.townAndCountry}
          required
          maxLength={LONGEST_LINE}
          value={values.location}
          readOnly={isPending}
          onChange={({ currentTarget }) => type('location', currentTarget.value)}
        />
        <BioField {...detail} />
        <WebFields {...detail} helpOfWebsite={say.webAddress} helpOfLinks={say.whereElse} />
        <div className={styles.actions}>
          <Button type="submit" size="lg" disabled={isPending}>
            {isPending ? say.oneMoment : say.continueOn}
          </Button>
          <Keeping keeping={keeping} message={failure?.message ?? null} />
        </div>
      </Form>
    </>
  )
}
