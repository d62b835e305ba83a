import { Box, Spinner, Text } from '@chakra-ui/react'
import type { PartField } from '@manifest/contract/studio.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DialogButtons } from '@/ui/dialog/titled-dialog.tsx'
import { DialogFooter } from '../saving/dialog-footer.tsx'
import { RequestError } from '../workspace/api.ts'
import { PartFieldControl } from './part-field.tsx'

/** Reasons by the names of fields; '' for the whole part. */
export type FieldErrors = Record<string, string>

type FieldsFormProps = {
  /** Absent while they are read. */
  fields: PartField[] | undefined
  problem?: string | undefined
  action: string
  /** Returns the reasons why the values are refused, if they are. */
  onSubmit: (values: Record<string, string>) => Promise<FieldErrors | undefined>
  onDismiss: () => void
  children?: ReactNode
}

/** The fields of a dialog, with the reasons of the server at each. */
export function FieldsForm({ fields, problem, action, onSubmit, onDismiss, children }: FieldsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [aria-describedby] input')?.focus()
  }, [errors])

  // The dialog opens before its fields are read. A change of the fields keeps the focus where the user is.
  const hasFields = fields !== undefined
  const isFirst = useRef(true)
  useEffect(() => {
    if (!(hasFields && isFirst.current)) return
    isFirst.current = false
    list.current?.querySelector<HTMLElement>('input:not([type="radio"]), select, textarea')?.focus()
  }, [hasFields])

  async function submit() {
    if (isBusy || !fields) return
    setBusy(true)
    const values = fields.map(({ name, value }) => [name, typed[name] ?? value ?? ''])
    try {
      setErrors((await onSubmit(Object.fromEntries(values))) ?? {})
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setErrors({ '': error.message })
    }
    setBusy(false)
  }

  const whole = errors[''] ?? problem
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Box ref={list} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {children}
        {fields?.map((field) => (
          <PartFieldControl
            key={field.name}
            field={field}
            value={typed[field.name] ?? field.value ?? ''}
            error={errors[field.name]}
            onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        {!(fields || problem) && <Spinner aria-label="Lendo o formulário" />}
      </Box>
      {whole !== undefined && (
        <Text role="alert" color="danger.fg" mt="4">
          {whole}
        </Text>
      )}
      <DialogFooter>
        <DialogButtons
          action={action}
          busyText="Um momento…"
          isBusy={isBusy || !fields}
          onAction={() => void submit()}
          onCancel={onDismiss}
        />
      </DialogFooter>
    </form>
  )
}
