import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { LuGitCompare, LuRedo2, LuSave, LuUndo2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { draftState, redo, undo } from '../workspace/drafts.ts'
import { showMessage, toolbarMessage, workspace } from '../workspace/workspace.ts'

export type StudioDialog = 'save' | 'changes'

type ToolbarProps = {
  onOpen: (dialog: StudioDialog) => void
  children?: React.ReactNode
}

/** The head of the studio: what is not saved, and what can be done with it. */
export function Toolbar({ onOpen, children }: ToolbarProps) {
  const { drafts, done, undone } = useSnapshot(draftState)
  const { diagnostics, opened, problem } = useSnapshot(workspace)
  const { text: message } = useSnapshot(toolbarMessage)
  const count = Object.keys(drafts).length
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors

  const runUndo = () => {
    const label = undo()
    if (label !== undefined) showMessage(`Desfeito: ${label}`)
  }
  const runRedo = () => {
    const label = redo()
    if (label !== undefined) showMessage(`Refeito: ${label}`)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      if (count > 0) onOpen('save')
      return
    }
    // Text fields have an undo of their own, and so has the YAML editor.
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, .cm-editor')
    if (isWriting || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) runRedo()
    else runUndo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      px="4"
      minH="14"
      py="2"
      borderBottomWidth="1px"
      bg="bg.panel"
      wrap="wrap"
    >
      <Heading as="h1" textStyle="h2">
        Manifesto
      </Heading>
      <Text color={problem ? 'danger.fg' : 'fg.muted'} textStyle="small" role="status" minW="0">
        {problem ?? (message || describeState(count, errors, warnings))}
      </Text>
      <Flex ms="auto" gap="2" wrap="wrap">
        {children}
        <ToolButton label="Desfazer" isOff={done.length === 0} detail={done.at(-1)?.label} onClick={runUndo}>
          <LuUndo2 />
        </ToolButton>
        <ToolButton
          label="Refazer"
          isOff={undone.length === 0}
          detail={undone.at(-1)?.label}
          onClick={runRedo}
        >
          <LuRedo2 />
        </ToolButton>
        <ToolButton
          label="Mudanças"
          isOff={opened?.hasGit !== true}
          detail={noGit(opened?.hasGit)}
          onClick={() => onOpen('changes')}
        >
          <LuGitCompare />
        </ToolButton>
        <Button
          size="sm"
          aria-disabled={count === 0}
          title="Ctrl+S"
          onClick={() => count > 0 && onOpen('save')}
        >
          <LuSave aria-hidden="true" /> Salvar
          {count > 0 && (
            <chakra.span
              fontVariantNumeric="tabular-nums"
              aria-label={formatCounted(count, 'arquivo', 'arquivos')}
            >
              {count}
            </chakra.span>
          )}
        </Button>
      </Flex>
    </Flex>
  )
}

const noGit = (hasGit: boolean | undefined) =>
  hasGit === false ? 'O manifesto não está num repositório do git' : undefined

function describeState(count: number, errors: number, warnings: number): string {
  const unsaved = count === 0 ? 'Tudo salvo' : `${formatCounted(count, 'arquivo', 'arquivos')} por salvar`
  const found = [
    ...(errors > 0 ? [formatCounted(errors, 'erro', 'erros')] : []),
    ...(warnings > 0 ? [formatCounted(warnings, 'aviso', 'avisos')] : []),
  ]
  return [unsaved, found.length > 0 ? found.join(' e ') : 'sem erros'].join(', ')
}

type ToolButtonProps = {
  label: string
  isOff: boolean
  detail: string | undefined
  onClick: () => void
  children: React.ReactNode
}

const ToolButton = ({ label, isOff, detail, onClick, children }: ToolButtonProps) => (
  <Button size="sm" variant="outline" aria-disabled={isOff} title={detail} onClick={() => isOff || onClick()}>
    <chakra.span aria-hidden="true">{children}</chakra.span> {label}
  </Button>
)
