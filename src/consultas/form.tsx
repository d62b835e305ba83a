import { Button, Flex } from '@chakra-ui/react'
import type { Field } from '@manifest/field.ts'
import { type FormEvent, useRef, useState } from 'react'
import { LuEraser, LuSearch } from 'react-icons/lu'
import { announce } from '@/ui/announcer.tsx'
import { FormField } from '@/ui/field.tsx'
import { controlOf } from './fields/registry.ts'
import { type FormProblems, type FormValues, normaliseValues, problemOf, problemsOf } from './form-values.ts'

type ConsultaFormProps = {
  fields: readonly Field[]
  isAsking: boolean
  onAsk: (values: FormValues) => void
  onClear: () => void
}

/** The form of a consulta. It checks a field when it is left and all of them on submit; the first wrong one gets the focus. */
export function ConsultaForm({ fields, isAsking, onAsk, onClear }: ConsultaFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const raw = useRef<Record<string, string>>({})
  const [problems, setProblems] = useState<FormProblems>({})
  const [round, setRound] = useState(0)

  const check = (field: Field) => {
    const values = normaliseValues(fields, raw.current)
    const { [field.name]: _before, ...others } = problems
    const problem = values[field.name] === undefined ? undefined : problemOf(field, values)
    setProblems(problem === undefined ? others : { ...others, [field.name]: problem })
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

  const clear = () => {
    raw.current = {}
    setProblems({})
    setRound(round + 1)
    onClear()
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
                initial=""
                onChange={(value) => {
                  raw.current[field.name] = value
                  if (problems[field.name] !== undefined) check(field)
                }}
                onBlur={() => check(field)}
              />
            </FormField>
          )
        })}
      </Flex>
      <Flex gap="2" mt="5">
        <Button type="submit" size="md" flex="1" aria-busy={isAsking || undefined}>
          <LuSearch aria-hidden="true" /> Consultar
        </Button>
        <Button type="button" size="md" variant="outline" colorPalette="neutral" onClick={clear}>
          <LuEraser aria-hidden="true" /> Limpar
        </Button>
      </Flex>
    </form>
  )
}
