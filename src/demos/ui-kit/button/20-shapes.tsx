import { Button, Flex, IconButton } from '@chakra-ui/react'
import { LuArrowUp, LuSearch, LuSettings } from 'react-icons/lu'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { Row } from '../row.tsx'

export const meta = { title: 'Formas e links' }

const scrollUp = () => window.scrollTo({ top: 0 })

/** Round, pill and full width; and links that look like buttons. */
export default function Shapes() {
  return (
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
        <Button borderRadius="full" px="6" variant="outline" colorPalette="primary" onClick={scrollUp}>
          <LuArrowUp aria-hidden="true" /> Ao começo
        </Button>
      </Row>
      <Button asChild width="full" variant="subtle">
        <RouteLink to={findPageOrHome('pages/faq/page')}>Ver a base de conhecimento</RouteLink>
      </Button>
    </Flex>
  )
}
