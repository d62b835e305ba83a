import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuCircleAlert } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Results } from './results.tsx'
import type { Finder } from './use-finder.ts'
import type { PaletteResult } from './use-search.ts'

/** The results of a search, with the reasons of invalid values, and the number of results for screen readers. */
export function FinderList({ finder }: { finder: Finder }) {
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
      {isEmpty && !pasted && total === entries.length && (
        <Footer>Cole um documento, telefone, e-mail ou placa, uma lista deles, ou escreva um nome.</Footer>
      )}
    </>
  )
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
