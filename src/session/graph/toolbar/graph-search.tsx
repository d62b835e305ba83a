import { Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import type { Camera } from '../canvas/camera.ts'
import { findCenter } from '../layout/boxes.ts'
import type { Workbench } from '../use-workbench.ts'

type GraphSearchProps = { workbench: Workbench; camera: RefObject<Camera | undefined> }

/** Searches nodes by name or value. It brings the first one to the middle; Enter goes to the next. */
export function GraphSearch({ workbench, camera }: GraphSearchProps) {
  const { query, setQuery, matches, boxes, select } = workbench
  const [index, setIndex] = useState(0)
  const centre = (next: number) => {
    const id = matches?.[next]
    const box = id === undefined ? undefined : boxes.get(id)
    if (box) camera.current?.centre(findCenter(box))
    return id
  }
  useEffect(() => {
    setIndex(0)
    if (!matches) return
    centre(0)
    announce(matches.length === 0 ? 'Nada encontrado no grafo' : `${matches.length} no grafo`)
  }, [query])
  const goToNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !matches || matches.length === 0) return
    event.preventDefault()
    const next = index >= 0 && event.shiftKey ? index - 1 + matches.length : index + 1
    // The first Enter selects the node that is in the middle already.
    const target = workbench.selectedId === matches[index] ? next % matches.length : index
    setIndex(target)
    const id = centre(target)
    if (id !== undefined) select(id)
  }
  return (
    <Flex align="center" gap="2" flex={{ base: '1 1 100%', md: '0 1 auto' }} minW="0" onKeyDown={goToNext}>
      <SearchField
        label="Buscar no grafo"
        placeholder="Nome ou valor"
        value={query}
        onChange={setQuery}
        width={{ base: 'full', md: '220px' }}
      />
      {matches && (
        <Text color="fg.muted" textStyle="small" whiteSpace="nowrap">
          {matches.length === 0 ? 'Nada encontrado' : `${index + 1} de ${matches.length}`}
        </Text>
      )}
    </Flex>
  )
}
