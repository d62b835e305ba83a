import { Box, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import { LuBraces, LuCopy, LuPrinter, LuSheet, LuTable2 } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { SavingProgress } from '../exporting/saving-progress.tsx'
import { useSaving } from '../exporting/use-saving.ts'
import type { Answered } from '../outcome.ts'
import { answerText } from './answer-text.ts'
import type { AnswerFileKind } from './export/save-answer.ts'
import { PrintContext } from './print/print-context.ts'
import { ResultAction } from './result-action.tsx'
import { RevealContext } from './reveal.ts'
import type { IsShown } from './reveal-state.ts'
import { sensitivePaths } from './sensitive-paths.ts'

type ResultActionsProps = {
  definition: ConsultaDefinition
  found: Answered
}

/** The actions on a whole answer: copy, print and export; below them how far an export is. */
export function ResultActions({ definition, found }: ResultActionsProps) {
  const { isShown } = use(RevealContext)
  const queryDetails = use(PrintContext)
  const { saving, save } = useSaving()

  const copy = () => {
    const isPartial = hasHiddenPath(sensitivePaths(definition, found.answer), isShown)
    const done = isPartial ? 'Resultado copiado; dados ocultos ficaram de fora' : 'Resultado copiado'
    return copyText(() => answerText(definition, found, isShown), done)
  }

  const saveAs = (kind: AnswerFileKind) =>
    save(async (options) => {
      const { saveAnswer } = await import('./export/save-answer.ts')
      await saveAnswer(kind, { definition, found, isShown, queryDetails }, options)
    })

  return (
    <>
      <Flex role="group" aria-label="Ações do resultado" gap="1.5" wrap="wrap" ms={{ md: 'auto' }}>
        <ResultAction icon={<LuCopy />} onClick={() => void copy()}>
          Copiar
        </ResultAction>
        <ResultAction icon={<LuPrinter />} onClick={() => window.print()}>
          Imprimir
        </ResultAction>
        <ResultAction icon={<LuSheet />} onClick={() => void saveAs('csv')}>
          CSV
        </ResultAction>
        <ResultAction icon={<LuBraces />} onClick={() => void saveAs('json')}>
          JSON
        </ResultAction>
        <ResultAction icon={<LuTable2 />} onClick={() => void saveAs('xlsx')}>
          Planilha
        </ResultAction>
      </Flex>
      {saving && (
        <Box flexBasis="full" order="1">
          <SavingProgress saving={saving} />
        </Box>
      )}
    </>
  )
}

function hasHiddenPath(paths: Iterable<string>, isShown: IsShown): boolean {
  for (const path of paths) if (!isShown(path)) return true
  return false
}
