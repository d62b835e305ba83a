import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuFolderOpen, LuPlay } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import type { BatchTarget } from '../batch-target.ts'
import { useRequiredPurpose } from '../use-required-purpose.tsx'
import type { SavedBatch, SavedBatchProblem } from './read-saved.ts'

/** Enough for a batch of tens of thousands of long answers. */
const maxBytes = 200_000_000

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

async function readSavedFile(file: File, target: BatchTarget): Promise<SavedBatch | SavedBatchProblem> {
  if (file.size > maxBytes) return { problem: 'O arquivo tem mais de 200 MB.' }
  try {
    const [{ readSaved }, text] = await Promise.all([import('./read-saved.ts'), file.text()])
    return readSaved(text, target)
  } catch {
    return { problem: 'Não foi possível ler o arquivo. Escolha-o de novo.' }
  }
}

type ContinueSavedProps = { target: BatchTarget; onContinue: (saved: SavedBatch) => void }

/** Continues a batch from a saved file. It shows what is left before it queries anything. */
export function ContinueSaved({ target, onContinue }: ContinueSavedProps) {
  const [saved, setSaved] = useState<SavedBatch>()
  const purpose = useRequiredPurpose(target.form)
  const [problem, setProblem] = useState<string>()
  const choose = async ([file]: FileList) => {
    if (!file) return
    const found = await readSavedFile(file, target)
    const hasProblem = 'problem' in found
    setSaved(hasProblem ? undefined : found)
    setProblem(hasProblem ? found.problem : undefined)
    announce(hasProblem ? found.problem : savedBatchText(found))
  }
  const start = () => saved && purpose.startWithPurpose(() => onContinue(saved))
  return (
    <Box mt="5" pt="5" borderTopWidth="1px">
      <FormField label="Continuar de um arquivo salvo" error={problem}>
        <Box>
          <FileButton
            icon={<LuFolderOpen aria-hidden="true" />}
            text="Abrir lote salvo"
            accept=".json,application/json"
            onFiles={(files) => void choose(files)}
          />
        </Box>
      </FormField>
      {saved && purpose.renderField(start)}
      {saved && (
        <Flex role="group" aria-label="Lote salvo" align="center" gap="4" wrap="wrap" mt="4">
          <Text fontVariantNumeric="tabular-nums">{savedBatchText(saved)}</Text>
          <Button onClick={start}>
            <LuPlay aria-hidden="true" /> Continuar lote
          </Button>
        </Flex>
      )}
    </Box>
  )
}

function savedBatchText({ lines, earlierOutcomes, savedAt }: SavedBatch): string {
  const left = lines.length - earlierOutcomes.size
  const answered = `${formatCount(earlierOutcomes.size)} de ${formatCounted(lines.length, 'linha consultada', 'linhas consultadas')}`
  return `Salvo em ${time.format(savedAt)}: ${answered}, ${formatCounted(left, 'por consultar', 'por consultar')}.`
}
