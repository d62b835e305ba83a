import { Box, chakra, Flex } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { LuHistory } from 'react-icons/lu'
import { findControl } from '@/kinds/index.ts'
import { describeCost } from '@/lib/format/credits.ts'
import { useFollowedHidden } from '@/session/use-followed-hidden.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { FormProblems, FormShape, FormValues } from './form-values.ts'
import { HiddenControl } from './hidden-control.tsx'
import { type PastedList, PastedNotice, usePastedList } from './pasted-list.tsx'
import { formatSummaryTitle, ProblemSummary } from './problem-summary.tsx'
import { purposeField } from './purpose.ts'
import { PurposeField } from './purpose-field.tsx'
import { useFormState } from './use-form-state.ts'
import { useKnownValues } from './use-known-values.ts'

type ConsultaFormProps = {
  definition: FormShape
  initialValues?: FormValues | undefined
  /** Example values. Without them the form has no example button. */
  sample: FormValues | undefined
  submitLabel?: string
  /** What asking costs. By default a sentence with the definition's cost. */
  cost?: ReactNode
  isPending: boolean
  autoFocusField?: string | undefined
  /** Opens the consulta's batch with a list of values for the first field. */
  onBatch?: ((pasted: PastedList) => void) | undefined
  onSubmit: (values: FormValues) => void
  onEdit: (values: FormValues) => void
  onClear: () => void
  /** Closes the form without a query. Without it the form has no cancel button. */
  onCancel?: (() => void) | undefined
}

/** Keeps a focused control and its label clear of the fixed header and bottom bar. */
const scrollMargins = {
  '& :is(input, select)': { scrollMarginTop: '112px', scrollMarginBottom: '96px' },
} as const

/** The controls are uncontrolled: a new number remounts them with other initial values. `focused` then gets the focus. */
type FormMount = { number: number; initial: FormValues; focused?: Field | undefined }

/**
 * The form of a consulta. Validation messages are shown at their fields and, if several, in a summary. The
 * first invalid field gets the focus.
 */
export function ConsultaForm({
  definition,
  initialValues = {},
  sample,
  submitLabel = 'Consultar',
  cost = describeCost(definition.cost),
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
  const [{ number, initial, focused }, setFormMount] = useState<FormMount>({
    number: 0,
    initial: initialValues,
  })
  const { problems, read, change, changePurpose, listGivingWay, blur, restart, form } = useFormState(
    definition,
    initialValues,
    submit,
    showProblems,
    onEdit,
  )
  const { pasted, onPaste, clearPasted } = usePastedList(definition)
  const { fillNumbers, readOrigin, update } = useKnownValues(fields, read, change, listGivingWay)

  const isFollowedHidden = useFollowedHidden(initial)

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
    const summary = invalidFields.length > 1 ? `${formatSummaryTitle(invalidFields)}. ` : ''
    setRefused(true)
    if (first) announce(`${summary}${first.label}: ${found[first.name]}`)
    focusField(first)
  }

  const findFocused = () =>
    controls.find(({ name }) => form.ref.current?.elements.namedItem(name) === document.activeElement)

  const remountWith = (values: FormValues, focused: Field | undefined) => {
    clearPasted()
    restart(values)
    update()
    setRefused(false)
    setFormMount({ number: number + 1, initial: values, focused })
  }

  // The new controls exist only after they are rendered.
  useEffect(() => focusField(focused), [number])

  const invalidFields = controls.filter(({ name }) => problems[name] !== undefined)

  return (
    <form {...form} autoComplete="off">
      <Flex direction="column" gap="4" key={number} css={scrollMargins}>
        {fields.map((field) => {
          const Control = findControl(field)
          const fillNumber = fillNumbers[field.name]
          const origin = readOrigin(field)
          const start = initial[field.name]
          const isHidden = start !== undefined && start === read()[field.name] && isFollowedHidden(field)
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
                help={origin === undefined ? field.help : <KnownHelp origin={origin} help={field.help} />}
              >
                {isHidden ? (
                  <HiddenControl field={field} value={start} />
                ) : (
                  <Control
                    key={fillNumber}
                    field={field}
                    initial={(fillNumber ? read() : initial)[field.name] ?? ''}
                    onChange={(value) => {
                      if (pasted && field === fields[0]) clearPasted()
                      change(field, value)
                      update(field)
                    }}
                    onBlur={() => blur(field)}
                  />
                )}
              </FormField>
              {pasted && onBatch && field === fields[0] && (
                <PastedNotice pasted={pasted} onBatch={() => onBatch(pasted)} />
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
        cost={cost}
        isPending={isPending}
        onCancel={onCancel}
        onClear={() => {
          remountWith({}, fields[0])
          onClear()
          announce('Formulário limpo')
        }}
        onSample={
          sample &&
          (() => {
            // The button does not take the focus from a control.
            remountWith(sample, findFocused())
            announce('Formulário preenchido com um exemplo')
          })
        }
      />
    </form>
  )
}

/** The answer that a field's value comes from, before the field's help. */
const KnownHelp = ({ origin, help }: { origin: string; help: string | undefined }) => (
  <>
    <chakra.span display="flex" alignItems="center" gap="1.5" color="fg.info">
      <LuHistory aria-hidden="true" />
      <span>{origin}</span>
    </chakra.span>{' '}
    {help}
  </>
)
