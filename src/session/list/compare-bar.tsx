import { Button, Flex, Text } from '@chakra-ui/react'
import { LuColumns2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { findPagePath } from '@/routes/page-path.ts'
import { comparison, toggleCompared } from '@/state/comparison.ts'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** The number of chosen subjects, with a link to their comparison. It stays at the list's end while the list scrolls. */
export function CompareBar({ onOpen }: { onOpen: (() => void) | undefined }) {
  const { subjectIds } = useSnapshot(comparison)
  const count = subjectIds.length
  const path = findPagePath('consultas/compare/page')
  if (count === 0 || !path) return null
  const clear = () => {
    for (const id of subjectIds) toggleCompared(id)
  }
  return (
    <Flex role="group" aria-label="Comparação" css={barCss}>
      <Text role="status" flex="1 1 8rem" textStyle="small" color="fg.muted">
        {count === 1 ? '1 assunto escolhido. Escolha mais um.' : `${count} assuntos escolhidos`}
      </Text>
      <Button size="sm" variant="ghost" colorPalette="neutral" minH={touchHeight} onClick={clear}>
        Limpar
      </Button>
      {count > 1 && (
        <Button asChild size="sm" minH={touchHeight}>
          <RouteLink to={path} onClick={onOpen}>
            <LuColumns2 aria-hidden="true" />
            Comparar {count} assuntos
          </RouteLink>
        </Button>
      )}
    </Flex>
  )
}

/** At the end of the page, or of a dialog, whose padding it covers. On phones it is above the navigation. */
const barCss = {
  position: 'sticky',
  bottom: { base: 'bottomBar', md: '0' },
  zIndex: '1',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1',
  mt: '3',
  px: '3',
  py: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border.emphasized',
  'dialog &': { bottom: '-3', mx: '-2', px: '5' },
} as const
