import { Box, Button, Spinner } from '@chakra-ui/react'
import type { OutlineNode } from '@manifest/contract/studio.ts'
import { LuLayoutList } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Tree } from '../tree/tree.tsx'
import { select, selection, workspace } from '../workspace/workspace.ts'

type NavigationProps = {
  groups: OutlineNode[] | undefined
  query: string
  onQuery: (query: string) => void
}

/** The manifest's tree with its search, which filters the overview too. */
export function Navigation({ groups, query, onQuery }: NavigationProps) {
  const { place } = useSnapshot(selection)
  const { diagnostics, isRead } = useSnapshot(workspace)
  return (
    <Box
      as="nav"
      aria-label="Manifesto"
      position="relative"
      borderInlineEndWidth="1px"
      minH="0"
      maxH={{ base: '40dvh', lg: 'none' }}
      overflowY="auto"
      p="2"
    >
      {groups && isRead ? (
        <>
          <SearchField label="Buscar no manifesto" value={query} onChange={onQuery} width="full" mb="2" />
          <Button
            size="sm"
            variant="ghost"
            colorPalette={place ? 'neutral' : 'primary'}
            w="full"
            justifyContent="start"
            mb="1"
            aria-current={place ? undefined : 'true'}
            onClick={() => select(undefined)}
          >
            <LuLayoutList aria-hidden="true" /> Visão geral
          </Button>
          <Tree groups={groups} query={query} diagnostics={diagnostics} />
        </>
      ) : (
        <Spinner aria-label="Lendo o manifesto" m="3" />
      )}
    </Box>
  )
}
