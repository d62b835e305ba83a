import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuFileJson, LuSend, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatDecimal } from '@/lib/format/quantity.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import { LongTextField } from '../form/text-control.tsx'
import { answerState, forgetAnswer } from './answer-state.ts'
import { AskSource } from './ask-source.tsx'

/** Longer texts would slow the text field down. In characters. */
const maxShown = 200_000

/** The answer: pasted, of a file, or of the source. */
export function AnswerSource() {
  const { text, problem, isReading } = useSnapshot(answerState, { sync: true })
  const [isAsking, setAsking] = useState(false)
  const [fileProblem, setFileProblem] = useState<string>()
  const take = (next: string) => {
    setFileProblem(undefined)
    answerState.text = next
  }
  const takeFile = async ([file]: FileList) => {
    if (!file) return
    try {
      take(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
    } catch {
      setFileProblem('O arquivo não é texto em UTF-8: salve-o com essa codificação.')
    }
  }
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <DropZone onFiles={(files) => void takeFile(files)} align="stretch">
        {text.length > maxShown ? (
          <Text>Resposta de {formatLength(text.length)}, longa demais para mostrar aqui.</Text>
        ) : (
          <FormField
            label="Resposta em JSON"
            help="Fica só na memória desta página: nada dela é gravado."
            error={fileProblem ?? problem}
          >
            <LongTextField
              size="sm"
              value={text}
              rows={text === '' ? 10 : 5}
              placeholder="Cole aqui a resposta da fonte, ou solte o arquivo."
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => take(target.value)}
              css={{ fontFamily: 'mono', fontSize: '12px' }}
            />
          </FormField>
        )}
        {text.length > maxShown && (fileProblem ?? problem) && (
          <Text role="alert" color="fg.error">
            {fileProblem ?? problem}
          </Text>
        )}
        <Flex wrap="wrap" gap="2" align="center">
          <FileButton
            icon={<LuFileJson aria-hidden="true" />}
            text="Escolher arquivo"
            accept=".json,.txt,application/json"
            onFiles={(files) => void takeFile(files)}
          />
          <Button size="sm" variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            <LuSend aria-hidden="true" /> Pedir à fonte
          </Button>
          {text !== '' && (
            <Button size="sm" variant="ghost" onClick={() => forgetAnswer()}>
              <LuTrash2 aria-hidden="true" /> Descartar a resposta
            </Button>
          )}
          <Text role="status" textStyle="small" color="fg.muted">
            {isReading ? 'Lendo a resposta…' : ''}
          </Text>
        </Flex>
        {isAsking && (
          <AskSource
            onAnswer={(answer) => {
              take(answer)
              setAsking(false)
            }}
          />
        )}
      </DropZone>
      <PublicData />
    </Box>
  )
}

/** As the option `--public` of the command line. */
function PublicData() {
  const { isPublic } = useSnapshot(answerState)
  const id = useId()
  return (
    <Box>
      <Flex as="label" align="center" gap="2" cursor="pointer" fontWeight="500">
        <Checkbox
          aria-describedby={id}
          checked={isPublic}
          onChange={({ target }) => {
            answerState.isPublic = target.checked
          }}
        />
        Dados públicos: manter os valores como estão
      </Flex>
      <Text id={id} textStyle="small" color="fg.muted">
        Para feriados, bancos, tabelas e outros dados que não são de ninguém. Sem isso, o exemplo tem valores
        inventados.
      </Text>
    </Box>
  )
}

const formatLength = (length: number) => `${formatDecimal(length / 1_000_000)} MB`
