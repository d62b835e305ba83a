import { Flex } from '@chakra-ui/react'
import type { Field } from '@manifest/field.ts'
import { type FormEvent, useRef, useState } from 'react'
import { announce } from '@/ui/announcer.tsx'
import { FormField } from '@/ui/field.tsx'
import { controlOf } from './fields/registry.ts'
import { FormButtons } from './form-buttons.tsx'
import { type FormProblems, type FormValues, normaliseValues, problemOf, problemsOf } from './form-values.ts'

type ConsultaFormProps = {
  fields: readonly Field[]
  /** Values to try the consulta with; without them nothing offers to fill them in. */
  sample: FormValues | undefined
  isAsking: boolean
  onAsk: (values: FormValues) => void
  onClear: () => void
}

/** The form of a consulta. It checks a field when it is left and all of them on submit; the first wrong one gets the focus. */
export function ConsultaForm({ fields, sample, isAsking, onAsk, onClear }: ConsultaFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const raw = useRef<FormValues>({})
  const [problems, setProblems] = useState<FormProblems>({})
  // Controls keep their own state: another round makes new ones, which start from its values.
  const [{ round, initial }, setRound] = useState<{ round: number; initial: FormValues }>({
    round: 0,
    initial: {},
  })

  const check = (field: Field) => {
    const values = normaliseValues(fields, raw.current)
    const problem = values[field.name] === undefined ? undefined : problemOf(field, values)
    setProblems(({ [field.name]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [field.name]: problem },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = normaliseValues(fields, raw.current)
    const found = problemsOf(fields, values)
    setProblems(found)
    const wrong = fields.find(({ name }) => found[name] !== undefined)
    if (!wrong) return onAsk(values)
    announce(`${wrong.label}: ${found[wrong.name]}`)
    const control = form.current?.elements.namedItem(wrong.name)
    if (control instanceof HTMLElement) control.focus()
  }

  const startFrom = (values: FormValues) => {
    raw.current = values
    setProblems({})
    setRound({ round: round + 1, initial: values })
  }

  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      <Flex direction="column" gap="4" key={round}>
        {fields.map((field) => {
          const Control = controlOf(field)
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
                initial={initial[field.name] ?? ''}
                onChange={(value) => {
                  raw.current = { ...raw.current, [field.name]: value }
                  if (problems[field.name] !== undefined) check(field)
                }}
                onBlur={() => check(field)}
              />
            </FormField>
          )
        })}
      </Flex>
      <FormButtons
        isAsking={isAsking}
        onClear={() => {
          startFrom({})
          onClear()
        }}
        onSample={sample && (() => startFrom(sample))}
      />
    </form>
  )
}
