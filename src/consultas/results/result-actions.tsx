import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type ReactNode, use } from 'react'
import { LuBraces, LuCopy, LuEye, LuEyeOff, LuPrinter, LuSheet, LuTable2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { reveal, setReveal } from '@/state/reveal.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { SavingProgress } from '../exporting/saving-progress.tsx'
import { useSaving } from '../exporting/use-saving.ts'
import type { AnsweredOutcome } from '../outcome.ts'
import { RevealContext } from './answer-context.ts'
import { answerText } from './answer-text.ts'
import type { AnswerFileKind } from './export/save-answer.ts'
import { PrintContext } from './print/print-context.ts'
import { listSensitivePaths } from './sensitive-paths.ts'
import type { IsRevealed } from './shown-text.ts'

type ResultActionsProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
}

/** Shows the actions on a whole answer (copy, print, export), and the progress of an export. */
export function ResultActions({ definition, found }: ResultActionsProps) {
  const { isRevealed } = use(RevealContext)
  const queryDetails = use(PrintContext)
  const { saving, save } = useSaving()

  const copy = () => {
    const isPartial = hasHiddenPath(listSensitivePaths(definition, found.answer), isRevealed)
    const done = isPartial ? 'Resultado copiado; dados ocultos ficaram de fora' : 'Resultado copiado'
    return copyText(() => answerText(definition, found, isRevealed), done)
  }

  const saveAs = (kind: AnswerFileKind) =>
    save(async (options) => {
      const { saveAnswer } = await import('./export/save-answer.ts')
      await saveAnswer(kind, { definition, found, isRevealed, queryDetails }, options)
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

function hasHiddenPath(paths: Iterable<string>, isRevealed: IsRevealed): boolean {
  for (const path of paths) if (!isRevealed(path)) return true
  return false
}

type ActionProps = { icon: ReactNode; onClick: () => void; children: ReactNode }

/** A button for an action on the answer. Narrow screens hide the icon, so that all buttons fit in a row. */
export const ResultAction = ({ icon, onClick, children }: ActionProps) => (
  <Button
    size="xs"
    minH={touchHeight}
    variant="outline"
    colorPalette="neutral"
    px={{ base: '1.5', md: '2.5' }}
    onClick={onClick}
    css={{ '& svg': { display: { base: 'none', md: 'block' } } }}
  >
    {icon}
    {children}
  </Button>
)

/**
 * Reveals or hides all sensitive values of the answer. Once they are revealed, a checkbox reveals them in
 * later answers too.
 */
export function RevealAll() {
  const { isAllRevealed, toggleAll } = use(RevealContext)
  const { isOn } = useSnapshot(reveal)
  return (
    <>
      <ResultAction icon={isAllRevealed ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
        {isAllRevealed ? 'Ocultar tudo' : 'Mostrar tudo'}
      </ResultAction>
      {(isAllRevealed || isOn) && (
        <chakra.label
          // Stands below all actions, so that it does not move them.
          order="1"
          display="flex"
          alignItems="center"
          justifyContent={{ md: 'flex-end' }}
          gap="1.5"
          width="full"
          minH={touchHeight}
          color="fg.muted"
          textStyle="small"
          cursor="pointer"
        >
          <Checkbox checked={isOn} onChange={({ currentTarget }) => setReveal(currentTarget.checked)} />
          Mostrar sempre, até você sair
        </chakra.label>
      )}
    </>
  )
}
