import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { SourceBatch } from '@manifest/contract/source-batch.ts'
import { listTextFields } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { LuArrowRight, LuFileUp } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { countLines } from '@/lib/text-lines.ts'
import { nextList } from '@/routes/next-page.ts'
import { askFirst } from '@/session/ask-first.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchLine } from '../run/progress.ts'
import { ContinueSaved } from '../saved/continue-saved.tsx'
import type { SavedBatch } from '../saved/read-saved.ts'
import { ServerBatchList } from '../server/server-batch-list.tsx'
import { continueList, describeMending, type EnteredList, isLongText } from './entered-list.ts'
import { ListArea, PastedSummary } from './list-area.tsx'
import { maxBytes, useFileReader } from './read-file.ts'

type InputStepProps = {
  target: BatchTarget
  /** The list from before, if the user comes back to this step. */
  entered: EnteredList | undefined
  /** The field of the list. The page reads what is typed when the user leaves it. */
  area: RefObject<HTMLTextAreaElement | null>
  onListEntered: (list: EnteredList) => void
  /** Keeps a pasted list that is too long for the field; `undefined` removes it. */
  onKeep: (list: EnteredList | undefined) => void
  onContinue: (saved: SavedBatch) => void
  onOpenServerBatch: (opened: SourceBatch, lines: BatchLine[]) => void
}

/** Describes the format of a line: the fields in the order of the form. */
function lineHelp(fields: readonly Field[]): string {
  const [first, ...others] = listTextFields(fields)
  if (!first) return ''
  if (others.length === 0) return `Um por linha: ${first.label}.`
  const labels = [first, ...others].map(({ label, required }) => (required ? label : `${label} (opcional)`))
  return `Um por linha, em colunas separadas por ponto e vírgula ou tabulação: ${labels.join('; ')}.`
}

/** Shows the step in which the user pastes, picks or drops a list. */
export function InputStep(props: InputStepProps) {
  const { target, entered, area, onListEntered, onKeep, onContinue, onOpenServerBatch } = props
  const { max, path } = target
  const { fields } = target.form
  const [listProblem, setListProblem] = useState<string>()

  // Another page may have passed on a list, which is checked at once.
  useEffect(() => {
    const text = nextList.take(path)
    if (text !== undefined) onListEntered({ text })
  }, [path])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const list = continueList(entered, area.current?.value ?? '')
    if (list) return onListEntered(list)
    const problem = 'Cole a lista ou escolha um arquivo'
    setListProblem(problem)
    announce(problem)
    area.current?.focus()
  }

  const summary = useRef<HTMLDivElement>(null)
  const hasSummary = entered !== undefined && entered.name === undefined && isLongText(entered.text)
  const hadSummary = useRef(hasSummary)
  useEffect(() => {
    if (hadSummary.current === hasSummary) return
    hadSummary.current = hasSummary
    const shown = hasSummary ? summary : area
    shown.current?.focus()
  }, [hasSummary])
  const keepLongText = (text: string) => {
    if (text.length > maxBytes) {
      const problem = 'A lista colada tem mais de 10 MB. Divida-a em partes menores.'
      setListProblem(problem)
      return announce(problem)
    }
    setListProblem(undefined)
    onKeep({ text })
    announce(formatCounted(countLines(text), 'linha colada', 'linhas coladas'))
  }

  const { isReading, problem: fileProblem, readList } = useFileReader(onListEntered)
  const chooseFile = async (file: File) => {
    if (await confirmReplacement(continueList(entered, area.current?.value ?? ''))) await readList(file)
  }

  return (
    <Panel>
      <form noValidate autoComplete="off" onSubmit={submit}>
        <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="stretch">
          <Box flex="1 1 0" minW="0">
            <FormField label="Lista" help={lineHelp(fields)} error={listProblem}>
              {hasSummary ? (
                <PastedSummary ref={summary} text={entered.text} onRemove={() => onKeep(undefined)} />
              ) : (
                <ListArea
                  ref={area}
                  initial={entered?.name === undefined ? (entered?.text ?? '') : ''}
                  onInput={() => setListProblem(undefined)}
                  onLongText={keepLongText}
                />
              )}
            </FormField>
          </Box>
          <Box flex="1 1 0" minW="0">
            <FormField
              label="Arquivo XLSX, CSV ou TXT"
              error={fileProblem}
              help="Planilha até 20 MB, texto até 10 MB em qualquer codificação. As outras colunas vão junto."
            >
              <FilePicker
                isReading={isReading}
                name={entered?.name}
                onChoose={(file) => void chooseFile(file)}
              />
            </FormField>
          </Box>
        </Flex>
        <Flex gap="4" mt="5" align="center" wrap="wrap">
          <Button type="submit" size="md">
            Conferir lista <LuArrowRight aria-hidden="true" />
          </Button>
          <Text color="fg.muted" textStyle="small">
            Até {formatCount(max)} linhas. Nada é consultado antes de você conferir.
          </Text>
        </Flex>
      </form>
      {target.server && (
        <ServerBatchList server={target.server} form={target.form} onOpen={onOpenServerBatch} />
      )}
      <ContinueSaved target={target} onContinue={onContinue} />
    </Panel>
  )
}

/** Asks before another list replaces one with corrections. */
async function confirmReplacement(list: EnteredList | undefined): Promise<boolean> {
  const changes = list && describeMending(list)
  if (!changes) return true
  return askFirst({
    title: 'Trocar a lista?',
    text: `A troca descarta o que você mudou na lista atual: ${changes}.`,
    action: 'Trocar a lista',
  })
}

const accept =
  '.xlsx,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type FilePickerProps = {
  isReading: boolean
  /** The file that the list is from. */
  name: string | undefined
  onChoose: (file: File) => void
}

const pickerText = (name: string | undefined) =>
  name === undefined
    ? 'Solte o arquivo aqui, ou'
    : `A lista é de ${name}. Para trocar, solte outro arquivo aqui, ou`

/** A file picker and drop zone for a list. It takes the first of several files. */
function FilePicker({ isReading, name, onChoose }: FilePickerProps) {
  const choose = ([file]: FileList) => {
    if (file) onChoose(file)
  }
  return (
    <DropZone onFiles={choose} align="center" justify="center" textAlign="center" minH="44" flex="1">
      <Text color="fg.muted" role="status" overflowWrap="anywhere">
        {isReading ? 'Lendo o arquivo…' : pickerText(name)}
      </Text>
      <FileButton
        icon={<LuFileUp aria-hidden="true" />}
        text="Escolher arquivo"
        accept={accept}
        onFiles={choose}
      />
    </DropZone>
  )
}
