import { Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import { LuBraces, LuCopy, LuPrinter, LuSheet, LuTable2 } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { Found } from '../outcome.ts'
import { answerText } from './answer-text.ts'
import type { FileKind } from './export/save-answer.ts'
import { PrintContext } from './print/print-context.ts'
import { ResultAction } from './result-action.tsx'
import { RevealContext } from './reveal.ts'

type ResultActionsProps = {
  definition: ConsultaDefinition
  found: Found
  /** The paths of the answer's sensitive values. */
  sensitive: readonly string[]
}

/** The actions on a whole answer: copy, print and export. */
export function ResultActions({ definition, found, sensitive }: ResultActionsProps) {
  const { isShown } = use(RevealContext)
  const asked = use(PrintContext)

  const copy = () => {
    const isPartial = sensitive.some((path) => !isShown(path))
    const done = isPartial ? 'Resultado copiado; dados ocultos ficaram de fora' : 'Resultado copiado'
    return copyText(() => answerText(definition, found.answer, isShown), done)
  }

  const save = async (kind: FileKind) => {
    try {
      const { saveAnswer } = await import('./export/save-answer.ts')
      await saveAnswer(kind, definition, found, isShown, asked)
    } catch {
      notify.error('Não foi possível exportar')
    }
  }

  return (
    <Flex role="group" aria-label="Ações do resultado" gap="1.5" wrap="wrap" ms={{ md: 'auto' }}>
      <ResultAction icon={<LuCopy />} onClick={() => void copy()}>
        Copiar
      </ResultAction>
      <ResultAction icon={<LuPrinter />} onClick={() => window.print()}>
        Imprimir
      </ResultAction>
      <ResultAction icon={<LuSheet />} onClick={() => void save('csv')}>
        CSV
      </ResultAction>
      <ResultAction icon={<LuBraces />} onClick={() => void save('json')}>
        JSON
      </ResultAction>
      <ResultAction icon={<LuTable2 />} onClick={() => void save('xlsx')}>
        Planilha
      </ResultAction>
    </Flex>
  )
}
