import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuFolderOpen, LuPlay } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { momentFormat } from '@/lib/format/dates.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { nextReport } from '@/routes/next-page.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import type { BatchTarget } from '../batch-target.ts'
import { showRun } from '../live/earlier-runs.ts'
import { readLiveRuns, startRun } from '../live/live-runs.ts'
import { useRequiredPurpose } from '../use-required-purpose.tsx'
import type { SavedBatch, SavedBatchProblem } from './read-saved.ts'

async function readFile(file: File, target: BatchTarget): Promise<SavedBatch | SavedBatchProblem> {
  try {
    const { readSavedFile } = await import('./read-saved.ts')
    return await readSavedFile(file, target)
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
  const [isReading, setReading] = useState(false)
  const latest = useRef<File>(undefined)
  const choose = async ([file]: FileList) => {
    if (!file) return
    latest.current = file
    setReading(true)
    const found = await readFile(file, target)
    if (latest.current !== file) return
    setReading(false)
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
      <Text role="status" color="fg.muted" mt={isReading ? '2' : undefined}>
        {isReading && 'Lendo o lote salvo…'}
      </Text>
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
  return `Salvo em ${momentFormat.format(savedAt)}: ${answered}, ${formatCounted(left, 'por consultar', 'por consultar')}.`
}

/** Shows the batch that another page hands over. One with data has all its outcomes, so nothing is queried. */
export function useHandedOverBatch(target: BatchTarget): void {
  // A report may open while its page is on screen.
  const { key } = useLocation()
  useEffect(() => {
    const report = nextReport.take(target.path)
    if (!report) return
    const { id, data } = report
    if (data === undefined || readLiveRuns().some((live) => live.id === id)) return showRun(id)
    import('./read-saved.ts').then(
      ({ readSaved }) => {
        const saved = readSaved(data, target)
        if ('problem' in saved) return notify.error(saved.problem, { duration: 6000 })
        const { lines, ...others } = saved
        if (others.earlierOutcomes.size === lines.length) startRun(target, lines, { id, ...others })
      },
      () => notify.error('Não foi possível abrir o lote. Abra-o de novo.', { duration: 6000 }),
    )
  }, [target, key])
}
