import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { LuCircleAlert } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { recognise } from '@/kinds/recognise.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { tabAnswers } from '@/state/tabs/tab-answers.ts'
import { listAcceptedKinds, nameRecognised } from './accepted-kinds.ts'
import type { PaletteEntry } from './entries.ts'
import type { PastedList } from './pasted-text.ts'
import { Results } from './results.tsx'
import { type PaletteResult, useSearch } from './use-search.ts'

/** The part of the suggestions that handles the keys of the field. */
export type Suggest = { onKeyDown: (event: KeyboardEvent) => void }

type SuggestionsProps = {
  ref: Ref<Suggest>
  query: string
  pasted: PastedList | undefined
  listId: string
  /** The query that the user sent before the suggestions were there. */
  submitted: RefObject<string | null>
  onActive: (id: string | undefined) => void
  onChosen: () => void
}

/** The results of a search, below its field. */
export default function Suggestions(props: SuggestionsProps) {
  const { ref, query, pasted, listId, submitted, onActive, onChosen } = props
  const finder = useFinder({ query, pasted, listId, onChoose: onChosen })
  const { activeId, onKeyDown, chooseUnread } = finder
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useLayoutEffect(() => onActive(activeId), [activeId])
  useEffect(() => {
    if (submitted.current === query) chooseUnread()
    submitted.current = null
  }, [])
  return <FinderList finder={finder} />
}

/** The results of a search, with the reasons of invalid values, and the number of results for screen readers. */
function FinderList({ finder }: { finder: Finder }) {
  const { listId, searched, pasted, shown, entries, active, choose } = finder
  const { groups, total, problems, isReading } = shown
  const isEmpty = searched.trim() === ''
  return (
    <>
      {problems.map((problem) => (
        <Flex key={problem} gap="2" px="5" py="4" color="fg.error" fontWeight="500">
          <Text as="span" flexShrink="0" pt="0.5">
            <LuCircleAlert aria-hidden="true" />
          </Text>
          <Text overflowWrap="anywhere">{problem}</Text>
        </Flex>
      ))}
      <Results id={listId} groups={groups} active={active} onChoose={choose} />
      <VisuallyHidden role="status">{buildAnnouncement(shown)}</VisuallyHidden>
      {total === 0 && problems.length === 0 && (
        <Text px="4" py="6" color="fg.muted" textAlign="center" overflowWrap="anywhere">
          {isReading ? readingText : `Nada encontrado para “${searched}”.`}
        </Text>
      )}
      {total > entries.length && (
        <Footer>
          Mostrando {entries.length} de {formatCounted(total, 'resultado', 'resultados')}. Continue digitando
          para refinar.
        </Footer>
      )}
      {isEmpty && !pasted && total === entries.length && <Footer>{buildPasteHint()}</Footer>}
    </>
  )
}

function buildPasteHint(): string {
  const { nouns, isFeminine } = nameRecognised()
  const [one, them] = isFeminine ? ['uma', 'delas'] : ['um', 'deles']
  const list = `Cole ${one} ${nouns}, uma lista ${them}`
  return listAcceptedKinds().includes('name') ? `${list}, ou escreva um nome.` : `${list}.`
}

const readingText = 'Conferindo as linhas…'

const Footer = ({ children }: { children: ReactNode }) => (
  <Text px="4" py="2.5" textStyle="small" color="fg.muted" borderTopWidth="1px">
    {children}
  </Text>
)

/** Announces recognised values, errors and the number of results. */
const buildAnnouncement = ({ groups, problems, total, isReading }: PaletteResult) =>
  isReading
    ? readingText
    : [
        ...problems,
        ...groups.flatMap(({ title, isValue }) => (isValue ? [title] : [])),
        countText(total),
      ].join('. ')

const countText = (total: number) =>
  total === 0 ? 'Nenhum resultado' : formatCounted(total, 'resultado', 'resultados')

type Finder = {
  listId: string
  /** The query of `shown`, which may be older than the typed one. */
  searched: string
  pasted: PastedList | undefined
  shown: PaletteResult
  entries: PaletteEntry[]
  /** Index of the active option, counted over all groups. */
  active: number
  activeId: string | undefined
  choose: (entry: PaletteEntry) => void
  /** Opens the first result, unless that may start a query: the user has not read it. */
  chooseUnread: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type FinderOptions = {
  query: string
  pasted: PastedList | undefined
  listId: string
  /** Runs before an entry opens. */
  onChoose: () => void
}

/**
 * Searches for a query, or for the batches of a pasted list, and handles the keys of the combobox: arrows select, Enter
 * opens or runs.
 */
function useFinder({ query, pasted, listId, onChoose }: FinderOptions): Finder {
  const [selected, select] = useState({ query, pasted, index: 0 })
  const navigate = useNavigateTo()
  const { search, inputs } = useSearch(pasted)
  const searched = useDeferredValue(query)
  const { version } = useSnapshot(tabAnswers)
  const values = useMemo(
    () =>
      recognise(searched, listAcceptedKinds()).flatMap(({ value, problem }) =>
        problem === undefined ? [value] : [],
      ),
    [searched],
  )
  useTabAnswers(values)
  const shown = useMemo(() => search(searched), [searched, version, ...inputs])
  const entries = listEntries(shown)
  // A new query starts at the first option.
  const active = selected.query === query && selected.pasted === pasted ? selected.index : 0
  const choose = ({ path, run }: PaletteEntry) => {
    onChoose()
    if (run) run()
    else if (path !== undefined) navigate(path)
  }
  const findFirst = () => (searched === query ? entries : listEntries(search(query)))[0]
  const chooseUnread = () => {
    const first = findFirst()
    if (first && !first.mayQuery) choose(first)
  }
  const move = (index: number) => {
    const next = (index + entries.length) % Math.max(1, entries.length)
    select({ query, pasted, index: next })
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown') move(active + 1)
    else if (key === 'ArrowUp') move(active - 1)
    else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      // An Enter right after a letter counts, even if the results of the letter have not been rendered yet.
      const chosen = searched === query ? entries[active] : findFirst()
      if (chosen) choose(chosen)
    } else return
    event.preventDefault()
  }
  const activeId = entries.length > 0 ? `${listId}-${active}` : undefined
  return { listId, searched, pasted, shown, entries, active, activeId, choose, chooseUnread, onKeyDown }
}

const listEntries = ({ groups }: PaletteResult) => groups.flatMap(({ entries }) => entries)
