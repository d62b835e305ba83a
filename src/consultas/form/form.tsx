import { Box, Flex } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { useEffect, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { findControl } from '../../fields/registry.ts'
import { FormButtons } from './form-buttons.tsx'
import type { FormProblems, FormShape, FormValues } from './form-values.ts'
import { PastedNotice, usePastedList } from './pasted-list.tsx'
import { ProblemSummary, summaryTitle } from './problem-summary.tsx'
import { purposeField } from './purpose.ts'
import { PurposeField } from './purpose-field.tsx'
import { useFormState } from './use-form-state.ts'

type ConsultaFormProps = {
  definition: FormShape
  /** The initial values. */
  initialValues?: FormValues | undefined
  /** Example values to try the consulta with; without them there is no button for them. */
  sample: FormValues | undefined
  /** The text of the button that submits the form. */
  submitLabel?: string
  isPending: boolean
  /** The name of the field that takes the focus when the page opens. */
  autoFocusField?: string | undefined
  /** Takes several values of the first field to the batch that asks the same of many. */
  onBatch?: ((values: string[]) => void) | undefined
  onSubmit: (values: FormValues) => void
  /** Told of the values, as they would be sent, at each change. */
  onEdit: (values: FormValues) => void
  onClear: () => void
  /** Goes back to what was asked; without it there is no button for it. */
  onCancel?: (() => void) | undefined
}

/** Keeps a control that takes the focus, label included, clear of the fixed header and bottom bar. */
const scrollMargins = {
  '& :is(input, select)': { scrollMarginTop: '112px', scrollMarginBottom: '96px' },
} as const

/** The controls are uncontrolled: to give them other values, a new round remounts them, by its number as key. */
type FormMount = { number: number; initial: FormValues }

/**
 * The form of a consulta. Validation messages are shown at their fields and, if several, in a summary; the first takes
 * the focus.
 */
export function ConsultaForm({
  definition,
  initialValues = {},
  sample,
  submitLabel = 'Consultar',
  isPending,
  autoFocusField,
  onBatch,
  onSubmit,
  onEdit,
  onClear,
  onCancel,
}: ConsultaFormProps) {
  const { fields } = definition
  const purposeInput = definition.purpose && purposeField()
  const controls = purposeInput ? [...fields, purposeInput] : fields
  const [isRefused, setRefused] = useState(false)
  const [{ number, initial }, setFormMount] = useState<FormMount>({ number: 0, initial: initialValues })
  const { problems, change, changePurpose, blur, restart, form } = useFormState(
    definition,
    initialValues,
    submit,
    showProblems,
    onEdit,
  )
  const { pasted, onPaste, clearPasted } = usePastedList(definition)

  function focusField(field: Field | undefined) {
    const control = form.ref.current?.elements.namedItem(field?.name ?? '')
    if (control instanceof HTMLElement) control.focus()
  }

  function submit(values: FormValues) {
    setRefused(false)
    onSubmit(values)
  }

  function showProblems(found: FormProblems) {
    const invalidFields = controls.filter(({ name }) => found[name] !== undefined)
    const [first] = invalidFields
    const summary = invalidFields.length > 1 ? `${summaryTitle(invalidFields)}. ` : ''
    setRefused(true)
    if (first) announce(`${summary}${first.label}: ${found[first.name]}`)
    focusField(first)
  }

  const remountWith = (values: FormValues) => {
    clearPasted()
    restart(values)
    setRefused(false)
    setFormMount({ number: number + 1, initial: values })
  }

  const isCleared = number > 0 && Object.keys(initial).length === 0
  // The controls of a round exist only once it is rendered.
  useEffect(() => {
    if (isCleared) focusField(fields[0])
  }, [number])

  const invalidFields = controls.filter(({ name }) => problems[name] !== undefined)

  return (
    <form {...form} autoComplete="off">
      <Flex direction="column" gap="4" key={number} css={scrollMargins}>
        {fields.map((field) => {
          const Control = findControl(field)
          return (
            <Box
              key={field.name}
              data-page-focus={field.name === autoFocusField || undefined}
              onPaste={(event) => onPaste(field, event)}
            >
              <FormField
                label={field.label}
                required={field.required}
                error={problems[field.name]}
                help={field.help}
              >
                <Control
                  field={field}
                  initial={initial[field.name] ?? ''}
                  onChange={(value) => {
                    if (pasted && field === fields[0]) clearPasted()
                    change(field, value)
                  }}
                  onBlur={() => blur(field)}
                />
              </FormField>
              {pasted && onBatch && field === fields[0] && (
                <PastedNotice pasted={pasted} onBatch={() => onBatch(pasted.values)} />
              )}
            </Box>
          )
        })}
        {purposeInput && (
          <Box data-page-focus={purposeInput.name === autoFocusField || undefined}>
            <PurposeField error={problems[purposeInput.name]} onChange={changePurpose} />
          </Box>
        )}
      </Flex>
      {isRefused && invalidFields.length > 1 && (
        <ProblemSummary invalidFields={invalidFields} problems={problems} onFocusField={focusField} />
      )}
      <FormButtons
        submitLabel={submitLabel}
        isPending={isPending}
        onCancel={onCancel}
        onClear={() => {
          remountWith({})
          onClear()
          announce('Formulário limpo')
        }}
        onSample={
          sample &&
          (() => {
            remountWith(sample)
            announce('Formulário preenchido com um exemplo')
          })
        }
      />
    </form>
  )
}
