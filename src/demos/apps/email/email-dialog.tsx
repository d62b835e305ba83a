import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { type EmailDraft, sendEmail } from './store.ts'

const loadCheck = async () => createCheck((await import('./email-fields.ts')).emailFields)

type EmailDialogProps = {
  initialDraft: EmailDraft
  onClose: () => void
}

export function EmailDialog({ initialDraft, onClose }: EmailDialogProps) {
  const { errors, form } = useValidatedForm(loadCheck, (values) => {
    sendEmail({ ...values, draftId: initialDraft.draftId })
    void notify.success('Send Successfully')
    onClose()
  })
  return (
    <FormDialog title="Escrever e-mail" submit="Enviar" form={form} onClose={onClose}>
      <TextField
        label="Para"
        name="to"
        type="email"
        inputMode="email"
        defaultValue={initialDraft.to}
        aria-required
        error={errors.to}
        placeholder="ana@exemplo.com.br"
      />
      <TextField
        label="Assunto"
        name="title"
        defaultValue={initialDraft.title}
        aria-required
        error={errors.title}
      />
      <TextAreaField label="Mensagem" name="desc" defaultValue={initialDraft.desc} rows={7} />
    </FormDialog>
  )
}
