import { type RefObject, useMemo } from 'react'
import type { useReportProblem } from '#client/actors/report-problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { readExport } from '#machines/journal/read-export.ts'
import { JournalReview } from './journal-review.tsx'
import * as say from './messages.tsx'

type Report = ReturnType<typeof useReportProblem>

interface ReportFormProps extends Pick<Report, 'errors' | 'failure' | 'isSending' | 'send'> {
  journal: string
  draft: RefObject<string>
}

export const ReportForm = ({ journal, draft, errors, failure, isSending, send }: ReportFormProps) => {
  const exported = useMemo(() => readExport(JSON.parse(journal)), [journal])
  return (
    <Form
      errors={errors}
      failure={failure?.message ?? null}
      onSubmit={(values) => send(String(values.get('note')))}
    >
      <TextAreaField
        label={say.whatWentWrong}
        name="note"
        required
        maxLength={2000}
        defaultValue={draft.current}
        onChange={({ currentTarget }) => {
          draft.current = currentTarget.value
        }}
      />
      <JournalReview exported={exported} text={journal} />
      <Button type="submit" disabled={isSending}>
        {isSending ? say.sending : say.sendReport}
      </Button>
    </Form>
  )
}
