import { Alert, Box, Button, chakra, Flex, Link } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useRef, useState } from 'react'
import { LuCircleCheck, LuCircleX } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { FreeField } from '../basics.tsx'

export const meta = {
  title: 'Resumo de erros',
  description: 'O foco vai ao resumo; cada linha leva ao campo.',
}

type Problem = { name: string; text: string }

const fields = [
  { name: 'fantasia', label: 'Nome fantasia', text: 'Informe o nome fantasia' },
  { name: 'cidade', label: 'Cidade', text: 'Informe a cidade' },
] as const

export default function ErrorList() {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = fields.filter(({ name }) => String(data.get(name)).trim() === '')
    setProblems(found)
    setSaved(found.length === 0)
    requestAnimationFrame(() => summary.current?.focus())
  }

  const focusField = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

  return (
    <chakra.form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        {(problems.length > 0 || isSaved) && (
          <Alert.Root
            ref={summary}
            recipe={alertSlotRecipe}
            variant="surface"
            colorPalette={isSaved ? 'success' : 'danger'}
            role="alert"
            tabIndex={-1}
          >
            <Alert.Indicator>{isSaved ? <LuCircleCheck /> : <LuCircleX />}</Alert.Indicator>
            <Alert.Content>
              <Alert.Title>
                {isSaved
                  ? 'Está tudo preenchido.'
                  : `Para continuar, corrija ${formatCounted(problems.length, 'campo', 'campos')}`}
              </Alert.Title>
              <Box as="ul" ps="4" listStyleType="disc">
                {problems.map(({ name, text }) => (
                  <li key={name}>
                    <Link
                      href="#page-title"
                      color="inherit"
                      textDecoration="underline"
                      onClick={(event) => {
                        event.preventDefault()
                        focusField(name)
                      }}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </Box>
            </Alert.Content>
          </Alert.Root>
        )}
        {fields.map(({ name, label }) => (
          <FreeField
            key={name}
            name={name}
            label={label}
            error={problems.find((problem) => problem.name === name)?.text}
          />
        ))}
        <Box>
          <Button type="submit">Conferir</Button>
        </Box>
      </Flex>
    </chakra.form>
  )
}
