import { Alert, Box, Button, CloseButton, type CloseButtonProps, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuCloudOff, LuMegaphone, LuRefreshCw, LuTriangleAlert } from 'react-icons/lu'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { OutlineButton } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { Notice } from './notice.tsx'

export const meta = { title: 'Faixas com ação', description: 'Cada uma pode ser dispensada.' }

const banners = ['novidade', 'manutenção', 'falha']

const line = { alignItems: 'center', flexWrap: 'wrap' } as const

const title = { flex: '1 1 160px' }

export default function Banners() {
  const [shown, setShown] = useState(banners)
  const [attempts, setAttempts] = useState(0)
  const show = (banner: string, render: (close: (props: CloseButtonProps) => ReactNode) => ReactNode) =>
    shown.includes(banner) &&
    render((props) => (
      <CloseButton
        size="xs"
        aria-label={`Dispensar a ${banner}`}
        {...props}
        onClick={() => setShown(shown.filter((each) => each !== banner))}
      />
    ))
  return (
    <Flex direction="column" gap="3">
      {show('novidade', (close) => (
        <Notice
          icon={<LuMegaphone />}
          title="O painel tem novidades nesta versão."
          titleProps={title}
          variant="solid"
          colorPalette="primary"
          {...line}
          css={withClose}
        >
          <ButtonLink to={findPageOrHome('pages/changelog/page')} size="xs" variant="surface">
            Ver
          </ButtonLink>
          {close({ colorPalette: 'primary', color: 'inherit', _hover: { bg: 'primary.contrast/20' } })}
        </Notice>
      ))}
      {show('manutenção', (close) => (
        <Notice
          icon={<LuTriangleAlert />}
          title="Manutenção neste domingo"
          titleProps={title}
          detail={<Alert.Description>Das 2h às 4h as consultas ficam em fila.</Alert.Description>}
          colorPalette="warning"
          borderRadius="0"
          borderInlineStartWidth="4px"
          borderInlineStartColor="warning.solid"
          {...line}
        >
          {close({ colorPalette: 'warning' })}
        </Notice>
      ))}
      {show('falha', (close) => (
        <Notice
          icon={<LuCloudOff />}
          title={attempts === 0 ? 'A fonte não respondeu.' : `A fonte não respondeu (${attempts + 1} vezes).`}
          titleProps={{ ...title, role: 'status' }}
          variant="surface"
          colorPalette="danger"
          {...line}
          css={withClose}
        >
          <Button size="xs" variant="outline" colorPalette="danger" onClick={() => setAttempts(attempts + 1)}>
            <LuRefreshCw aria-hidden="true" /> Tentar de novo
          </Button>
          {close({ colorPalette: 'danger' })}
        </Notice>
      ))}
      {shown.length < banners.length && (
        <Box>
          <OutlineButton onClick={() => setShown(banners)}>Trazer as faixas de volta</OutlineButton>
        </Box>
      )}
    </Flex>
  )
}

/** The last button closes; it keeps the corner when the line wraps. */
const withClose = {
  position: 'relative',
  pe: '14',
  '& > button:last-of-type': { position: 'absolute', top: '3', insetEnd: '3' },
} as const
