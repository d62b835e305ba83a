import { Button, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/resolved.ts'
import { type ReactNode, use } from 'react'
import { LuBraces, LuCopy, LuEye, LuEyeOff, LuPrinter, LuSheet } from 'react-icons/lu'
import { notify } from '@/ui/notify.ts'
import type { Found } from '../outcome.ts'
import { answerText } from './answer-text.ts'
import { copyText } from './copy-text.ts'
import type { FileKind } from './export/save-answer.ts'
import { RevealContext } from './reveal.ts'

type ResultActionsProps = {
  definition: ConsultaDefinition
  found: Found
  /** Where the sensitive values of the answer are. */
  sensitive: readonly string[]
}

/** What can be done with a whole answer: show what it hides, copy, print and save it. */
export function ResultActions({ definition, found, sensitive }: ResultActionsProps) {
  const { isShown, isAllShown, toggleAll } = use(RevealContext)

  const copy = () => {
    const isPartial = sensitive.some((path) => !isShown(path))
    const done = isPartial ? 'Resultado copiado; dados ocultos ficaram de fora' : 'Resultado copiado'
    return copyText(() => answerText(definition, found.answer, isShown), done)
  }

  const save = async (kind: FileKind) => {
    try {
      const { saveAnswer } = await import('./export/save-answer.ts')
      saveAnswer(kind, definition, found, isShown)
    } catch {
      notify.error('Não foi possível exportar')
    }
  }

  return (
    <Flex role="group" aria-label="Ações do resultado" gap="1.5" wrap="wrap">
      {sensitive.length > 0 && (
        <Action icon={isAllShown ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
          {isAllShown ? 'Ocultar tudo' : 'Mostrar tudo'}
        </Action>
      )}
      <Action icon={<LuCopy />} onClick={() => void copy()}>
        Copiar
      </Action>
      <Action icon={<LuPrinter />} onClick={() => window.print()}>
        Imprimir
      </Action>
      <Action icon={<LuSheet />} onClick={() => void save('csv')}>
        CSV
      </Action>
      <Action icon={<LuBraces />} onClick={() => void save('json')}>
        JSON
      </Action>
    </Flex>
  )
}

type ActionProps = { icon: ReactNode; onClick: () => void; children: ReactNode }

/** One of them; on a narrow screen its word alone, so that all of them stand in a row. */
const Action = ({ icon, onClick, children }: ActionProps) => (
  <Button
    size="xs"
    variant="outline"
    colorPalette="neutral"
    px={{ base: '2', md: '2.5' }}
    onClick={onClick}
    css={{ '& svg': { display: { base: 'none', md: 'block' } } }}
  >
    {icon}
    {children}
  </Button>
)
