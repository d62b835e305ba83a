import { Button, Flex, Text } from '@chakra-ui/react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { LuListChecks } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { useOptionalPart } from '@/ui/feedback/part-note.tsx'
import { type PartRetry, RetryButton } from '@/ui/feedback/retry-button.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { isTooLong, type PastedList, readPastedList } from './pasted-text.ts'
import type { Suggest } from './suggestions.tsx'

const suggestions = createOnDemand(() => import('./suggestions.tsx'))

type SearchBoxOptions = {
  /** True if the results are shown. Their code loads when they are first shown. */
  isOpen: boolean
  /** Shows the results, after a change or a key that needs them. */
  onOpen: () => void
  /** Called before a result opens. */
  onChosen: () => void
}

/**
 * The combobox of the search. What is typed and pasted before the results are loaded counts. A pasted list stays out
 * of the field, and the field then filters the batches that take the list.
 */
export function useSearchBox({ isOpen, onOpen, onChosen }: SearchBoxOptions) {
  const [query, setQuery] = useState('')
  const [pasted, setPasted] = useState<PastedList>()
  const [activeId, setActiveId] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const suggest = useRef<Suggest>(null)
  /** The query that the user sent before there were results. */
  const submitted = useRef<string>(null)
  const listId = useId()
  const { value: loaded, failure } = useOptionalPart(suggestions, isOpen)
  const isShown = isOpen && loaded !== undefined

  const keepList = (list: PastedList) => {
    setPasted(list)
    announce(formatPastedList(list))
    onOpen()
  }
  const change = (text: string) => {
    submitted.current = null
    const list = isTooLong(text) ? readPastedList(text) : undefined
    setQuery(list ? '' : text)
    if (list) keepList(list)
    else onOpen()
  }
  /** A field of one line would lose the line ends of a list, and freezes with megabytes of text. */
  const takeList = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const list = readPastedList(data.getData('text'))
    if (!list) return
    event.preventDefault()
    keepList(list)
  }
  const removeList = () => {
    setPasted(undefined)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Backspace' && query === '' && pasted) removeList()
    else if (isShown) suggest.current?.onKeyDown(event)
    else if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
    else if (key === 'Enter' && query !== '' && !event.nativeEvent.isComposing) {
      // Results that were hidden open again first: Enter opens nothing that the user did not read.
      submitted.current = loaded ? null : query
      onOpen()
    }
  }
  return {
    clear: () => {
      setQuery('')
      setPasted(undefined)
    },
    fieldProps: {
      ref: field,
      id: `${listId}-field`,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown && activeId !== undefined,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown ? activeId : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      value: query,
      onChange: ({ target }: { target: HTMLInputElement }) => change(target.value),
      onPaste: (event: ClipboardEvent) => takeList(event, event.clipboardData),
      onDrop: (event: DragEvent) => takeList(event, event.dataTransfer),
      onKeyDown,
    },
    note: pasted && <PastedNote list={pasted} onRemove={removeList} />,
    results: loaded ? (
      <loaded.default
        ref={suggest}
        query={query}
        pasted={pasted}
        listId={listId}
        submitted={submitted}
        onActive={setActiveId}
        onChosen={onChosen}
      />
    ) : (
      <ResultsPending failure={failure} />
    ),
  } as const
}

const countCharacters = ([line = '', ...others]: readonly string[]) =>
  others.length > 0 ? '' : ` de ${formatCounted(line.length, 'caractere', 'caracteres')}`

/** Returns the size of a pasted list: 'Lista colada: 200.000 linhas'. */
const formatPastedList = ({ lines }: PastedList) =>
  `Lista colada: ${formatCounted(lines.length, 'linha', 'linhas')}${countCharacters(lines)}`

type PastedNoteProps = { list: PastedList; onRemove: () => void }

/** The pasted list of a search, which is not in the field. */
const PastedNote = ({ list, onRemove }: PastedNoteProps) => (
  <Flex align="center" gap="3" ps="4" pe="2" py="1.5" borderBottomWidth="1px">
    <LuListChecks aria-hidden="true" />
    <Text flex="1" fontVariantNumeric="tabular-nums">
      {formatPastedList(list)}
    </Text>
    <Button size="xs" minH={touchHeight} variant="ghost" onClick={onRemove}>
      Retirar a lista
    </Button>
  </Flex>
)

const failureText = 'Não foi possível carregar os resultados'

/** In place of the results until their code is loaded, and after it failed to load. */
const ResultsPending = ({ failure }: { failure: PartRetry | undefined }) => (
  <Flex role="status" align="center" justify="center" wrap="wrap" gap="3" px="4" py="5" color="fg.muted">
    <Text>{failure ? failureText : 'Carregando os resultados…'}</Text>
    {failure && <RetryButton {...failure} failure={failureText} size="sm" variant="outline" />}
  </Flex>
)
