import { chakra, Flex } from '@chakra-ui/react'
import {
  LuCheck,
  LuClock,
  LuFileWarning,
  LuLoaderCircle,
  LuMinus,
  LuSearchX,
  LuTriangleAlert,
} from 'react-icons/lu'
import type { PartProgress, PartState } from './engine/dossie-progress.ts'
import { stateTexts } from './state-text.ts'

const icons: Record<PartState, typeof LuCheck> = {
  waiting: LuClock,
  pending: LuLoaderCircle,
  found: LuCheck,
  incomplete: LuFileWarning,
  'not-found': LuSearchX,
  failed: LuTriangleAlert,
  skipped: LuMinus,
}

const colors: Partial<Record<PartState, string>> = {
  pending: 'info.fg',
  found: 'success.fg',
  incomplete: 'warning.fg',
  'not-found': 'warning.fg',
  failed: 'danger.fg',
}

/** Lists the parts with their states; each entry scrolls to its part. */
export const PartIndex = ({
  parts,
  onShow,
}: {
  parts: readonly PartProgress[]
  onShow: (name: string) => void
}) => (
  <chakra.nav
    aria-label="Partes do dossiê"
    position={{ xl: 'sticky' }}
    top={{ xl: '84px' }}
    bg="bg.panel"
    borderWidth="1px"
    borderColor="border.panel"
    borderRadius="panel"
    boxShadow="panel"
    p="2"
    _print={{ display: 'none' }}
  >
    <chakra.ol css={listCss}>
      {parts.map(({ part: { name, title }, state }) => {
        const Icon = icons[state]
        return (
          <li key={name}>
            <button type="button" onClick={() => onShow(name)}>
              <Flex as="span" color={colors[state] ?? 'fg.subtle'} flexShrink="0">
                <Icon aria-hidden="true" />
              </Flex>
              <span>{title}</span>
              <chakra.small srOnly>, {stateTexts[state]}</chakra.small>
            </button>
          </li>
        )
      })}
    </chakra.ol>
  </chakra.nav>
)

const listCss = {
  listStyleType: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))', xl: 'minmax(0, 1fr)' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: { base: '11', md: '8' },
    px: '3',
    py: '1',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
} as const
