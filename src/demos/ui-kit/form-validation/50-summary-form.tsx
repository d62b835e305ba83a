import { Box, Button, chakra, Heading, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck, type FieldErrors } from '@/ui/forms/check.ts'
import { FreeField } from '../basics.tsx'
import { createRequiredTextSchema } from '../fields/text-schemas.ts'

export const meta = {
  title: 'Resumo dos erros',
  description: 'O foco vai para o resumo; cada erro leva ao seu campo.',
}

const check = createCheck(
  z.object({
    subject: createRequiredTextSchema('Informe o assunto'),
    contact: z.email('Informe um e-mail como ana@exemplo.com.br'),
    protocol: z.string().check(z.regex(/^\d{4}-\d{6}$/, 'O protocolo é como 2026-000123')),
  }),
)

const labels = { subject: 'Assunto', contact: 'E-mail para resposta', protocol: 'Protocolo' }

export default function SummaryForm() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // In the order of the page.
  const wrong = Object.keys(labels).flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : []))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { fieldErrors = {} } = check(event.currentTarget)
    flushSync(() => setErrors(fieldErrors))
    if (Object.keys(fieldErrors).length > 0) return summary.current?.focus()
    notify.success('Send Successfully')
    event.currentTarget.reset()
  }

  const focusField = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="4">
        {wrong.length > 0 && (
          <Box
            ref={summary}
            tabIndex={-1}
            role="group"
            aria-labelledby="resumo-dos-erros"
            p="4"
            borderWidth="1px"
            borderColor="border.error"
            borderRadius="control"
            outline="none"
            _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
          >
            <Heading as="h3" id="resumo-dos-erros" textStyle="h3" mb="2">
              {wrong.length === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${wrong.length} campos`}
            </Heading>
            <chakra.ul ps="5" color="fg.error">
              {wrong.map(([name, message]) => (
                <li key={name}>
                  <chakra.button
                    type="button"
                    textAlign="start"
                    textDecoration="underline"
                    cursor="pointer"
                    borderRadius="sm"
                    focusVisibleRing="outside"
                    onClick={() => focusField(name)}
                  >
                    {message}
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          </Box>
        )}
        {Object.entries(labels).map(([name, label]) => (
          <FreeField key={name} name={name} label={label} required error={errors[name]} />
        ))}
        <Button type="submit" alignSelf="flex-start">
          Registrar chamado
        </Button>
      </Stack>
    </form>
  )
}
