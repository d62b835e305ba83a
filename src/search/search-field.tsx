import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { pasteLines } from './paste-lines.ts'
import type { Suggest } from './suggestions.tsx'

const suggestions = createOnDemand(() => import('./suggestions.tsx'))

const label = 'CPF, CNPJ, placa, CEP, telefone, nome… ou cole uma lista'

/** Screens on which a focused field does not open a keyboard over the page. */
const withKeyboard = '(min-width: 768px) and (hover: hover) and (pointer: fine)'

/**
 * The search of Ctrl+K as a field of a page, focused when the page opens. Its code loads at the first key, paste or
 * press. What is typed until then counts.
 */
export function SearchField() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const suggest = useRef<Suggest>(null)
  /** The query whose first result opens as soon as there are results. */
  const submitted = useRef<string>(null)
  const listId = useId()
  const Suggestions = useOnDemand(suggestions, isOpen, () => {
    setOpen(false)
    notify.error('Não foi possível abrir a busca')
  })?.default
  const isShown = isOpen && Suggestions !== undefined

  const change = (text: string) => {
    setQuery(text)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') {
      if (isOpen) setOpen(false)
      else setQuery('')
    } else if (suggest.current) suggest.current.onKeyDown(event)
    else if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true)
    else if (key === 'Enter' && query !== '' && !event.nativeEvent.isComposing) {
      // Results that were hidden open again first: Enter opens nothing that the user did not read.
      submitted.current = Suggestions ? null : query
      setOpen(true)
    }
  }
  return (
    <Box
      role="search"
      css={box}
      data-page-focus={useMediaQuery(withKeyboard) || undefined}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <chakra.label htmlFor={`${listId}-field`} css={labelStyle}>
        {label}
      </chakra.label>
      <LuSearch aria-hidden="true" />
      <chakra.input
        id={`${listId}-field`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && activeId !== undefined}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown ? activeId : undefined}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        css={field}
        value={query}
        onChange={({ target }) => change(target.value)}
        onPaste={pasteLines(change)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <Suggestions
          ref={suggest}
          query={query}
          listId={listId}
          submitted={submitted}
          onActive={setActiveId}
          onClose={() => {
            setOpen(false)
            setQuery('')
          }}
        />
      )}
    </Box>
  )
}

const box = {
  position: 'relative',
  '& > svg': { position: 'absolute', bottom: '18px', insetStart: '4', boxSize: '5', color: 'fg.muted' },
} as const

// Phones show the label, because the field is too short for the placeholder.
const labelStyle = {
  display: 'block',
  mb: '2',
  color: 'fg.muted',
  md: { srOnly: true },
} as const

const field = {
  display: 'block',
  width: 'full',
  height: '14',
  ps: '12',
  pe: '4',
  fontSize: '16px',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'panel',
  boxShadow: 'panel',
  focusVisibleRing: 'outside',
  _placeholder: { color: { base: 'transparent', md: 'fg.muted' } },
} as const
