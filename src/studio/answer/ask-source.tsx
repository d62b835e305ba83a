import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { purposes } from '@/generated/purposes.ts'
import { findControl } from '@/kinds/index.ts'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { RequestError, useRequest } from '../workspace/api.ts'
import { askAboutDrafts } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'
import { answerState } from './answer-state.ts'
import { VariantField } from './target-fields.tsx'

type AskSourceProps = { onAnswer: (text: string) => void }

/** Asks the source of a consulta with typed values. They and the answer are in memory only. */
export function AskSource({ onAnswer }: AskSourceProps) {
  const { target } = useSnapshot(answerState)
  const { content } = useSnapshot(workspace)
  const families = content?.families ?? []
  const [chosen, setChosen] = useState<string>()
  const ofFamily = families.find(({ family }) => family === target.family)?.variants[0]?.id
  const id = chosen ?? (target.id || ofFamily || '')
  const { answer, problem } = useRequest(id || undefined, [], (signal) =>
    askAboutDrafts('consulta', { id }, signal),
  )
  return (
    <Box
      role="group"
      aria-label="Pedir à fonte"
      display="grid"
      gap="3"
      borderTopWidth="1px"
      pt="3"
      width="full"
    >
      <VariantField label="Consulta" value={id} onChange={setChosen} />
      {problem !== undefined && <Text color="fg.error">{problem}.</Text>}
      {answer && <AskForm key={id} definition={answer.definition} onAnswer={onAnswer} />}
    </Box>
  )
}

type AskFormProps = AskSourceProps & { definition: ConsultaDefinition }

function AskForm({ definition: { id, fields, purpose: purposeRule }, onAnswer }: AskFormProps) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [purpose, setPurpose] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    setProblem(undefined)
    try {
      const chosen = purpose === '' ? {} : { purpose }
      const { status, text } = await askAboutDrafts('ask', { id, values, ...chosen })
      if (status >= 400) setProblem(`A fonte recusou o pedido, com o código ${status}.`)
      else if (text.trim() === '') setProblem(`A fonte respondeu sem conteúdo, com o código ${status}.`)
      else onAnswer(text)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setProblem(`${error.message}.`)
    }
    setAsking(false)
  }
  return (
    <chakra.form display="grid" gap="3" noValidate autoComplete="off" onSubmit={(event) => void ask(event)}>
      {fields.map((field) => {
        const Control = findControl(field)
        return (
          <FormField key={field.name} label={field.label} required={field.required} help={field.help}>
            <Control
              field={field}
              initial=""
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
              onBlur={() => undefined}
            />
          </FormField>
        )
      })}
      {purposeRule === 'required' && (
        <FormField label="Finalidade" required>
          <Select size="sm" value={purpose} onChange={({ target }) => setPurpose(target.value)}>
            <option value="">Escolha</option>
            {purposes.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {problem !== undefined && (
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      )}
      <Flex>
        <Button type="submit" size="sm" aria-disabled={isAsking}>
          {isAsking ? 'Perguntando…' : 'Perguntar'}
        </Button>
      </Flex>
    </chakra.form>
  )
}
