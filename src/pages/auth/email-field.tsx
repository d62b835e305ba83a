import { TextField } from '@/ui/forms/field.tsx'

type EmailFieldProps = { defaultValue?: string | undefined; error: string | undefined }

/** The e-mail of an account. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label="E-mail"
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    aria-required
    {...props}
  />
)
