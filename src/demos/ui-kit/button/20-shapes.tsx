import { Button, Flex, IconButton } from '@chakra-ui/react'
import { LuArrowUp, LuSearch, LuSettings } from 'react-icons/lu'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { OutlineButton, Row } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = { title: 'Formas e links' }

const scrollUp = () => window.scrollTo({ top: 0 })

/** Round, pill and full width; and links that look like buttons. */
export default () => (
  <Flex direction="column" gap="4">
    <Row>
      <IconButton asChild aria-label="Configurações" borderRadius="full">
        <RouteLink to={findPageOrHome('pages/settings/page')}>
          <LuSettings />
        </RouteLink>
      </IconButton>
      <IconButton asChild aria-label="Consultas" variant="subtle" borderRadius="full">
        <RouteLink to={findPageOrHome('pages/pacotes/page')}>
          <LuSearch />
        </RouteLink>
      </IconButton>
      <OutlineButton borderRadius="full" px="6" onClick={scrollUp}>
        <LuArrowUp aria-hidden="true" /> Ao começo
      </OutlineButton>
    </Row>
    <Button asChild width="full" variant="subtle">
      <RouteLink to={findPageOrHome('pages/faq/page')}>Ver a base de conhecimento</RouteLink>
    </Button>
  </Flex>
)
