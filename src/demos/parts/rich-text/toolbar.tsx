import { Box, chakra } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { LuLink } from 'react-icons/lu'
import { type Command, commandGroups, formatKeys } from './toolbar-commands.tsx'

type ToolbarProps = {
  editor: Editor
  ref: RefObject<HTMLDivElement | null>
  /** The id of the editable text. */
  controls: string
  isLinkOpen: boolean
  onLink: () => void
}

/** Arrow keys, Home and End move between the buttons; Tab enters and leaves the toolbar as one stop. */
export function Toolbar({ editor, ref, controls, isLinkOpen, onLink }: ToolbarProps) {
  const [currentId, setCurrentId] = useState('undo')
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      link: editor.isActive('link'),
      ...Object.fromEntries(
        commandGroups.flat().flatMap(({ id, isActive, isPossible }) => [
          [id, isActive?.(editor) ?? false],
          [`${id}:possible`, isPossible?.(editor) ?? true],
        ]),
      ),
    }),
  }) as Record<string, boolean>

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      // A dialog around the editor stays open.
      event.preventDefault()
      editor.commands.focus()
      return
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const isRTL = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: isRTL ? -1 : 1, ArrowLeft: isRTL ? 1 : -1 }
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    const targets: Record<string, number> = { Home: 0, End: buttons.length - 1 }
    const next = targets[event.key] ?? index + (steps[event.key] ?? 0)
    if (next === index) return
    event.preventDefault()
    buttons[(next + buttons.length) % buttons.length]?.focus()
  }

  const shared = (id: string) => ({
    type: 'button' as const,
    tabIndex: id === currentId ? 0 : -1,
    onFocus: () => setCurrentId(id),
    // A press must not take the selection away from the text.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  const renderCommand = ({ id, label, icon, keys, run, isActive }: Command) => (
    <button
      key={id}
      {...shared(id)}
      aria-label={label}
      title={keys ? `${label} (${formatKeys(keys)})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={isActive && states[id]}
      aria-disabled={states[`${id}:possible`] ? undefined : true}
      onClick={() => run(editor)}
    >
      {icon}
    </button>
  )

  return (
    <chakra.div
      ref={ref}
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      css={toolbarCss}
      onKeyDown={moveFocus}
    >
      {commandGroups.map((group) => (
        <Box key={group[0]?.id} data-group>
          {group.map(renderCommand)}
        </Box>
      ))}
      <Box data-group>
        <button
          {...shared('link')}
          aria-label="Link"
          title="Link (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          aria-pressed={states.link}
          aria-expanded={isLinkOpen}
          onClick={onLink}
        >
          <LuLink />
        </button>
      </Box>
    </chakra.div>
  )
}

const toolbarCss = {
  display: 'flex',
  // Phones scroll one line sideways.
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'thin',
  columnGap: '2',
  rowGap: '1',
  p: '1.5',
  bg: 'bg.subtle',
  borderBottomWidth: '1px',
  borderTopRadius: 'control',
  '& [data-group]': { display: 'flex', flexShrink: '0', gap: '0.5' },
  '& [data-group] + [data-group]': { ps: '2', borderInlineStartWidth: '1px' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms, color 150ms',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'primary.subtle', color: 'primary.fg' },
    '&[aria-disabled]': { opacity: '0.4', cursor: 'default' },
  },
} as const
