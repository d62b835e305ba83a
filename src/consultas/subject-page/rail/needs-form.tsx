import { Button, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuSearch } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { findControl } from '../../../kinds/index.ts'
import type { FormProblems, FormValues } from '../../form/form-values.ts'
import { purposeField } from '../../form/purpose.ts'
import { PurposeField } from '../../form/purpose-field.tsx'
import { useFormState } from '../../form/use-form-state.ts'
import { listMissingFields } from '../build-sections.ts'
import type { Section } from '../section.ts'

type NeedsFormProps = {
  section: Section
  onSubmit: (values: FormValues) => void
  onCancel: () => void
}

/** A form with only the values that a consulta still needs, and its purpose. */
export function NeedsForm({
  section: { definition, values = {}, title },
  onSubmit,
  onCancel,
}: NeedsFormProps) {
  const fields = listMissingFields(definition, values)
  const showProblems = (problems: FormProblems) => {
    const invalid = [...fields, purposeField()].find(({ name }) => problems[name] !== undefined)
    if (!invalid) return
    announce(`${invalid.label}: ${problems[invalid.name]}`)
    focusControl(invalid.name)
  }
  const { problems, change, changePurpose, blur, form } = useFormState(
    definition,
    values,
    onSubmit,
    showProblems,
    () => undefined,
  )
  const focusControl = (name: string) => {
    const control = form.ref.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
    form.ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  /** The form closes, so the entry of the consulta takes the focus. */
  const cancel = () => {
    form.ref.current?.closest('li')?.querySelector('button')?.focus()
    onCancel()
  }
  return (
    <form
      {...form}
      autoComplete="off"
      aria-label={`Dados para ${title}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The sheet around the form stays open.
        event.preventDefault()
        cancel()
      }}
    >
      <Flex direction="column" gap="3" p="3" my="1" borderWidth="1px" borderRadius="control" bg="bg.subtle">
        {fields.map((field) => {
          const Control = findControl(field)
          return (
            <FormField
              key={field.name}
              label={field.label}
              required={field.required}
              error={problems[field.name]}
              help={field.help}
            >
              <Control
                field={field}
                initial={values[field.name] ?? ''}
                onChange={(value) => change(field, value)}
                onBlur={() => blur(field)}
              />
            </FormField>
          )
        })}
        {definition.purpose && (
          <PurposeField error={problems[purposeField().name]} onChange={changePurpose} />
        )}
        <Flex gap="2" onMouseDown={keepFocus}>
          <Button type="submit" size="sm" minH={touchHeight} flex="1">
            <LuSearch aria-hidden="true" /> Consultar
          </Button>
          <Button size="sm" minH={touchHeight} variant="ghost" onClick={cancel}>
            Cancelar
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
