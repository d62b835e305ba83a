import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type ReactNode, use } from 'react'
import { LuCopy, LuDownload, LuEye, LuEyeOff } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { RevealContext } from '@/blocks/parts/answer-context.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { reveal, setReveal } from '@/state/reveal.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { useDocumentActions } from '../document/use-document-actions.tsx'
import type { AnsweredOutcome } from '../outcome.ts'
import { answerText } from './answer-parts.ts'
import { QueryContext } from './query-context.ts'
import { listSensitivePaths } from './sensitive-paths.ts'

type ResultActionsProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
}

/** Shows a menu that prints, copies or saves a whole answer, and the progress of an export. */
export function ResultActions({ definition, found }: ResultActionsProps) {
  const { isRevealed } = use(RevealContext)
  const queryDetails = use(QueryContext)
  const { printAction, fileActions, progress } = useDocumentActions({
    kinds: ['csv', 'json', 'xlsx'],
    build: async () => {
      const { buildAnswerDocument } = await import('./export/answer-document.ts')
      return buildAnswerDocument({ definition, found, isRevealed, queryDetails })
    },
  })

  const copy = () => {
    const isPartial = hasHiddenPath(listSensitivePaths(definition, found.answer), isRevealed)
    const done = isPartial ? 'Resultado copiado; dados ocultos ficaram de fora' : 'Resultado copiado'
    return copyText(() => answerText(definition, found, isRevealed), done)
  }

  return (
    <>
      <ActionMenu
        label="Exportar"
        isCompact
        icon={<LuDownload />}
        actions={[
          printAction,
          { id: 'copy', label: 'Copiar', icon: <LuCopy />, onSelect: () => void copy() },
          ...fileActions,
        ]}
      />
      {progress && (
        <Box flexBasis="full" order="1">
          {progress}
        </Box>
      )}
    </>
  )
}

function hasHiddenPath(paths: Iterable<string>, isRevealed: IsRevealed): boolean {
  for (const path of paths) if (!isRevealed(path)) return true
  return false
}

type ActionProps = {
  icon: ReactNode
  /** On phones the button has no text. */
  isCompact?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button for an action on the answer. Narrow screens hide the icon or the text, so that all buttons fit in a row. */
export const ResultAction = ({ icon, isCompact = false, onClick, children }: ActionProps) => (
  <Button
    size="xs"
    minH={touchHeight}
    variant="outline"
    colorPalette="neutral"
    px={{ base: '1.5', md: '2.5' }}
    onClick={onClick}
    css={isCompact ? compactCss : { '& svg': { display: { base: 'none', md: 'block' } } }}
  >
    {icon}
    <span>{children}</span>
  </Button>
)

const compactCss = { smDown: { minW: '11', '& span': { srOnly: true } } } as const

/** Reveals or hides all sensitive values of the answer. Once they are shown, a checkbox shows those of later answers too. */
export function RevealAll() {
  const { isAllRevealed, toggleAll } = use(RevealContext)
  const { isOn } = useSnapshot(reveal)
  return (
    <Flex align="center" gap="1.5">
      {(isAllRevealed || isOn) && (
        <chakra.label css={alwaysCss} title="Em todas as respostas, até você sair ou a tela bloquear">
          <Checkbox
            aria-label="Mostrar sempre, até você sair"
            checked={isOn}
            onChange={({ currentTarget }) => setReveal(currentTarget.checked)}
          />
          Mostrar sempre
        </chakra.label>
      )}
      <ResultAction isCompact icon={isAllRevealed ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
        {isAllRevealed ? 'Ocultar tudo' : 'Mostrar tudo'}
      </ResultAction>
    </Flex>
  )
}

const alwaysCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: touchHeight,
  px: '1',
  color: 'fg.muted',
  textStyle: 'small',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const
